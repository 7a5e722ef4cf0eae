//go:build !race

package serializertest

const raceEnabled = false

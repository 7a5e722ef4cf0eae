//go:build race

package serializertest

// raceEnabled tells that the race detector allocates beside the code.
const raceEnabled = true

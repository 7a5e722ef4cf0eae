//go:build race

package engine

// raceEnabled tells that the race detector watches.
const raceEnabled = true

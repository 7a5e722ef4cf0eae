//go:build race && (amd64 || arm64)

package hyperpb

// pointersChecked tells that the compiler checks the use of package unsafe, as it
// does in builds with the race detector.
const pointersChecked = true

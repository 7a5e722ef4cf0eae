//go:build !unix

package worker

import "os/exec"

// detach does nothing: here Ctrl-C ends the worker as well, and the parent counts
// that as its own interruption.
func detach(*exec.Cmd) {}

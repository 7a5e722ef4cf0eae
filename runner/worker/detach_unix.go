//go:build unix

package worker

import (
	"os/exec"
	"syscall"
)

// detach keeps a terminal's Ctrl-C from reaching the worker, whom the parent tells
// itself when to end.
func detach(command *exec.Cmd) {
	command.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
}

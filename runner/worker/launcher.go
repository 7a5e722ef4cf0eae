package worker

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
	"time"

	gopsutil "github.com/shirou/gopsutil/v4/process"

	"serbench/results"
)

// How the parent watches.
const (
	watchEvery = 100 * time.Millisecond
	// stopGrace is how long a worker may go on after its input was closed.
	stopGrace = 2 * time.Second
)

// A Launcher starts workers: the parent's half.
type Launcher struct {
	// Environment is added to the parent's own: what makes a process call [Main].
	Environment []string
	// MemoryLimit is how much physical memory a worker may use, in bytes, before the
	// codec on the processor counts as allocating without bound.
	MemoryLimit uint64
	// TurnTimeout is how long one turn of a codec may take before it counts as
	// hanging.
	TurnTimeout time.Duration
}

// Launch measures a job in a new process of a program that calls [Main], given its
// path. It returns the serializers that failed
// in it, and the result, which is nil where one failed in the middle of the
// measurement: the caller launches again without those. The error is for what is
// no serializer's fault, and for the context's end.
func (l Launcher) Launch(ctx context.Context, program string, job Job) (*Result, []Failure, error) {
	markFile, err := os.CreateTemp("", "serbench-mark-*")
	if err != nil {
		return nil, nil, fmt.Errorf("make the mark: %w", err)
	}
	defer os.Remove(markFile.Name())
	defer markFile.Close()
	job.Mark = markFile.Name()

	p, err := l.start(program, job)
	if err != nil {
		return nil, nil, fmt.Errorf("start a worker: %w", err)
	}
	ended := make(chan *Failure) // of the serializer for which the worker was ended
	done := make(chan struct{})
	go func() { ended <- l.watch(ctx, job, markFile, p, done) }()
	answer := p.receive()
	waitErr := p.command.Wait()
	close(done)

	failures := answer.failures
	switch failure := <-ended; {
	case ctx.Err() != nil:
		return nil, nil, ctx.Err()
	case failure != nil:
		return nil, append(failures, *failure), nil
	case answer.fault != "":
		return nil, nil, fmt.Errorf("worker for %s %s: %s", job.Datatype, job.Operation, answer.fault)
	case answer.ended:
		return answer.result, failures, nil
	}
	blamed, err := blame(job, markFile, p, waitErr)
	if err != nil {
		return nil, nil, err
	}
	return nil, append(failures, blamed), nil
}

// blame names the codec that was on the processor when a worker died.
func blame(job Job, markFile *os.File, p *process, waitErr error) (Failure, error) {
	reason := "the process ended without a word"
	if waitErr != nil {
		reason = "the process died: " + waitErr.Error()
	}
	if words := p.stderr.String(); words != "" {
		reason += ": " + words
	}
	holder, _ := readMark(markFile)
	if holder == nobody {
		return Failure{}, fmt.Errorf("worker for %s %s: %s", job.Datatype, job.Operation, reason)
	}
	return Failure{Serializer: job.Serializers[holder], Status: results.Failed, Reason: reason}, nil
}

// watch waits until the worker is done, misbehaves, or is no longer wanted; in the
// last two cases it ends it. It returns the failure of the serializer that
// misbehaves, or nil.
func (l Launcher) watch(ctx context.Context, job Job, markFile *os.File, p *process, done <-chan struct{}) *Failure {
	tick := time.NewTicker(watchEvery)
	defer tick.Stop()
	var turns uint64
	since := time.Now()
	for {
		select {
		case <-done:
			return nil
		case <-ctx.Done():
			p.stop(done)
			return nil
		case <-tick.C:
		}
		holder, now := readMark(markFile)
		if now != turns {
			turns, since = now, time.Now()
		}
		if holder == nobody {
			continue
		}
		reason := ""
		if used := memoryOf(p.command.Process.Pid); used > l.MemoryLimit {
			reason = fmt.Sprintf("exhausts memory: the process used %d MiB, more than the limit of %d MiB", used>>20, l.MemoryLimit>>20)
		} else if time.Since(since) > l.TurnTimeout {
			reason = fmt.Sprintf("hung: one turn took longer than %v", l.TurnTimeout)
		}
		if reason != "" {
			p.kill()
			return &Failure{Serializer: job.Serializers[holder], Status: results.Failed, Reason: reason}
		}
	}
}

// memoryOf returns the physical memory of a process in bytes, or 0 where the system
// does not tell or the process has ended.
func memoryOf(pid int) uint64 {
	p := gopsutil.Process{Pid: int32(pid)}
	info, err := p.MemoryInfo()
	if err != nil {
		return 0
	}
	return info.RSS
}

// A process is a running worker.
type process struct {
	command *exec.Cmd
	stdin   io.WriteCloser
	stdout  io.Reader
	stderr  *words
}

func (l Launcher) start(program string, job Job) (*process, error) {
	command := exec.Command(program)
	command.Env = append(append(os.Environ(), l.Environment...), "SERBENCH_PADDING="+strings.Repeat(".", job.Padding))
	p := &process{command: command, stderr: &words{}}
	command.Stderr = p.stderr
	detach(command)
	var err error
	if p.stdin, err = command.StdinPipe(); err != nil {
		return nil, err
	}
	if p.stdout, err = command.StdoutPipe(); err != nil {
		return nil, err
	}
	if err := command.Start(); err != nil {
		return nil, err
	}
	if err := json.NewEncoder(p.stdin).Encode(job); err != nil {
		p.kill()
		return nil, errors.Join(err, command.Wait())
	}
	return p, nil
}

// stop asks the worker to end, and ends it if it does not.
func (p *process) stop(done <-chan struct{}) {
	p.stdin.Close() // an error means that it has ended already
	select {
	case <-done:
	case <-time.After(stopGrace):
		p.kill()
	}
}

func (p *process) kill() {
	_ = p.command.Process.Kill() // an error means that it has ended already
}

// An answer is all that a worker has sent.
type answer struct {
	result   *Result
	failures []Failure
	fault    string
	ended    bool // the worker has said its last message
}

// receive reads the worker's messages until it closes its output.
func (p *process) receive() answer {
	var a answer
	decoder := json.NewDecoder(bufio.NewReader(p.stdout))
	for {
		var m message
		if err := decoder.Decode(&m); err != nil {
			return a // the output ends: in the middle of a line if the worker died
		}
		if m.Failure != nil {
			a.failures = append(a.failures, *m.Failure)
		}
		if m.Ended {
			a.result, a.fault, a.ended = m.Result, m.Fault, true
		}
	}
}

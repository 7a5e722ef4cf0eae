package worker

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime"
	"slices"
	"sync/atomic"
	"time"

	"serbench/datatypes"
	"serbench/engine"
	"serbench/serializers"
)

// orphanGrace is how long a worker whose parent has gone waits for a codec to
// come back.
const orphanGrace = 5 * time.Second

// errStopped ends a measurement that nobody waits for any more.
var errStopped = errors.New("the parent has closed the worker's input")

// Main is the worker's half: it reads a job from in, measures it, and writes what
// becomes of it to out. An error means that the parent could not be told.
func Main(rows []serializers.Serializer, types []datatypes.Datatype, in io.Reader, out io.Writer) error {
	messages := json.NewEncoder(out)
	w := &child{rows: rows, types: types, messages: messages, began: time.Now()}
	result, err := w.work(in)
	last := message{Ended: true, Result: result}
	if err != nil && !errors.Is(err, errReported) {
		last.Fault = err.Error()
	}
	return messages.Encode(last)
}

// errReported is the error of a worker that has sent a Failure in the middle of a
// measurement, which it cannot finish without the codec that failed.
var errReported = errors.New("a codec failed")

// A child is the state of a worker.
type child struct {
	rows     []serializers.Serializer
	types    []datatypes.Datatype
	messages *json.Encoder
	began    time.Time

	job Job
	// processors is how many the process was given, before it restrained itself.
	processors int
	mark       *mark
	padding    []byte // shifts what is allocated after it
	stopped    atomic.Bool
}

func (w *child) work(in io.Reader) (*Result, error) {
	decoder := json.NewDecoder(in)
	if err := decoder.Decode(&w.job); err != nil {
		return nil, fmt.Errorf("read the job: %w", err)
	}
	w.padding = make([]byte, w.job.Padding)
	var err error
	if w.mark, err = openMark(w.job.Mark); err != nil {
		return nil, err
	}
	go func() {
		// Nothing more comes; what is waited for is the end of the input.
		_, _ = io.Copy(io.Discard, in)
		w.stopped.Store(true)
		time.Sleep(orphanGrace)
		os.Exit(1)
	}()
	w.processors = runtime.GOMAXPROCS(0)
	defer engine.OneProcessor()()
	return w.measure()
}

// enter notes whose turn it is, unless the parent has gone.
func (w *child) enter(serializer int) error {
	if w.stopped.Load() {
		return errStopped
	}
	return w.mark.set(serializer)
}

// fail tells the parent that a serializer has no figures.
func (w *child) fail(serializer int, err error) error {
	f := failure(w.job.Serializers[serializer], err)
	return w.messages.Encode(message{Failure: &f})
}

func (w *child) measure() (*Result, error) {
	t := slices.IndexFunc(w.types, func(d datatypes.Datatype) bool { return string(d.Name) == w.job.Datatype })
	if t < 0 {
		return nil, fmt.Errorf("the suite has no datatype %q", w.job.Datatype)
	}
	domain, err := w.types[t].Values(w.job.Values, w.job.ListSize, w.job.Seed)
	if err != nil {
		return nil, err
	}
	if w.job.Cold {
		result, err := w.cold(w.types[t], domain)
		return result, w.report([]int{0}, err)
	}
	if w.job.Profile != "" {
		return nil, w.report([]int{0}, w.profile(w.types[t], domain))
	}
	l, err := w.lineUp(w.types[t], domain)
	if err != nil {
		return nil, err
	}
	result, err := w.run(l)
	return result, w.report(l.serializer, err)
}

// report tells the parent of an arm's own failure, which arms belong to which
// serializers, and returns errReported for it; other errors it returns as they are.
func (w *child) report(serializer []int, err error) error {
	var failed *engine.Error
	if errors.As(err, &failed) && serializer[failed.Arm] != nobody {
		return errors.Join(errReported, w.fail(serializer[failed.Arm], failed))
	}
	return err
}

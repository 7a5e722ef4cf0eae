package worker

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"serbench/datatypes"
	"serbench/engine"
	"serbench/results"
	"serbench/serializers"
)

func TestWords(t *testing.T) {
	for _, test := range []struct {
		name   string
		writes []string
		want   string
	}{
		{"none", nil, ""},
		{"the last line", []string{"one\n", "two\n", "\n"}, "two"},
		{"a line without end", []string{"one\ntwo"}, "two"},
		{"a crash in the middle", []string{"chatter\npan", "ic: oh no\n\ngoroutine 1 [running]:\n", "exit status 2\n"}, "panic: oh no"},
		{"a fatal error", []string{"fatal error: all goroutines are asleep - deadlock!\n\ngoroutine 1:\n"}, "fatal error: all goroutines are asleep - deadlock!"},
		{"a long line", []string{strings.Repeat("x", 3*longestLine) + "\n"}, strings.Repeat("x", longestLine)},
	} {
		var w words
		for _, p := range test.writes {
			if n, err := w.Write([]byte(p)); n != len(p) || err != nil {
				t.Errorf("%s: Write returns %d, %v", test.name, n, err)
			}
		}
		if got := w.String(); got != test.want {
			t.Errorf("%s: %q, want %q", test.name, got, test.want)
		}
	}
}

//go:noinline
func explode() { panic("boom") }

func TestGuardNamesThePlace(t *testing.T) {
	err := guard(func() error { explode(); return nil })
	if err == nil || err.Error() != "panic: boom in serbench/runner/worker.explode" {
		t.Errorf("got %v", err)
	}
	want := errors.New("as it is")
	if err := guard(func() error { return want }); err != want {
		t.Errorf("an error became %v", err)
	}
}

func TestMark(t *testing.T) {
	path := filepath.Join(t.TempDir(), "mark")
	file, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if holder, turns := readMark(file); holder != nobody || turns != 0 {
		t.Errorf("before the first turn: %d after %d turns", holder, turns)
	}
	m, err := openMark(path)
	if err != nil {
		t.Fatal(err)
	}
	defer m.file.Close()
	for turn, holder := range []int{3, nobody, 0} {
		if err := m.set(holder); err != nil {
			t.Fatal(err)
		}
		if got, turns := readMark(file); got != holder || turns != uint64(turn+1) {
			t.Errorf("turn %d of %d reads as turn %d of %d", turn+1, holder, turns, got)
		}
	}
}

func TestFailure(t *testing.T) {
	if f := failure("x", errors.New("broken")); f.Status != results.Failed || f.Reason != "broken" {
		t.Errorf("got %+v", f)
	}
	err := fmt.Errorf("%w: it holds no lists", serializers.ErrUnsupported)
	if f := failure("x", err); f.Status != results.Unsupported || f.Reason != "it holds no lists" {
		t.Errorf("got %+v", f)
	}
}

func TestSizes(t *testing.T) {
	plain, gzipped, zstded, err := sizes([][]byte{make([]byte, 1000), make([]byte, 3000)})
	if err != nil || plain != 2000 || gzipped <= 0 || gzipped > 100 || zstded <= 0 || zstded > 100 {
		t.Errorf("two thousand zeros in the mean: %v plain, %v gzip, %v zstd, %v", plain, gzipped, zstded, err)
	}
}

// The empty codec shows what the harness costs, with one value and with so many
// that the walk through them shows. The bounds are twice what a quiet machine needs.
func TestHarnessCost(t *testing.T) {
	d := datatypes.All()[0]
	for _, values := range []int{1, 4096} {
		domain, err := d.Values(values, 0, 1)
		if err != nil {
			t.Fatal(err)
		}
		for _, operation := range serializers.Operations() {
			c, err := newContestant("null", d, bindNull(d), operation, domain)
			if err != nil {
				t.Fatal(err)
			}
			s := engine.NewSession([]engine.Arm{c.arm(-1)}, engine.Options{}, engine.Real(), nil)
			if err := s.Calibrate(); err != nil {
				t.Fatal(err)
			}
			taken, err := s.Rounds(100, 100, 0)
			if err != nil {
				t.Fatal(err)
			}
			fastest := taken[0][0].NSPerOp
			for _, slice := range taken[0] {
				fastest = min(fastest, slice.NSPerOp)
			}
			if fastest > 8 && !raceEnabled {
				t.Errorf("%s of %d values by the empty codec takes %.1f ns", operation, values, fastest)
			}
			if bytes, err := harnessBytes(s, 0); err != nil || bytes > 0 && !raceEnabled {
				t.Errorf("%s of %d values by the empty codec allocates %v bytes, %v", operation, values, bytes, err)
			}
		}
	}
}

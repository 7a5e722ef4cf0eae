package export

import (
	"bytes"
	"errors"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"serbench/report/reporttest"
	"serbench/results"
)

// exported returns a file in a format.
func exported(t testing.TB, format string, file *results.File) string {
	t.Helper()
	f, err := Find(format)
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if err := f.Write(&b, file); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// withSamples gives every case that has figures samples of several launches, around its
// own medians.
func withSamples(file *results.File, launches int, seed uint64) *results.File {
	random := rand.New(rand.NewPCG(seed, 0))
	file.Config.Launches = launches
	for i := range file.Cases {
		c := &file.Cases[i]
		if c.Status != results.OK {
			continue
		}
		s := &results.Samples{}
		add := func(launch int, kind results.SampleKind, ns float64) {
			s.Launch = append(s.Launch, launch)
			s.Kind = append(s.Kind, kind)
			s.NSPerOp = append(s.NSPerOp, ns*math.Exp(0.005*random.NormFloat64()))
		}
		for launch := range launches {
			for range 5 {
				add(launch, results.Slice, c.MutatorNSPerOp.Median)
			}
			add(launch, results.GCSlice, 9*c.MutatorNSPerOp.Median)
			for range 3 {
				add(launch, results.Window, c.NSPerOp.Median)
			}
		}
		c.Samples = s
	}
	return file
}

func TestFind(t *testing.T) {
	for _, f := range Formats() {
		got, err := Find(f.Name)
		if err != nil || got.About != f.About || f.About == "" {
			t.Errorf("%s: got %v, %v", f.Name, got, err)
		}
	}
	_, err := Find("xml")
	if want := `"xml" is not a format; known: benchfmt, csv`; !errors.As(err, new(*UnknownFormatError)) || err.Error() != want {
		t.Errorf("got %v, want %s", err, want)
	}
}

// full is a writer that takes so many bytes and no more.
type full struct{ left int }

var errFull = errors.New("full")

func (f *full) Write(p []byte) (int, error) {
	if f.left -= len(p); f.left < 0 {
		return 0, errFull
	}
	return len(p), nil
}

func TestWriteErrors(t *testing.T) {
	file := reporttest.Run(reporttest.Default())
	bad := *file
	bad.Format = "other"
	for _, f := range Formats() {
		if err := f.Write(&bytes.Buffer{}, &bad); err == nil || !strings.Contains(err.Error(), "another format") {
			t.Errorf("%s: an invalid file: %v", f.Name, err)
		}
		for _, room := range []int{0, 5000} {
			if err := f.Write(&full{room}, file); !errors.Is(err, errFull) {
				t.Errorf("%s: room for %d bytes: %v", f.Name, room, err)
			}
		}
	}
}

func TestDeterministic(t *testing.T) {
	file := withSamples(reporttest.Run(reporttest.Default()), 8, 1)
	for _, f := range Formats() {
		first, second := exported(t, f.Name, file), exported(t, f.Name, file)
		if first != second {
			t.Errorf("%s differs between two exports of one file", f.Name)
		}
	}
}

func BenchmarkWrite(b *testing.B) {
	file := withSamples(reporttest.Run(reporttest.Large(100, 50, 2)), 8, 1)
	for _, f := range Formats() {
		b.Run(f.Name, func(b *testing.B) {
			for b.Loop() {
				if err := f.Write(&bytes.Buffer{}, file); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// Package serializertest proves what a serializer says of itself.
//
// A serializer's traits are claims, and a benchmark that believes them compares
// what cannot be compared: a view with an owned copy, a value that aliases its
// input with one that does not, a codec that drops a field with one that keeps
// it. So each claim has a proof here, in both directions where that is possible:
// the kit fails for a claim that does not hold and for a property that is there
// but not claimed.
//
// It serves every adapter in this project and any other program's serializer:
//
//	func TestSerializers(t *testing.T) {
//		serializertest.Run(t, Serializers()...)
//	}
//
// A library that brings down the whole process on malformed input brings down the
// test as well, until its serializer lists [serializers.ExhaustsMemory]: then a
// child process of the test is what it brings down.
//
// Run it under the race detector too; the proofs of concurrent use see more there.
// The proofs that count allocations are skipped there, since the detector
// allocates.
package serializertest

import (
	"errors"
	"testing"

	"serbench/serializers"
)

// Run proves each row in a subtest of its name, with a subtest for each proof. It
// runs nothing in parallel: the proofs that count allocations need the process
// for themselves. With -short, fewer values are tried.
func Run(t *testing.T, rows ...serializers.Serializer) {
	t.Helper()
	if len(rows) == 0 {
		t.Fatal("no serializer to prove")
	}
	rowsByName := map[string]int{}
	for _, row := range rows {
		rowsByName[row.Name]++
	}
	for _, row := range rows {
		t.Run(row.Name, func(t *testing.T) {
			if n := rowsByName[row.Name]; n > 1 {
				t.Errorf("%d rows have the name %q", n, row.Name)
			}
			if row.Identify != nil {
				// On this machine another library would be proved in its place.
				if err := row.Identify(); errors.Is(err, serializers.ErrUnsupported) {
					t.Skip(err)
				}
			}
			s := newSubject(row, testing.Short())
			s.test = t.Name()
			for _, p := range proofs {
				t.Run(p.name, func(t *testing.T) { report(t, s.put(p)) })
			}
		})
	}
}

func report(t *testing.T, err error) {
	t.Helper()
	var skipped *skipError
	switch {
	case errors.As(err, &skipped):
		t.Skip(err)
	case err != nil:
		t.Error(err)
	}
}

// Package datatypes holds the six shapes of data that every serializer is
// measured with, and their canonical values.
//
// It knows no serializer. The structs carry no tags and no methods, so that no
// library finds help here that another one does not get: a library that needs
// tags or generated code keeps a mirror type in its own folder and converts.
//
// A [Datatype] is a value, not a registration: the six are listed by [All], and
// a program that measures a shape of its own makes one with [New].
package datatypes

import (
	"fmt"
	"math/rand/v2"
	"reflect"
)

// Name identifies a datatype on the command line, in results and in reports.
type Name string

// The names of the six datatypes.
const (
	NameStruct           Name = "struct"
	NameSample           Name = "sample"
	NameMediaContent     Name = "mediacontent"
	NameStructList       Name = "structlist"
	NameSampleList       Name = "samplelist"
	NameMediaContentList Name = "mediacontentlist"
)

// DefaultListSize is the number of elements in a list datatype's canonical value.
const DefaultListSize = 5

// A Datatype is one shape of data together with its canonical value. Values
// cross this type as pointers to the domain struct, *T held in an any, so that
// code which knows no T can pass them on without copying or boxing them.
type Datatype struct {
	// Name is unique among the datatypes of a run.
	Name Name
	// IsList tells that the value's size is set by a list size.
	IsList bool
	// Fresh returns a pointer to a new zero value of the domain type. It is safe
	// for concurrent use and costs one allocation.
	Fresh func() any
	// Fold folds every leaf of a value into a checksum, as traversing operations
	// do. It allocates nothing. Where it is nil the datatype cannot be traversed.
	Fold func(c Checksum, v any) Checksum

	canonical func(listSize int) any
}

// New describes a datatype whose domain type is T. The function canonical
// returns a new canonical value with listSize elements where the datatype is a
// list, and ignores listSize elsewhere. It must return an equal value each time
// it is called with one listSize.
func New[T any](name Name, isList bool, canonical func(listSize int) *T, fold func(Checksum, *T) Checksum) Datatype {
	d := Datatype{
		Name:      name,
		IsList:    isList,
		Fresh:     func() any { return new(T) },
		canonical: func(listSize int) any { return canonical(listSize) },
	}
	if fold != nil {
		d.Fold = func(c Checksum, v any) Checksum { return fold(c, v.(*T)) }
	}
	return d
}

// All returns the six datatypes in the order in which reports show them. The
// caller owns the slice.
func All() []Datatype {
	return []Datatype{
		New(NameStruct, false, func(int) *Struct { return canonicalStruct() }, FoldStruct),
		New(NameSample, false, func(int) *Sample { return canonicalSample() }, FoldSample),
		New(NameMediaContent, false, func(int) *MediaContent { return canonicalMediaContent() }, FoldMediaContent),
		New(NameStructList, true, func(n int) *StructList {
			return &StructList{Values: repeat(n, canonicalStruct)}
		}, FoldStructList),
		New(NameSampleList, true, func(n int) *SampleList {
			return &SampleList{Values: repeat(n, canonicalSample)}
		}, FoldSampleList),
		New(NameMediaContentList, true, func(n int) *MediaContentList {
			return &MediaContentList{Values: repeat(n, canonicalMediaContent)}
		}, FoldMediaContentList),
	}
}

// repeat returns n values of which no two share memory.
func repeat[T any](n int, value func() *T) []T {
	values := make([]T, n)
	for i := range values {
		values[i] = *value()
	}
	return values
}

// Canonical returns a new canonical value, a pointer that the caller owns.
// listSize is the number of elements of a list datatype.
func (d Datatype) Canonical(listSize int) any { return d.canonical(listSize) }

// Values returns n distinct values of one shape, each a pointer that the caller
// owns. The first is the canonical value; the others are made from seed by
// varying its leaves and keeping its structure: lists keep their lengths and
// pointers their presence, while numbers vary in magnitude and strings in length
// and content, so that a branch on the width of a number cannot be learned by
// heart. The same arguments always give equal values. n must be at least 1.
//
// A datatype without a leaf that can vary in n ways has no n distinct values;
// that is an error.
func (d Datatype) Values(n, listSize int, seed uint64) ([]any, error) {
	values := make([]any, n)
	values[0] = d.Canonical(listSize)
	seen := map[uint64]bool{fingerprint(values[0]): true}
	random := rand.New(rand.NewPCG(seed, 0))
	for i := 1; i < n; i++ {
		value, err := d.unseen(random, seen, listSize)
		if err != nil {
			return nil, fmt.Errorf("make %d distinct values of %s: %w", n, d.Name, err)
		}
		values[i] = value
	}
	return values, nil
}

// maxTries bounds the search for a value that has not been made before.
const maxTries = 1000

// unseen returns a varied value whose fingerprint is not in seen, and adds it.
func (d Datatype) unseen(random *rand.Rand, seen map[uint64]bool, listSize int) (any, error) {
	for range maxTries {
		value := d.Canonical(listSize)
		EachLeaf(value, func(leaf reflect.Value) { vary(leaf, random) })
		if print := fingerprint(value); !seen[print] {
			seen[print] = true
			return value, nil
		}
	}
	return nil, fmt.Errorf("only %d found", len(seen))
}

package length

import (
	"bytes"
	"errors"
	"testing"

	"github.com/mus-format/mus-go"
	slops "github.com/mus-format/mus-go/options/slice"
	strops "github.com/mus-format/mus-go/options/string"
	"github.com/mus-format/mus-go/ord"
	"github.com/mus-format/mus-go/varint"

	"serbench/serializers/serializertest"
)

// announce returns input of nothing but a length.
func announce(n int) []byte {
	bs := make([]byte, varint.PositiveInt.Size(n))
	varint.PositiveInt.Marshal(n, bs)
	return bs
}

// TestWire holds that the bytes are those of the library's default.
func TestWire(t *testing.T) {
	for _, n := range []int{0, 1, 127, 128, 1 << 20} {
		want := announce(n)
		got := make([]byte, Bounded.Size(n))
		if written := Bounded.Marshal(n, got); written != len(want) || !bytes.Equal(got, want) {
			t.Errorf("%d is written as %x, want %x", n, got, want)
		}
		if skipped, err := Bounded.Skip(got); err != nil || skipped != len(want) {
			t.Errorf("%d of %d bytes skipped: %v", skipped, len(want), err)
		}
		input := append(want, make([]byte, n)...)
		if v, read, err := Bounded.Unmarshal(input); err != nil || v != n || read != len(want) {
			t.Errorf("%d is read as %d from %d bytes: %v", n, v, read, err)
		}
	}
}

// TestBound shows what the bound is for: by default the library makes room for
// what three bytes announce.
func TestBound(t *testing.T) {
	const announced = 1 << 20
	input := announce(announced)
	unbounded := ord.NewSliceSer[int64](varint.Int64)
	bounded := ord.NewSliceSer[int64](varint.Int64, slops.WithLenSer[int64](Bounded))
	read := func(s mus.Serializer[[]int64]) float64 {
		_, size := serializertest.Allocations(1, func() {
			if _, _, err := s.Unmarshal(input); !errors.Is(err, mus.ErrTooSmallByteSlice) {
				t.Errorf("an announced list that is not there: %v", err)
			}
		})
		return size
	}
	if size := read(unbounded); size < 8*announced {
		t.Errorf("the library allocates %.0f bytes by default: the bound is not needed any more", size)
	}
	if size := read(bounded); size > 1024 {
		t.Errorf("%.0f bytes allocated within the bound", size)
	}
}

// TestOverflow shows the other thing that the bound is for: by default a text of
// the greatest length makes the library panic.
func TestOverflow(t *testing.T) {
	const greatest = int(^uint(0) >> 1)
	input := announce(greatest)
	bounded := ord.NewStringSer(strops.WithLenSer(Bounded))
	if _, _, err := bounded.Unmarshal(input); !errors.Is(err, mus.ErrTooSmallByteSlice) {
		t.Errorf("a text of the greatest length: %v", err)
	}
	defer func() {
		if recover() == nil {
			t.Error("the library does not panic by default: the bound is not needed any more")
		}
	}()
	_, _, _ = ord.String.Unmarshal(input)
}

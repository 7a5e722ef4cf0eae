// Code generated from ../safe/skip_test.go. DO NOT EDIT.

package unsafe

import (
	"testing"

	"github.com/mus-format/mus-go"

	"serbench/datatypes"
)

// TestSkip holds the one method that the suite does not call: what is skipped is
// what was written, to the byte, and nothing that was cut off is skipped whole.
func TestSkip(t *testing.T) {
	for _, d := range datatypes.All() {
		values, err := d.Values(20, 2, 1)
		if err != nil {
			t.Fatal(err)
		}
		for _, value := range append(values, d.Arbitrary(50, 1)...) {
			switch v := value.(type) {
			case *datatypes.Struct:
				skips(t, d.Name, structMUS, *v)
			case *datatypes.Sample:
				skips(t, d.Name, sampleMUS, *v)
			case *datatypes.MediaContent:
				skips(t, d.Name, mediaContentMUS, *v)
			case *datatypes.StructList:
				skips(t, d.Name, structsMUS, v.Values)
			case *datatypes.SampleList:
				skips(t, d.Name, samplesMUS, v.Values)
			case *datatypes.MediaContentList:
				skips(t, d.Name, mediaContentsMUS, v.Values)
			}
		}
	}
}

func skips[T any](t *testing.T, name datatypes.Name, serializer mus.Serializer[T], v T) {
	t.Helper()
	bs := make([]byte, serializer.Size(v))
	if n := serializer.Marshal(v, bs); n != len(bs) {
		t.Fatalf("%s: %d bytes written of %d", name, n, len(bs))
	}
	if n, err := serializer.Skip(bs); err != nil || n != len(bs) {
		t.Fatalf("%s: %d bytes skipped of %d: %v", name, n, len(bs), err)
	}
	if n, err := serializer.Skip(bs[:len(bs)-1]); err == nil {
		t.Fatalf("%s: %d bytes skipped of %d, the last of which is missing", name, n, len(bs))
	}
}

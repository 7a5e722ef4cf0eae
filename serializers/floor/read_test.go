package floor

import (
	"errors"
	"strings"
	"testing"

	"serbench/datatypes"
)

func TestReadVarint(t *testing.T) {
	for _, test := range []struct {
		data string
		want uint64
		next int
	}{
		{"\x00", 0, 1},
		{"\x7f", 127, 1},
		{"\x80\x01", 128, 2},
		{"\x80\x00", 0, 2}, // longer than it need be
		{"\xff\xff\xff\xff\xff\xff\xff\x7f", 1<<56 - 1, 8},
		{"\xff\xff\xff\xff\xff\xff\xff\xff\x7f", 1<<63 - 1, 9},
		{"\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01", 1<<64 - 1, 10},
		{"\xff\xff\xff\xff\xff\xff\xff\xff\xff\x02", 0, malformed}, // 65 bits
		{"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x00", 0, malformed},
		{"", 0, malformed},
		{"\x80", 0, malformed},
		{"\xff\xff\xff\xff\xff\xff\xff\xff\xff", 0, malformed},
	} {
		// A number that ends the data and one that does not are read in two ways.
		suffixes := []string{"", strings.Repeat("\x00", 16)}
		if test.next == malformed && len(test.data) < 10 {
			suffixes = suffixes[:1]
		}
		for _, suffix := range suffixes {
			got, next := readVarint([]byte("\xff"+test.data+suffix), 1)
			want := test.next
			if want != malformed {
				want++
			}
			if next != want || next != malformed && got != test.want {
				t.Errorf("%x followed by %x: %d, next %d; want %d, %d",
					test.data, suffix, got, next, test.want, want)
			}
		}
	}
}

func TestMalformedInput(t *testing.T) {
	huge := "\xff\xff\xff\xff\xff\xff\xff\xff\x7f" // 2^63-1
	tooLong := strings.Repeat("\xff", 10) + "\x01"
	for _, test := range []struct {
		name     string
		datatype datatypes.Name
		data     string
	}{
		{"field number 0", datatypes.NameStruct, "\x00\x00"},
		{"field number beyond the greatest", datatypes.NameStruct, "\x80\x80\x80\x80\x10\x00"},
		{"unknown wire type", datatypes.NameStruct, "\x0e\x00"},
		{"tag without a value", datatypes.NameStruct, "\x08"},
		{"tag of 11 bytes", datatypes.NameStruct, tooLong + "\x00"},
		{"number of 11 bytes", datatypes.NameStruct, "\x08" + tooLong},
		{"end of a group that never began", datatypes.NameStruct, "\x0c"},
		{"group without an end", datatypes.NameStruct, "\x7b\x08\x01"},
		{"unknown field beyond the end", datatypes.NameStruct, "\x7a\x05ab"},
		{"truncated float", datatypes.NameSample, "\x1d\x00\x00\x00"},
		{"truncated double", datatypes.NameSample, "\x21\x00\x00\x00\x00\x00\x00\x00"},
		{"string beyond the end", datatypes.NameSample, "\xb2\x01\x05abcd"},
		{"string of a huge length", datatypes.NameSample, "\xb2\x01" + huge},
		{"packed numbers of a huge length", datatypes.NameSample, "\x7a" + huge},
		{"packed numbers that end within one", datatypes.NameSample, "\x7a\x01\x80\x01"},
		{"packed booleans that end within one", datatypes.NameSample, "\xaa\x01\x01\x80\x01"},
		{"packed floats that end within one", datatypes.NameSample, "\x8a\x01\x03\x00\x00\x00\x00"},
		{"packed doubles that end within one", datatypes.NameSample, "\x92\x01\x04\x00\x00\x00\x00\x00\x00\x00\x00"},
		{"message beyond the end", datatypes.NameMediaContent, "\x0a\x02\x0a"},
		{"string beyond its message", datatypes.NameMediaContent, "\x12\x02\x0a\x02ab"},
		{"title beyond its message", datatypes.NameMediaContent, "\x0a\x02\x12\x01a"},
		{"element of a huge length", datatypes.NameMediaContentList, "\x0a" + huge},
		{"malformed element", datatypes.NameStructList, "\x0a\x01\x08"},
	} {
		for _, d := range datatypes.All() {
			if d.Name != test.datatype {
				continue
			}
			own, reference := codecs(t, d)
			if _, err := own.Deserialize([]byte(test.data)); !errors.Is(err, errMalformed) {
				t.Errorf("%s: error %v, want %v", test.name, err, errMalformed)
			}
			if _, err := reference.Deserialize([]byte(test.data)); err == nil {
				t.Errorf("%s: protobuf accepts it", test.name)
			}
		}
	}
}

// What protobuf refuses for no other reason than the encoding of a string.
func TestStringsNeedNotBeUTF8(t *testing.T) {
	s := &datatypes.Sample{}
	if err := readSample([]byte("\xb2\x01\x02\xff\xfe"), s); err != nil || s.String != "\xff\xfe" {
		t.Errorf("got %q, %v", s.String, err)
	}
}

// maxFuzzed bounds the fuzzed input, in bytes. For a packed list in many pieces
// protobuf takes time that is quadratic in it.
const maxFuzzed = 1 << 12

// FuzzRead compares what floor and protobuf read. The two must agree, but for
// strings that are not UTF-8, which only protobuf refuses.
func FuzzRead(f *testing.F) {
	all := datatypes.All()
	for i, d := range all {
		own, _ := codecs(f, d)
		for _, value := range append(d.Arbitrary(12, 1), d.Canonical(2)) {
			data, err := own.Serialize(value)
			if err != nil {
				f.Fatal(err)
			}
			if len(data) <= maxFuzzed {
				f.Add(uint8(i), data)
			}
		}
		f.Add(uint8(i), []byte("\x7b\x08\x01\x7c\x0a\x00\x0a\x00"))
	}
	f.Fuzz(func(t *testing.T, i uint8, data []byte) {
		if len(data) > maxFuzzed {
			t.Skip()
		}
		d := all[int(i)%len(all)]
		own, reference := codecs(t, d)
		got, err := own.Deserialize(data)
		native, referenceErr := reference.Deserialize(data)
		switch {
		case referenceErr != nil && strings.Contains(referenceErr.Error(), "invalid UTF-8"):
			return
		case (err == nil) != (referenceErr == nil):
			t.Fatalf("%s: floor: %v, protobuf: %v", d.Name, err, referenceErr)
		case err != nil:
			return
		}
		want := reference.ToDomain(native)
		if diff := datatypes.Diff(want, got, datatypes.NilIsEmpty); diff != "" {
			t.Fatalf("%s: %s", d.Name, diff)
		}
		over := d.Canonical(3)
		again, err := own.DeserializeReuse(over, data)
		if err != nil {
			t.Fatalf("%s: over an older value: %v", d.Name, err)
		}
		if diff := datatypes.Diff(want, again, datatypes.NilIsEmpty); diff != "" {
			t.Fatalf("%s: over an older value: %s", d.Name, diff)
		}
	})
}

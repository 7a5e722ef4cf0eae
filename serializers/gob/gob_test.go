package gob

import (
	"bytes"
	"encoding/gob"
	"testing"

	"serbench/datatypes"
	"serbench/serializers/serializertest"
)

func TestSerializers(t *testing.T) {
	serializertest.Run(t, Serializers()...)
}

// TestPayloadBytes pins sizes that hold while a process has met fewer than 64
// types of its own: the number of a type takes a byte more from there on.
func TestPayloadBytes(t *testing.T) {
	rows := Serializers()
	serializertest.PayloadBytes(t, rows[0], map[datatypes.Name]int{
		datatypes.NameStruct:           117,
		datatypes.NameSample:           785,
		datatypes.NameMediaContent:     645,
		datatypes.NameStructList:       344,
		datatypes.NameSampleList:       1975,
		datatypes.NameMediaContentList: 1963,
	})
	serializertest.PayloadBytes(t, rows[1], map[datatypes.Name]int{
		datatypes.NameStruct:           41,
		datatypes.NameSample:           284,
		datatypes.NameMediaContent:     313,
		datatypes.NameStructList:       197,
		datatypes.NameSampleList:       1403,
		datatypes.NameMediaContentList: 1548,
	})
}

func TestDirect(t *testing.T) {
	rows := Serializers()
	for _, d := range datatypes.All() {
		t.Run(rows[0].Name+"/"+string(d.Name), func(t *testing.T) {
			serializertest.AsDirect(t, rows[0], d, directAlone(d))
		})
		t.Run(rows[1].Name+"/"+string(d.Name), func(t *testing.T) {
			serializertest.AsDirect(t, rows[1], d, directStream(t, d))
		})
	}
}

// directAlone makes an encoder or a decoder for each message.
func directAlone(d datatypes.Datatype) serializertest.Direct[any] {
	encode := func(buffer []byte, v any) ([]byte, error) {
		out := output(buffer[:0])
		err := gob.NewEncoder(&out).Encode(v)
		return out, err
	}
	return serializertest.Direct[any]{
		Serialize:      func(v any) ([]byte, error) { return encode(nil, v) },
		SerializeReuse: encode,
		Deserialize: func(data []byte) (any, error) {
			v := d.Fresh()
			return v, gob.NewDecoder(bytes.NewReader(data)).Decode(v)
		},
	}
}

// directStream reads and writes one long stream, as the library's documentation
// has it.
func directStream(t *testing.T, d datatypes.Datatype) serializertest.Direct[any] {
	var out output
	var in bytes.Reader
	encoder, decoder := gob.NewEncoder(&out), gob.NewDecoder(&in)
	if err := encoder.Encode(d.Fresh()); err != nil {
		t.Fatal(err)
	}
	in.Reset(out)
	if err := decoder.Decode(d.Fresh()); err != nil {
		t.Fatal(err)
	}
	encode := func(buffer []byte, v any) ([]byte, error) {
		out = buffer[:0]
		err := encoder.Encode(v)
		return out, err
	}
	return serializertest.Direct[any]{
		Serialize:      func(v any) ([]byte, error) { return encode(nil, v) },
		SerializeReuse: encode,
		Deserialize: func(data []byte) (any, error) {
			in.Reset(data)
			v := d.Fresh()
			return v, decoder.Decode(v)
		},
	}
}

// TestStreamRestarts sends a stream a message of another type, which defines that
// type before it fails. If the definition stayed, the same message would fail in
// another way the second time: a type must not be defined twice.
func TestStreamRestarts(t *testing.T) {
	type stranger struct{ Name string }
	var bad output
	if err := gob.NewEncoder(&bad).Encode(stranger{"stranger"}); err != nil {
		t.Fatal(err)
	}
	d := datatypes.All()[0]
	codec, err := bindStream(d)
	if err != nil {
		t.Fatal(err)
	}
	want := d.Canonical(1)
	good, err := codec.Serialize(want)
	if err != nil {
		t.Fatal(err)
	}
	_, first := codec.Deserialize(bad)
	_, second := codec.Deserialize(bad)
	if first == nil || second == nil || first.Error() != second.Error() {
		t.Errorf("a message of another type gives %v and then %v", first, second)
	}
	got, err := codec.Deserialize(good)
	if err != nil {
		t.Fatalf("a good message after a bad one: %v", err)
	}
	if diff := datatypes.Diff(want, got, lost); diff != "" {
		t.Errorf("a good message after a bad one: %s", diff)
	}
}

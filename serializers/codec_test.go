package serializers

import (
	"bytes"
	"encoding/json"
	"io"
	"testing"

	"serbench/datatypes"
)

func TestIncompleteBinding(t *testing.T) {
	for name, edit := range map[string]func(*Binding[*domainNumber, *number]){
		"no Serialize":           func(b *Binding[*domainNumber, *number]) { b.Serialize = nil },
		"Serialize and View":     func(b *Binding[*domainNumber, *number]) { b.View = b.Serialize },
		"no Deserialize":         func(b *Binding[*domainNumber, *number]) { b.Deserialize = nil },
		"no ToDomain":            func(b *Binding[*domainNumber, *number]) { b.ToDomain = nil },
		"reads only, and writes": func(b *Binding[*domainNumber, *number]) { b.DecodeOnly = true },
		"no Reader": func(b *Binding[*domainNumber, *number]) {
			b.Writer = func(io.Writer) func(*number) error { return nil }
		},
	} {
		t.Run(name, func(t *testing.T) {
			defer func() {
				if recover() == nil {
					t.Error("no panic")
				}
			}()
			b := numbers()
			edit(&b)
			b.Codec()
		})
	}
}

func TestHas(t *testing.T) {
	b := numbers()
	full := b.Codec()
	bare := Binding[*number, *number]{
		DecodeOnly: true, Serialize: b.Serialize, Deserialize: b.Deserialize,
	}.Codec()
	for _, operation := range Operations() {
		if !full.Has(operation) || bare.Has(operation) != (operation == Deserialize) {
			t.Errorf("%s: offered by the fullest: %t, by the least: %t", operation, full.Has(operation), bare.Has(operation))
		}
	}
	if full.Has("compress") {
		t.Error("an unheard-of operation is offered")
	}
}

// What a view shows is copied, so that its next change is not seen.
func TestSerializeCopiesView(t *testing.T) {
	b := numbers()
	if view, err := b.Codec().View(&number{10}); view != nil || err != nil {
		t.Errorf("View without one: %v, %v", view, err)
	}
	serialize := b.Serialize
	var buffer []byte
	b.Serialize, b.View = nil, func(v *number) ([]byte, error) {
		data, err := serialize(v)
		buffer = append(buffer[:0], data...)
		return buffer, err
	}
	codec := b.Codec()
	owned, err := codec.Serialize(&number{10})
	if err != nil {
		t.Fatal(err)
	}
	view, err := codec.View(&number{20})
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(owned, []byte{0, 0, 0, 10}) || !bytes.Equal(view, []byte{0, 0, 0, 20}) {
		t.Errorf("owned %v, view %v", owned, view)
	}
	if _, err := codec.Serialize(&number{11}); err == nil {
		t.Error("the view's error is lost")
	}
}

func TestConversion(t *testing.T) {
	b := numbers()
	codec := Binding[*number, *number]{Serialize: b.Serialize, Deserialize: b.Deserialize}.Codec()
	v := &number{10}
	if codec.FromDomain(v) != any(v) || codec.ToDomain(v) != any(v) {
		t.Error("without conversions the native value is not the domain value")
	}
	codec = Binding[*number, string]{
		ToNative:    func(v *number) string { return string(rune(v.N)) },
		ToDomain:    func(s string) *number { return &number{uint32([]rune(s)[0])} },
		Serialize:   func(s string) ([]byte, error) { return []byte(s), nil },
		Deserialize: func(data []byte) (string, error) { return string(data), nil },
	}.Codec()
	native := codec.FromDomain(&number{'x'})
	if native != "x" {
		t.Errorf("native %v, want x", native)
	}
	if diff := datatypes.Diff(&number{'x'}, codec.ToDomain(native), datatypes.Exact); diff != "" {
		t.Error(diff)
	}
}

func TestReflected(t *testing.T) {
	codec := Reflected(numberDatatype, json.Unmarshal, Binding[any, any]{Serialize: json.Marshal})
	want := numberDatatype.Canonical(0)
	data, err := codec.Serialize(codec.FromDomain(want))
	if err != nil {
		t.Fatal(err)
	}
	first, err := codec.Deserialize(data)
	if err != nil {
		t.Fatal(err)
	}
	second, err := codec.Deserialize(data)
	if err != nil {
		t.Fatal(err)
	}
	if first == second {
		t.Error("two calls return one value")
	}
	if diff := datatypes.Diff(want, codec.ToDomain(first), datatypes.Exact); diff != "" {
		t.Error(diff)
	}
	if _, err := codec.Deserialize(data[:3]); err == nil {
		t.Error("the library's error is lost")
	}
}

func TestStream(t *testing.T) {
	b := numbers()
	if write, read := b.Codec().Stream(io.Discard, nil); write != nil || read != nil {
		t.Error("a codec without streaming has a stream")
	}
	b.Writer = func(w io.Writer) func(*number) error {
		return func(v *number) error {
			data, err := b.Serialize(v)
			if err == nil {
				_, err = w.Write(data)
			}
			return err
		}
	}
	b.Reader = func(r io.Reader) func() (*number, error) {
		return func() (*number, error) {
			data := make([]byte, 4)
			if _, err := io.ReadFull(r, data); err != nil {
				return nil, err
			}
			return b.Deserialize(data)
		}
	}
	var stream bytes.Buffer
	write, read := b.Codec().Stream(&stream, &stream)
	if err := write(&number{10}); err != nil {
		t.Fatal(err)
	}
	if err := write(&number{11}); err == nil {
		t.Error("the writer's error is lost")
	}
	v, err := read()
	if err != nil || v.(*number).N != 10 {
		t.Errorf("read %v, %v", v, err)
	}
	if _, err := read(); err == nil {
		t.Error("the reader's error is lost")
	}
}

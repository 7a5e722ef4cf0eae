package serializertest

import (
	"bytes"
	"encoding/gob"
	"encoding/json"
	"errors"
	"io"
	"reflect"
	"time"

	"serbench/datatypes"
	"serbench/serializers"
)

// The fakes are serializers on encoding/json, which is deterministic, keeps nil
// and works on plain structs; gob; and a lazy one that aliases its input.

type (
	binding = serializers.Binding[any, any]
	// change breaks a good serializer.
	change = func(*serializers.Serializer)
)

// try makes one proof of a serializer, with few values.
func try(name string, s serializers.Serializer) error {
	subject := newSubject(s, false)
	subject.values, subject.arbitrary, subject.damage = 20, 40, 32
	subject.patience = 2 * time.Second
	for _, p := range proofs {
		if p.name == name {
			return subject.put(p)
		}
	}
	return errors.New("there is no such proof")
}

// good returns a serializer for which every proof holds, after the changes.
func good(changes ...change) serializers.Serializer {
	s := serializers.Serializer{
		Name: "fake-json", Format: "JSON", Module: serializers.Standard,
		Documentation: "https://pkg.go.dev/encoding/json",
		Traits: serializers.Traits{
			Style: serializers.Reflection, BufferReuse: true, ValueReuse: true, SelfDescribing: true,
			Deterministic: true, KeepsNil: true, Concurrent: true, Streaming: true,
		},
		Weaknesses: []serializers.Weakness{serializers.RefusesNonFinite},
		Bind: func(d datatypes.Datatype) (serializers.Codec, error) {
			return jsonBinding(d).Codec(), nil
		},
		Describe: func(data []byte) (v any, err error) {
			err = json.Unmarshal(data, &v)
			return v, err
		},
	}
	for _, change := range changes {
		change(&s)
	}
	return s
}

func jsonBinding(d datatypes.Datatype) binding {
	fresh := d.Fresh
	return binding{
		Fold:      d.Fold,
		Serialize: json.Marshal,
		SerializeReuse: func(buffer []byte, v any) ([]byte, error) {
			data, err := json.Marshal(v)
			return append(buffer[:0], data...), err
		},
		Deserialize: func(data []byte) (any, error) {
			v := fresh()
			return v, json.Unmarshal(data, v)
		},
		DeserializeReuse: func(v any, data []byte) (any, error) { return v, json.Unmarshal(data, v) },
		Writer:           func(w io.Writer) func(any) error { return json.NewEncoder(w).Encode },
		Reader: func(r io.Reader) func() (any, error) {
			decoder := json.NewDecoder(r)
			return func() (any, error) {
				v := fresh()
				return v, decoder.Decode(v)
			}
		},
	}
}

// rebind changes the binding of every codec.
func rebind(edit func(d datatypes.Datatype, b *binding)) change {
	return func(s *serializers.Serializer) {
		s.Bind = func(d datatypes.Datatype) (serializers.Codec, error) {
			b := jsonBinding(d)
			edit(d, &b)
			return b.Codec(), nil
		}
	}
}

// traits changes what is claimed.
func traits(edit func(*serializers.Traits)) change {
	return func(s *serializers.Serializer) { edit(&s.Traits) }
}

// weak lists weaknesses beside that of JSON.
func weak(w ...serializers.Weakness) change {
	return func(s *serializers.Serializer) { s.Weaknesses = append(s.Weaknesses, w...) }
}

// goodGob is a serializer that takes NaN and infinities and needs all tolerances.
func goodGob(changes ...change) serializers.Serializer {
	s := good()
	s.Name, s.Format, s.Describe, s.Weaknesses = "fake-gob", "gob", nil, nil
	s.Traits = serializers.Traits{Style: serializers.Reflection, Concurrent: true}
	s.Bind = func(d datatypes.Datatype) (serializers.Codec, error) { return gobBinding(d).Codec(), nil }
	for _, change := range changes {
		change(&s)
	}
	return s
}

func gobBinding(d datatypes.Datatype) binding {
	return binding{
		Fold:      d.Fold,
		Tolerance: datatypes.NilIsEmpty | datatypes.NilIsZero | datatypes.UnsignedZero,
		Serialize: func(v any) ([]byte, error) {
			var data bytes.Buffer
			err := gob.NewEncoder(&data).Encode(v)
			return data.Bytes(), err
		},
		Deserialize: func(data []byte) (any, error) {
			v := d.Fresh()
			return v, gob.NewDecoder(bytes.NewReader(data)).Decode(v)
		},
	}
}

// zeroesNonFinite makes the fake gob write zeros for NaN and infinities.
func zeroesNonFinite(s *serializers.Serializer) {
	s.Bind = func(d datatypes.Datatype) (serializers.Codec, error) {
		b := gobBinding(d)
		encode, decode := b.Serialize, b.Deserialize
		b.Serialize = func(v any) ([]byte, error) {
			data, err := encode(v)
			if err != nil {
				return nil, err
			}
			finite, err := decode(data)
			if err != nil {
				return nil, err
			}
			putZeros(finite)
			return encode(finite)
		}
		return b.Codec(), nil
	}
}

// refusesText makes the fake gob fail to decode what holds a text.
func refusesText(text string) change {
	return func(s *serializers.Serializer) {
		s.Bind = func(d datatypes.Datatype) (serializers.Codec, error) {
			b := gobBinding(d)
			decode := b.Deserialize
			b.Deserialize = func(data []byte) (any, error) {
				if bytes.Contains(data, []byte(text)) {
					return nil, errors.New("no such text")
				}
				return decode(data)
			}
			return b.Codec(), nil
		}
	}
}

// lazy is a native value that is read where it lies.
type lazy struct{ data []byte }

// goodLazy is a serializer that aliases its input and returns views.
func goodLazy(changes ...change) serializers.Serializer {
	s := good()
	s.Name, s.Describe = "fake-lazy", nil
	s.Traits = serializers.Traits{
		Style: serializers.Handwritten, ZeroCopy: true, View: true, KeepsNil: true, Deterministic: true,
	}
	s.Bind = func(d datatypes.Datatype) (serializers.Codec, error) {
		if d.Name == unknownDatatype.Name {
			return nil, refusal("it is not written")
		}
		return lazyBinding(d).Codec(), nil
	}
	for _, change := range changes {
		change(&s)
	}
	return s
}

func lazyBinding(d datatypes.Datatype) serializers.Binding[any, lazy] {
	var buffer []byte
	return serializers.Binding[any, lazy]{
		ToNative: func(domain any) lazy {
			data, err := json.Marshal(domain)
			if err != nil {
				return lazy{}
			}
			return lazy{data}
		},
		ToDomain: func(native lazy) any {
			v := d.Fresh()
			if err := json.Unmarshal(native.data, v); err != nil {
				panic(err)
			}
			return v
		},
		Fold: func(c datatypes.Checksum, native lazy) datatypes.Checksum {
			v := d.Fresh()
			if err := json.Unmarshal(native.data, v); err != nil {
				panic(err)
			}
			return d.Fold(c, v)
		},
		View: func(native lazy) ([]byte, error) {
			if native.data == nil {
				return nil, errors.New("no finite number")
			}
			buffer = append(buffer[:0], native.data...)
			return buffer, nil
		},
		Deserialize: func(data []byte) (lazy, error) {
			v := d.Fresh()
			return lazy{data}, json.Unmarshal(data, v)
		},
	}
}

func refusal(reason string) error { return errors.Join(serializers.ErrUnsupported, errors.New(reason)) }

// field returns the first field of the struct that v points to.
func field(v any) reflect.Value { return reflect.ValueOf(v).Elem().Field(0) }

// refuseMaxFloat32 makes a codec that does not read the largest float32.
var refuseMaxFloat32 = rebind(func(_ datatypes.Datatype, b *binding) {
	deserialize := b.Deserialize
	b.Deserialize = func(data []byte) (any, error) {
		v, err := deserialize(data)
		if err == nil && holdsMaxFloat32(v) {
			err = errors.New("too large a float32")
		}
		return v, err
	}
})

// Package sonic adapts github.com/bytedance/sonic, which compiles an encoder and a
// decoder for each type at run time.
//
// Its two rows are two of the library's configurations, which answer two
// questions. "sonic" is ConfigDefault, which its package functions use: HTML is
// not escaped, strings are not checked, and a decoded string is a part of one
// copy of the whole input, which lives for as long as any of them. "sonic-std" is
// ConfigStd, which does what encoding/json does, byte for byte, and so is the row
// to hold against "json".
//
// ConfigFastest is no row: it leaves out checks of types with methods of their own
// and of fields that are skipped, of which the datatypes have neither. Neither is
// UnmarshalString, which would save the copy of the input by aliasing it.
package sonic

import (
	"fmt"
	"io"
	"reflect"

	"github.com/bytedance/sonic"
	"github.com/bytedance/sonic/encoder"

	"serbench/datatypes"
	"serbench/serializers"
)

// Serializers returns the rows "sonic" and "sonic-std".
func Serializers() []serializers.Serializer {
	fast := row("sonic", sonic.ConfigDefault, func() reuse { return new(reuser).marshal })
	fast.Traits.BufferReuse = true
	standard := row("sonic-std", sonic.ConfigStd, func() reuse { return nil })
	return []serializers.Serializer{fast, standard}
}

// reuse is the type of Binding.SerializeReuse.
type reuse = func(buffer []byte, v any) ([]byte, error)

func row(name string, config sonic.API, newReuse func() reuse) serializers.Serializer {
	return serializers.Serializer{
		Name:          name,
		Format:        "JSON",
		Module:        "github.com/bytedance/sonic",
		Documentation: "https://github.com/bytedance/sonic#marshalunmarshal",
		Traits: serializers.Traits{
			Style:          serializers.Reflection,
			Unsafe:         true,
			SelfDescribing: true,
			Deterministic:  true, // "sonic" but for maps, and the datatypes have none
			KeepsNil:       true,
			Concurrent:     true,
			Streaming:      true,
		},
		// JSON has no number for them.
		Weaknesses: []serializers.Weakness{serializers.RefusesNonFinite},
		Bind: func(d datatypes.Datatype) (serializers.Codec, error) {
			return bind(d, config, newReuse())
		},
		Identify: identify,
		Describe: func(data []byte) (any, error) {
			var v any
			err := config.Unmarshal(data, &v)
			return v, err
		},
	}
}

// bind compiles the datatype's code at once, as the documentation advises for
// programs that mind the latency of the first call.
//
// The library reads -0, which it writes for a negative zero, as the integer that
// it looks like: the sign is lost.
//
// Note: there is no DeserializeReuse. Like encoding/json the library decodes into
// an existing value, but keeps the fields that an object does not mention.
func bind(d datatypes.Datatype, config sonic.API, reuse reuse) (serializers.Codec, error) {
	fresh := d.Fresh
	if err := sonic.Pretouch(reflect.TypeOf(fresh()).Elem()); err != nil {
		return nil, fmt.Errorf("compile code for %s: %w", d.Name, err)
	}
	return serializers.Reflected(d, config.Unmarshal, serializers.Binding[any, any]{
		Tolerance:      datatypes.UnsignedZero,
		Serialize:      config.Marshal,
		SerializeReuse: reuse,
		Writer:         func(w io.Writer) func(any) error { return config.NewEncoder(w).Encode },
		Reader: func(r io.Reader) func() (any, error) {
			decoder := config.NewDecoder(r)
			return func() (any, error) {
				v := fresh()
				return v, decoder.Decode(v)
			}
		},
	}), nil
}

// A reuser encodes into the caller's buffer, with the options of ConfigDefault.
// It is for one goroutine.
//
// Note: with the options of ConfigStd the library escapes HTML into a new buffer,
// whatever the caller's.
type reuser struct{ target []byte }

func (r *reuser) marshal(buffer []byte, v any) ([]byte, error) {
	r.target = buffer[:0]
	err := encoder.EncodeInto(&r.target, v, 0)
	return r.target, err
}

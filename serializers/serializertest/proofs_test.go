package serializertest

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"reflect"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"

	"serbench/datatypes"
	"serbench/serializers"
)

func TestRun(t *testing.T) { Run(t, good()) }

func TestGoodSerializers(t *testing.T) {
	picky := goodGob(refusesText("\U0010ffff\U0010ffff"), weak(serializers.RefusesText))
	zeroing := goodGob(zeroesNonFinite, weak(serializers.ZeroesNonFinite))
	small := good(refuseMaxFloat32, weak(serializers.RefusesMaxFloat32))
	for _, s := range []serializers.Serializer{goodGob(), goodLazy(), picky, zeroing, small} {
		for _, p := range proofs {
			if err := try(p.name, s); err != nil {
				t.Errorf("%s: %s: %v", s.Name, p.name, err)
			}
		}
	}
}

// A rejection is a serializer with one fault, and what the proof says of it.
type rejection struct {
	proof string
	fault string
	s     serializers.Serializer
	want  string
}

// Every proof must reject somebody, or it proves nothing.
func TestRejections(t *testing.T) {
	all := slices.Concat(
		metadataRejections(), bindRejections(), valueRejections(), outputRejections(),
		inputRejections(), reuseRejections(), claimRejections(), concurrentRejections(),
		malformedRejections(), loopRejections(), traverseRejections(),
	)
	if !raceEnabled {
		all = append(all, allocationRejections()...)
	}
	rejecting := map[string]bool{}
	for _, r := range all {
		rejecting[r.proof] = true
		t.Run(r.proof+"/"+r.fault, func(t *testing.T) {
			err := try(r.proof, r.s)
			switch {
			case err == nil:
				t.Error("it was accepted")
			case !strings.Contains(err.Error(), r.want):
				t.Errorf("it was rejected for another reason:\n%v\nwant %q", err, r.want)
			}
		})
	}
	for _, p := range proofs {
		if !rejecting[p.name] {
			t.Errorf("no serializer here is rejected by %s", p.name)
		}
	}
}

func metadataRejections() []rejection {
	set := func(edit change) serializers.Serializer { return good(edit) }
	return []rejection{
		{"metadata", "name with a space", set(func(s *serializers.Serializer) { s.Name = "My JSON" }), "name"},
		{"metadata", "no format", set(func(s *serializers.Serializer) { s.Format = "" }), "format"},
		{"metadata", "no module", set(func(s *serializers.Serializer) { s.Module = "" }), "module"},
		{"metadata", "no documentation", set(func(s *serializers.Serializer) { s.Documentation = "" }), "documentation"},
		{"metadata", "no style", set(traits(func(t *serializers.Traits) { t.Style = "" })), "style"},
		{"metadata", "unheard-of weakness", good(weak("is slow")), "weakness"},
		{"identity", "another library", set(func(s *serializers.Serializer) {
			s.Identify = func() error { return errors.New("encoding/json runs instead") }
		}), "runs instead"},
		{"metadata", "weakness listed twice", good(weak(serializers.RefusesNonFinite)), "listed twice"},
	}
}

func bindRejections() []rejection {
	binds := func(bind func(datatypes.Datatype) (serializers.Codec, error)) serializers.Serializer {
		return good(func(s *serializers.Serializer) { s.Bind = bind })
	}
	failing := func(err error) serializers.Serializer {
		return binds(func(datatypes.Datatype) (serializers.Codec, error) { return nil, err })
	}
	kept := map[datatypes.Name]serializers.Codec{}
	times := 0
	buffer := &struct {
		sync.Mutex
		data []byte
	}{}
	return []rejection{
		{"bind", "other error", failing(errors.New("no")), "does not wrap"},
		{"bind", "no reason", failing(serializers.ErrUnsupported), "no reason"},
		{"bind", "no datatype", failing(refusal("none is known")), "no datatype is supported"},
		{"bind", "no codec", failing(nil), "neither a codec nor an error"},
		{"bind", "changes its mind", binds(func(d datatypes.Datatype) (serializers.Codec, error) {
			if times++; times == 2 {
				return nil, refusal("once is enough")
			}
			return jsonBinding(d).Codec(), nil
		}), "then"},
		{"bind", "one codec for all", binds(func(d datatypes.Datatype) (serializers.Codec, error) {
			if kept[d.Name] == nil {
				kept[d.Name] = jsonBinding(d).Codec()
			}
			return kept[d.Name], nil
		}), "one codec twice"},
		{"bind", "one buffer for all", binds(func(d datatypes.Datatype) (serializers.Codec, error) {
			b := jsonBinding(d)
			b.Serialize, b.View = nil, func(v any) ([]byte, error) {
				data, err := json.Marshal(v)
				buffer.Lock()
				defer buffer.Unlock()
				buffer.data = append(buffer.data[:0], data...)
				return buffer.data, err
			}
			return b.Codec(), nil
		}), "share state"},
		{"bind", "state between calls", binds(func(d datatypes.Datatype) (serializers.Codec, error) {
			b := jsonBinding(d)
			b.Deserialize = unsteady(b.Deserialize, &sharedInput)
			return b.Codec(), nil
		}), "share state"},
	}
}

// A slot is memory that its users fail to keep from each other, without a data
// race, so that the fault also shows where the race detector would end the test.
type slot struct {
	sync.Mutex
	data []byte
}

var sharedInput slot

// unsteady deserializes what lies in the slot, after others had the time to put
// something else there.
func unsteady(deserialize func([]byte) (any, error), s *slot) func([]byte) (any, error) {
	return func(data []byte) (any, error) {
		s.Lock()
		s.data = data
		s.Unlock()
		for range 10 {
			runtime.Gosched()
		}
		s.Lock()
		defer s.Unlock()
		return deserialize(s.data)
	}
}

func concurrentRejections() []rejection {
	return []rejection{
		{"concurrent", "state between calls", good(rebind(func(_ datatypes.Datatype, b *binding) {
			b.Deserialize = unsteady(b.Deserialize, new(slot))
		})), "want"},
		{"concurrent", "panic", good(rebind(func(_ datatypes.Datatype, b *binding) {
			b.Serialize = func(any) ([]byte, error) { panic("in use") }
		})), "in use"},
	}
}

// nullSlice matches a slice that is nil, and no pointer.
var nullSlice = regexp.MustCompile(`(Array|Persons|Images|Values)":null`)

func valueRejections() []rejection {
	dropsField := good(rebind(func(_ datatypes.Datatype, b *binding) {
		decode := b.Deserialize
		b.Deserialize = func(data []byte) (any, error) {
			v, err := decode(data)
			if err == nil {
				field(v).SetZero()
			}
			return v, err
		}
	}))
	changesInput := good(rebind(func(_ datatypes.Datatype, b *binding) {
		b.Serialize = func(v any) ([]byte, error) {
			data, err := json.Marshal(v)
			field(v).SetZero()
			return data, err
		}
	}))
	remembers := good(rebind(func(_ datatypes.Datatype, b *binding) {
		made := map[any][]byte{}
		b.Serialize = func(v any) ([]byte, error) {
			if made[v] == nil {
				made[v], _ = json.Marshal(v)
			}
			return bytes.Clone(made[v]), nil
		}
	}))
	swallows := good(rebind(func(_ datatypes.Datatype, b *binding) {
		b.Serialize = func(v any) ([]byte, error) {
			data, err := json.Marshal(v)
			if err != nil {
				return []byte("{}"), nil
			}
			return data, nil
		}
	}))
	reuseSwallows := good(rebind(func(_ datatypes.Datatype, b *binding) {
		reuse := b.SerializeReuse
		b.SerializeReuse = func(buffer []byte, v any) ([]byte, error) {
			data, _ := reuse(buffer, v)
			return data, nil
		}
	}))
	emptiesNil := func(s *serializers.Serializer) {
		rebind(func(_ datatypes.Datatype, b *binding) {
			decode := b.Deserialize
			b.Tolerance = datatypes.NilIsEmpty
			b.Deserialize = func(data []byte) (any, error) {
				return decode(nullSlice.ReplaceAll(data, []byte(`$1":[]`)))
			}
		})(s)
	}
	tolerates := func(tolerance datatypes.Tolerance) serializers.Serializer {
		return good(rebind(func(_ datatypes.Datatype, b *binding) { b.Tolerance = tolerance }))
	}
	return []rejection{
		{"canonical-values", "drops a field", dropsField, "F1: want -12345, got 0"},
		{"canonical-values", "changes its input", changesInput, "struct"},
		{"canonical-values", "drops a field in conversion", good(func(s *serializers.Serializer) {
			s.Bind = func(d datatypes.Datatype) (serializers.Codec, error) {
				b := jsonBinding(d)
				b.ToNative, b.ToDomain = func(v any) any { return v }, func(any) any { return d.Fresh() }
				return b.Codec(), nil
			}
		}), "converted to native and back"},
		{"same-shape-values", "remembers by pointer", remembers, "want"},
		{"same-shape-values", "drops a field", dropsField, "want"},
		{"arbitrary-values", "swallows an error", swallows, "want"},
		{"arbitrary-values", "swallows an error in reuse", reuseSwallows, "serialize-reuse took"},
		{"arbitrary-values", "weakness not listed", good(func(s *serializers.Serializer) { s.Weaknesses = nil }), "unsupported value"},
		{"arbitrary-values", "weakness not found", goodGob(weak(serializers.RefusesNonFinite)), "listed but not found"},
		{"arbitrary-values", "zeros not listed", goodGob(zeroesNonFinite), "want NaN, got 0"},
		{"arbitrary-values", "zeros not found", good(weak(serializers.ZeroesNonFinite)), "listed but not found"},
		{"arbitrary-values", "not zeros", goodGob(weak(serializers.ZeroesNonFinite)), "got NaN"},
		{"arbitrary-values", "text refused but not listed", goodGob(refusesText("\U0010ffff")), "no such text"},
		{"arbitrary-values", "refused text not found", goodGob(weak(serializers.RefusesText)), "listed but not found"},
		{"arbitrary-values", "refuses ASCII", goodGob(refusesText("a"), weak(serializers.RefusesText)), "no such text"},
		{"arbitrary-values", "largest float32 read", good(weak(serializers.RefusesMaxFloat32)), "listed but not found"},
		{"arbitrary-values", "largest float32 not read", good(refuseMaxFloat32), "too large"},
		{"arbitrary-values", "undeclared loss", goodGob(func(s *serializers.Serializer) {
			s.Bind = func(d datatypes.Datatype) (serializers.Codec, error) {
				b := gobBinding(d)
				b.Tolerance &^= datatypes.UnsignedZero
				return b.Codec(), nil
			}
		}), "want -0, got 0"},
		{"nil-and-empty", "nil = empty not needed", tolerates(datatypes.NilIsEmpty), "no value needs"},
		{"nil-and-empty", "absent = zero not needed", tolerates(datatypes.NilIsZero), "no value needs"},
		{"nil-and-empty", "-0 = 0 not needed", tolerates(datatypes.UnsignedZero), "no value needs"},
		{"nil-and-empty", "nil lost", good(emptiesNil), "takes nil for empty"},
		{"nil-and-empty", "nil kept but not claimed", good(traits(func(t *serializers.Traits) { t.KeepsNil = false })), "found but not claimed"},
	}
}

func outputRejections() []rejection {
	serializes := func(wrap func(json func(any) ([]byte, error)) func(any) ([]byte, error)) serializers.Serializer {
		return good(rebind(func(_ datatypes.Datatype, b *binding) { b.Serialize = wrap(json.Marshal) }))
	}
	padded := func(pad func(n int) int) serializers.Serializer {
		return serializes(func(marshal func(any) ([]byte, error)) func(any) ([]byte, error) {
			n := 0
			return func(v any) ([]byte, error) {
				data, err := marshal(v)
				n++
				return append(bytes.Repeat([]byte{" \n"[n%2]}, pad(n)), data...), err
			}
		})
	}
	view := serializes(func(marshal func(any) ([]byte, error)) func(any) ([]byte, error) {
		var buffer []byte
		return func(v any) ([]byte, error) {
			data, err := marshal(v)
			buffer = append(buffer[:0], data...)
			return buffer, err
		}
	})
	neighbours := serializes(func(marshal func(any) ([]byte, error)) func(any) ([]byte, error) {
		slab := make([]byte, 0, 1<<20)
		return func(v any) ([]byte, error) {
			data, err := marshal(v)
			start := len(slab)
			slab = append(slab, data...)
			return slab[start:], err // and not slab[start:len(slab):len(slab)]
		}
	})
	keeps := serializes(func(marshal func(any) ([]byte, error)) func(any) ([]byte, error) {
		made := map[string][]byte{}
		return func(v any) ([]byte, error) {
			data, err := marshal(v)
			if made[string(data)] == nil {
				made[string(data)] = data
			}
			return made[string(data)], err
		}
	})
	viewClaimed := traits(func(t *serializers.Traits) { t.View = true })
	return []rejection{
		{"stable-output", "not deterministic", padded(func(int) int { return 1 }), "bytes differ between calls"},
		{"stable-output", "size changes", padded(func(n int) int { return n % 2 }), "bytes, then"},
		{"owned-output", "a view", view, "later call changed"},
		{"owned-output", "capacity over the next", neighbours, "later call changed"},
		{"owned-output", "kept by the codec", keeps, "overwritten"},
		{"view", "claimed without a call", good(viewClaimed), "claimed but not found"},
		{"view", "owned after all", good(viewClaimed, rebind(func(_ datatypes.Datatype, b *binding) {
			b.Serialize, b.View = nil, json.Marshal
		})), "claimed but not found"},
		{"view", "not claimed", goodLazy(traits(func(t *serializers.Traits) { t.View = false })), "found but not claimed"},
	}
}

func inputRejections() []rejection {
	only := new(any)
	return []rejection{
		{"input", "alias not claimed", goodLazy(traits(func(t *serializers.Traits) { t.ZeroCopy = false })), "zero_copy is not claimed"},
		{"input", "alias claimed but not found", good(traits(func(t *serializers.Traits) { t.ZeroCopy = true })), "zero_copy is claimed"},
		{"input", "written to", good(rebind(func(_ datatypes.Datatype, b *binding) {
			decode := b.Deserialize
			b.Deserialize = func(data []byte) (any, error) {
				v, err := decode(data)
				data[0] = ' '
				return v, err
			}
		})), "changed its input"},
		{"fresh-values", "always the same value", good(rebind(func(d datatypes.Datatype, b *binding) {
			*only = d.Fresh()
			v := *only
			b.Deserialize = func(data []byte) (any, error) { return v, json.Unmarshal(data, v) }
		})), "after later calls"},
	}
}

func reuseRejections() []rejection {
	reuses := func(f func([]byte, any) ([]byte, error)) serializers.Serializer {
		return good(rebind(func(_ datatypes.Datatype, b *binding) { b.SerializeReuse = f }))
	}
	overwrites := func(f func(d datatypes.Datatype, v any, data []byte) (any, error)) serializers.Serializer {
		return good(rebind(func(d datatypes.Datatype, b *binding) {
			b.DeserializeReuse = func(v any, data []byte) (any, error) { return f(d, v, data) }
		}))
	}
	return []rejection{
		{"serialize-reuse", "not claimed", good(traits(func(t *serializers.Traits) { t.BufferReuse = false })), "found but not claimed"},
		{"serialize-reuse", "not there", good(rebind(func(_ datatypes.Datatype, b *binding) { b.SerializeReuse = nil })), "claimed but not found"},
		{"serialize-reuse", "writes elsewhere", reuses(func(_ []byte, v any) ([]byte, error) { return json.Marshal(v) }), "wrote elsewhere"},
		{"serialize-reuse", "appends", reuses(func(buffer []byte, v any) ([]byte, error) {
			data, err := json.Marshal(v)
			return append(buffer, data...), err
		}), "serialize gives"},
		{"serialize-reuse", "does not grow", reuses(func(buffer []byte, v any) ([]byte, error) {
			data, err := json.Marshal(v)
			buffer = buffer[:cap(buffer)]
			return buffer[:copy(buffer, data)], err
		}), "serialize gives"},
		{"serialize-reuse", "other bytes", reuses(func(buffer []byte, v any) ([]byte, error) {
			data, err := json.Marshal(v)
			data[0] = ' '
			return append(buffer[:0], data...), err
		}), "not those of serialize"},
		{"deserialize-reuse", "not claimed", good(traits(func(t *serializers.Traits) { t.ValueReuse = false })), "found but not claimed"},
		{"deserialize-reuse", "not there", good(rebind(func(_ datatypes.Datatype, b *binding) { b.DeserializeReuse = nil })), "claimed but not found"},
		{"deserialize-reuse", "leaves what is not mentioned", overwrites(func(d datatypes.Datatype, v any, data []byte) (any, error) {
			fresh := d.Fresh()
			err := json.Unmarshal(data, fresh)
			for i := range reflect.ValueOf(v).Elem().NumField() {
				if f := reflect.ValueOf(fresh).Elem().Field(i); !f.IsZero() {
					reflect.ValueOf(v).Elem().Field(i).Set(f)
				}
			}
			return v, err
		}), "over the one before"},
	}
}

func claimRejections() []rejection {
	streams := func(edit func(b *binding)) serializers.Serializer {
		return good(rebind(func(_ datatypes.Datatype, b *binding) { edit(b) }))
	}
	schema := func(path string) serializers.Serializer {
		return good(traits(func(t *serializers.Traits) { t.Schema = true }),
			func(s *serializers.Serializer) { s.Schema = path })
	}
	style := func(style serializers.Style) change {
		return traits(func(t *serializers.Traits) { t.Style = style })
	}
	return []rejection{
		{"streaming", "not claimed", good(traits(func(t *serializers.Traits) { t.Streaming = false })), "found but not claimed"},
		{"streaming", "not there", streams(func(b *binding) { b.Writer, b.Reader = nil, nil }), "claimed but not found"},
		{"streaming", "loses the end", streams(func(b *binding) {
			read := b.Reader
			b.Reader = func(r io.Reader) func() (any, error) {
				next := read(r)
				return func() (any, error) { v, _ := next(); return v, nil }
			}
		}), "no error at the end"},
		{"streaming", "loses the writer's error", streams(func(b *binding) {
			b.Writer = func(w io.Writer) func(any) error {
				encoder := json.NewEncoder(w)
				return func(v any) error { encoder.Encode(v); return nil }
			}
		}), "writer's error is lost"},
		{"streaming", "takes one read for a value", streams(func(b *binding) {
			decode := b.Deserialize
			b.Reader = func(r io.Reader) func() (any, error) {
				return func() (any, error) {
					buffer := make([]byte, 1<<20)
					n, err := r.Read(buffer)
					if err != nil {
						return nil, err
					}
					return decode(buffer[:n])
				}
			}
		}), "read value 0"},
		{"streaming", "writes later", streams(func(b *binding) {
			b.Writer = func(io.Writer) func(any) error { return func(any) error { return nil } }
		}), "before the value was written"},
		{"self-describing", "not claimed", good(traits(func(t *serializers.Traits) { t.SelfDescribing = false })), "found but not claimed"},
		{"self-describing", "not there", good(func(s *serializers.Serializer) { s.Describe = nil }), "claimed but not found"},
		{"self-describing", "empty", good(func(s *serializers.Serializer) {
			s.Describe = func([]byte) (any, error) { return map[string]any{}, nil }
		}), "is missing"},
		{"schema", "not claimed", good(func(s *serializers.Serializer) { s.Schema = "go.mod" }), "found but not claimed"},
		{"schema", "not named", schema(""), "claimed but not found"},
		{"schema", "no such file", schema("schemas/none.schema"), "read the schema"},
		{"schema", "lacks a datatype", schema("serializers/serializertest/testdata/struct-only.schema"), "does not define Sample"},
		{"unsafe", "claimed but not used", good(traits(func(t *serializers.Traits) { t.Unsafe = true })), "claimed but not found"},
		{"unsafe", "module not used", good(func(s *serializers.Serializer) { s.Module = "example.com/none" }), "needs no package of module"},
		{"style", "not generated", good(style(serializers.Generated)), "no methods"},
		{"style", "not a generated file", good(style(serializers.Generated), wrapped(func(v any) valuer { return &methodical{v} })), "no method of the native type is in a generated file"},
		{"style", "reflection on methods", good(wrapped(func(v any) valuer { return &methodical{v} })), "has the method"},
		{"style", "written by hand for any type", good(style(serializers.Handwritten)), "an unknown datatype binds"},
		{"style", "plain structs but closed", good(func(s *serializers.Serializer) {
			bind := s.Bind
			s.Bind = func(d datatypes.Datatype) (serializers.Codec, error) {
				if d.Name == unknownDatatype.Name {
					return nil, refusal("it is not registered")
				}
				return bind(d)
			}
		}), "it is not registered"},
	}
}

type valuer interface{ Value() any }

// methodical is a native type with a method that nobody generated.
type methodical struct{ value any }

func (m *methodical) Value() any { return m.value }

// wrapped gives all codecs native values of another type.
func wrapped(wrap func(domain any) valuer) change {
	return func(s *serializers.Serializer) {
		s.Bind = func(d datatypes.Datatype) (serializers.Codec, error) {
			if d.Name == unknownDatatype.Name {
				return nil, refusal("no code was generated for it")
			}
			return serializers.Binding[any, any]{
				ToNative:  func(v any) any { return wrap(v) },
				ToDomain:  func(v any) any { return v.(valuer).Value() },
				Serialize: func(v any) ([]byte, error) { return json.Marshal(v.(valuer).Value()) },
				Deserialize: func(data []byte) (any, error) {
					v := d.Fresh()
					return wrap(v), json.Unmarshal(data, v)
				},
			}.Codec(), nil
		}
	}
}

// owned is a native type of a library that has others' types inside.
type owned struct {
	_     sync.Mutex
	value any
}

func (o *owned) Value() any { return o.value }

func TestReflectionOnOwnTypes(t *testing.T) {
	s := good(func(s *serializers.Serializer) { s.Module = serializers.Own },
		wrapped(func(v any) valuer { return &owned{value: v} }))
	if err := try("style", s); err != nil {
		t.Error(err)
	}
}

// A method in a file with the header of generated code proves the claim.
func TestGeneratedStyle(t *testing.T) {
	s := good(traits(func(t *serializers.Traits) { t.Style = serializers.Generated }),
		wrapped(func(v any) valuer { return &generatedNative{v} }))
	if err := try("style", s); err != nil {
		t.Error(err)
	}
}

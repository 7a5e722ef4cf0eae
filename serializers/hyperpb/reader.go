//go:build amd64 || arm64

package hyperpb

import "google.golang.org/protobuf/reflect/protoreflect"

// A layout is the fields of a message in the order in which the schema declares
// them, which is that of the domain struct's. Looking them up is half of what
// reading by reflection costs, so it is done once.
type layout struct {
	fields []protoreflect.FieldDescriptor
	nested []*layout // of the fields that hold messages, nil for others
}

func layoutOf(descriptor protoreflect.MessageDescriptor) *layout {
	l := new(layout)
	for i := range descriptor.Fields().Len() {
		field := descriptor.Fields().Get(i)
		l.fields = append(l.fields, field)
		var nested *layout
		if field.Message() != nil {
			nested = layoutOf(field.Message())
		}
		l.nested = append(l.nested, nested)
	}
	return l
}

// A reader reads the fields of a message one after the other. Each of its methods
// reads the next one, which must be of that kind.
type reader struct {
	message protoreflect.Message
	layout  *layout
	next    int
}

func (r *reader) value() protoreflect.Value {
	field := r.layout.fields[r.next]
	r.next++
	return r.message.Get(field)
}

func (r *reader) int32() int32     { return int32(r.value().Int()) }
func (r *reader) int64() int64     { return r.value().Int() }
func (r *reader) float32() float32 { return float32(r.value().Float()) }
func (r *reader) float64() float64 { return r.value().Float() }
func (r *reader) bool() bool       { return r.value().Bool() }
func (r *reader) string() string   { return r.value().String() }
func (r *reader) enum() int32      { return int32(r.value().Enum()) }

// optional reads a text that may be absent.
func (r *reader) optional() (text string, present bool) {
	present = r.message.Has(r.layout.fields[r.next])
	return r.string(), present
}

// pointer reads it too, nil if it is absent.
func (r *reader) pointer() *string {
	if text, present := r.optional(); present {
		return &text
	}
	return nil
}

func (r *reader) list() protoreflect.List { return r.value().List() }

// nested reads a message within the message. One that is absent reads as empty.
func (r *reader) nested() reader {
	layout := r.layout.nested[r.next]
	return reader{message: r.value().Message(), layout: layout}
}

// messages reads a list of messages.
func (r *reader) messages() messages {
	layout := r.layout.nested[r.next]
	return messages{r.list(), layout}
}

// Messages are a list of messages.
type messages struct {
	protoreflect.List
	layout *layout
}

func (m messages) at(i int) reader {
	return reader{message: m.Get(i).Message(), layout: m.layout}
}

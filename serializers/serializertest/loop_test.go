package serializertest

import (
	"serbench/datatypes"
	"serbench/serializers"
)

// A looping codec has a loop of its own making.
type looping struct {
	serializers.Codec
	edit func(operation serializers.Operation, l *serializers.Loop)
}

func (c looping) Loop(o serializers.Operation, values serializers.Values) (serializers.Loop, error) {
	loop, err := c.Codec.Loop(o, values)
	if err == nil {
		c.edit(o, &loop)
	}
	return loop, err
}

// loops returns a good serializer whose loops are edited.
func loops(edit func(serializers.Operation, *serializers.Loop)) serializers.Serializer {
	return good(func(s *serializers.Serializer) {
		s.Bind = func(d datatypes.Datatype) (serializers.Codec, error) {
			return looping{jsonBinding(d).Codec(), edit}, nil
		}
	})
}

func loopRejections() []rejection {
	return []rejection{
		{"loop", "does nothing", loops(func(_ serializers.Operation, l *serializers.Loop) {
			l.Run = func(int) error { return nil }
		}), "index"},
		{"loop", "one operation whatever n", loops(func(_ serializers.Operation, l *serializers.Loop) {
			run := l.Run
			l.Run = func(int) error { return run(1) }
		}), "index"},
		{"loop", "result of another value", loops(func(_ serializers.Operation, l *serializers.Loop) {
			last := l.Last
			var first any
			l.Last = func() any {
				if first == nil {
					first = last()
				}
				return first
			}
		}), "after 2 operations"},
		{"loop", "goes on after an error", loops(func(_ serializers.Operation, l *serializers.Loop) {
			run := l.Run
			l.Run = func(n int) error {
				for range n {
					run(1)
				}
				return nil
			}
		}), "did not end it"},
		{"loop", "wrong index after an error", loops(func(_ serializers.Operation, l *serializers.Loop) {
			run := l.Run
			l.Run = func(n int) error {
				err := run(n)
				if err != nil {
					run(1)
				}
				return err
			}
		}), "input 1 is the bad one"},
		{"loop", "operation that is not there", good(func(s *serializers.Serializer) {
			s.Bind = func(d datatypes.Datatype) (serializers.Codec, error) {
				b := jsonBinding(d)
				b.SerializeReuse = nil
				return reuseless{b.Codec()}, nil
			}
		}), "want ErrUnsupported"},
	}
}

// reuseless gives a loop for an operation that it does not have.
type reuseless struct{ serializers.Codec }

func (c reuseless) Loop(o serializers.Operation, values serializers.Values) (serializers.Loop, error) {
	if o == serializers.SerializeReuse {
		return serializers.Loop{}, nil
	}
	return c.Codec.Loop(o, values)
}

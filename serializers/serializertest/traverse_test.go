package serializertest

import (
	"serbench/datatypes"
	"serbench/serializers"
)

func traverseRejections() []rejection {
	return []rejection{
		{"traverse", "is not there", good(rebind(func(_ datatypes.Datatype, b *binding) {
			b.Fold = nil
		})), "not offered"},
		{"traverse", "skips a leaf", good(rebind(func(d datatypes.Datatype, b *binding) {
			b.Fold = func(c datatypes.Checksum, v any) datatypes.Checksum {
				if sample, ok := v.(*datatypes.Sample); ok {
					skipped := *sample
					skipped.String = ""
					v = &skipped
				}
				return d.Fold(c, v)
			}
		})), "a leaf was skipped"},
		{"traverse", "loads nothing", good(rebind(func(_ datatypes.Datatype, b *binding) {
			b.Traverse = func([]byte) (datatypes.Checksum, error) { return 0, nil }
		})), "a leaf was skipped"},
		{"loop", "traverses another value", loops(func(o serializers.Operation, l *serializers.Loop) {
			if o == serializers.Traverse {
				l.Last = func() any { return datatypes.Checksum(1) }
			}
		}), "checksum"},
	}
}

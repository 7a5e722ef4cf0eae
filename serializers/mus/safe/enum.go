package safe

import "serbench/datatypes"

// The enums, which are numbers on the wire.
var (
	playerMUS enumSer[datatypes.Player]
	sizeMUS   enumSer[datatypes.Size]
)

type enumSer[T ~int32] struct{}

func (enumSer[T]) Marshal(v T, bs []byte) (n int)    { return int32MUS.Marshal(int32(v), bs) }
func (enumSer[T]) Size(v T) (size int)               { return int32MUS.Size(int32(v)) }
func (enumSer[T]) Skip(bs []byte) (n int, err error) { return int32MUS.Skip(bs) }

func (enumSer[T]) Unmarshal(bs []byte) (v T, n int, err error) {
	number, n, err := int32MUS.Unmarshal(bs)
	return T(number), n, err
}

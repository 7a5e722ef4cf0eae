package msgp

import (
	"testing"

	"github.com/tinylib/msgp/msgp"

	"serbench/datatypes"
	"serbench/serializers/serializertest"
)

func TestSerializers(t *testing.T) { serializertest.Run(t, Serializers()...) }

// TestPayloadBytes pins a byte for each media content more than MessagePack needs:
// the height 240 of the last image has its top bit set, and in a signed form that
// takes 16 bits. TestWidthOfNumbers has the rule.
func TestPayloadBytes(t *testing.T) {
	rows := Serializers()
	serializertest.PayloadBytes(t, rows[0], map[datatypes.Name]int{
		datatypes.NameStruct:           55,
		datatypes.NameSample:           562,
		datatypes.NameMediaContent:     480,
		datatypes.NameStructList:       284,
		datatypes.NameSampleList:       2819,
		datatypes.NameMediaContentList: 2409,
	})
	serializertest.PayloadBytes(t, rows[1], map[datatypes.Name]int{
		datatypes.NameStruct:           31,
		datatypes.NameSample:           292,
		datatypes.NameMediaContent:     295,
		datatypes.NameStructList:       157,
		datatypes.NameSampleList:       1462,
		datatypes.NameMediaContentList: 1477,
	})
}

// TestWidthOfNumbers holds what the package comment says: a positive number above
// 127 takes a signed form.
func TestWidthOfNumbers(t *testing.T) {
	for _, test := range []struct {
		number int32
		bytes  int
	}{{127, 1}, {128, 3}, {240, 3}, {255, 3}, {256, 3}, {32767, 3}, {32768, 5}, {-32, 1}, {-33, 2}, {-128, 2}} {
		if got := len(msgp.AppendInt32(nil, test.number)); got != test.bytes {
			t.Errorf("%d takes %d bytes, want %d", test.number, got, test.bytes)
		}
	}
}

// TestTupleLength holds what DeserializeReuse of "msgp-tuple" relies on: a tuple
// of another length than the struct is refused, and so is a null.
func TestTupleLength(t *testing.T) {
	for _, data := range [][]byte{
		{0x97, 1, 2, 3, 4, 5, 6, 7},
		{0x99, 1, 2, 3, 4, 5, 6, 7, 8, 9},
		{0x98, 1, 2, 3, 4, 5, 6, 7, 0xc0},
		{0xc0},
	} {
		if _, err := new(tupleStruct).UnmarshalMsg(data); err == nil {
			t.Errorf("%x was taken for a struct of 8", data)
		}
	}
}

// TestMapKeepsOldFields holds why "msgp" has no DeserializeReuse.
func TestMapKeepsOldFields(t *testing.T) {
	v := mapStruct{F1: 1, F2: 2}
	if _, err := v.UnmarshalMsg([]byte{0x81, 0xa2, 'F', '1', 7}); err != nil {
		t.Fatal(err)
	}
	if want := (mapStruct{F1: 7, F2: 2}); v != want {
		t.Errorf("a map with F1 alone leaves %+v, want %+v: DeserializeReuse could be offered", v, want)
	}
}

// TestIdentity checks that the guard fails for a type without generated methods,
// and for a value of one whose methods are the pointer's.
func TestIdentity(t *testing.T) {
	type plain struct{ F1 int32 }
	for _, v := range []any{new(plain), mapStruct{}, tupleMediaContentList{}} {
		if err := identify(v); err == nil {
			t.Errorf("%T passes for a type with generated methods", v)
		}
		if data, err := msgp.AppendIntf(nil, v); err == nil {
			t.Errorf("the library writes %T as %x: say so where identify says that it refuses it", v, data)
		}
	}
}

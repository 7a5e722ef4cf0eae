package datatypes

import (
	"reflect"
	"testing"
)

func byName(t *testing.T, name Name) Datatype {
	t.Helper()
	for _, d := range All() {
		if d.Name == name {
			return d
		}
	}
	t.Fatalf("no datatype %s", name)
	return Datatype{}
}

func TestAll(t *testing.T) {
	want := []Name{
		NameStruct, NameSample, NameMediaContent, NameStructList, NameSampleList, NameMediaContentList,
	}
	var got []Name
	for _, d := range All() {
		got = append(got, d.Name)
		if isList := len(got) > 3; d.IsList != isList {
			t.Errorf("%s: IsList is %t", d.Name, d.IsList)
		}
		if diff := Diff(d.Canonical(2), d.Canonical(2), Exact); diff != "" {
			t.Errorf("%s: two canonical values differ: %s", d.Name, diff)
		}
		if reflect.TypeOf(d.Fresh()) != reflect.TypeOf(d.Canonical(1)) {
			t.Errorf("%s: Fresh returns a %T, Canonical a %T", d.Name, d.Fresh(), d.Canonical(1))
		}
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// The values are those of the suite's first report; payload sizes hang on them.
func TestCanonical(t *testing.T) {
	s := byName(t, NameStruct).Canonical(1).(*Struct)
	if want := (Struct{-12345, 987654321, -31415, 27182818, -32000, 1000000, -999999999, 42}); *s != want {
		t.Errorf("struct: %v, want %v", *s, want)
	}
	sample := byName(t, NameSample).Canonical(1).(*Sample)
	media := byName(t, NameMediaContent).Canonical(1).(*MediaContent)
	for _, test := range []struct {
		leaf      string
		got, want any
	}{
		{"IntValue", sample.IntValue, int32(123)},
		{"LongValue", sample.LongValue, int64(1230000)},
		{"FloatValue", sample.FloatValue, float32(12.345)},
		{"DoubleValue", sample.DoubleValue, 1.234567},
		{"ShortValue", sample.ShortValue, int32(12345)},
		{"CharValue", sample.CharValue, int32(33)},
		{"BooleanValue", sample.BooleanValue, true},
		{"IntValueBoxed", sample.IntValueBoxed, int32(321)},
		{"LongValueBoxed", sample.LongValueBoxed, int64(3210000)},
		{"FloatValueBoxed", sample.FloatValueBoxed, float32(54.321)},
		{"DoubleValueBoxed", sample.DoubleValueBoxed, 7.654321},
		{"ShortValueBoxed", sample.ShortValueBoxed, int32(32100)},
		{"CharValueBoxed", sample.CharValueBoxed, int32(36)},
		{"BooleanValueBoxed", sample.BooleanValueBoxed, false},
		{"IntArray", sample.IntArray, []int32{-1234, -123, -12, -1, 0, 1, 12, 123, 1234}},
		{"LongArray", sample.LongArray, []int64{-123400, -12300, -1200, -100, 0, 100, 1200, 12300, 123400}},
		{"FloatArray", sample.FloatArray, []float32{-12.34, -12.3, -12, -1, 0, 1, 12, 12.3, 12.34}},
		{"DoubleArray", sample.DoubleArray, []float64{-1.234, -1.23, -12, -1, 0, 1, 12, 1.23, 1.234}},
		{"ShortArray", sample.ShortArray, []int32{-1234, -123, -12, -1, 0, 1, 12, 123, 1234}},
		{"CharArray", sample.CharArray, []int32("asdfASDF")},
		{"BooleanArray", sample.BooleanArray, []bool{true, false, false, true}},
		{"String", sample.String, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"},
		{"Media.URI", media.Media.URI, "http://javaone.com/keynote.ogg"},
		{"Media.Title", *media.Media.Title, ""},
		{"Media.Width", media.Media.Width, int32(641)},
		{"Media.Height", media.Media.Height, int32(481)},
		{"Media.Format", media.Media.Format, "video/theora\u1234"},
		{"Media.Duration", media.Media.Duration, int64(18000001)},
		{"Media.Size", media.Media.Size, int64(58982401)},
		{"Media.Bitrate", media.Media.Bitrate, int32(0)},
		{"Media.HasBitrate", media.Media.HasBitrate, false},
		{"Media.Persons", media.Media.Persons, []string{"Bill Gates, Jr.", "Steven Jobs"}},
		{"Media.Player", media.Media.Player, Player(1)},
		{"Media.Copyright", media.Media.Copyright, "Copyright (c) 2009, Scooby Dooby Doo"},
		{"Images", len(media.Images), 3},
		{"Images[0].URI", media.Images[0].URI, "http://javaone.com/keynote_huge.jpg"},
		{"Images[0].Title", *media.Images[0].Title, "Javaone Keynote\u1234"},
		{"Images[0].Width", media.Images[0].Width, int32(32000)},
		{"Images[0].Height", media.Images[0].Height, int32(24000)},
		{"Images[0].Size", media.Images[0].Size, Size(1)},
		{"Images[1].URI", media.Images[1].URI, "http://javaone.com/keynote_large.jpg"},
		{"Images[1].Title", *media.Images[1].Title, ""},
		{"Images[1].Width", media.Images[1].Width, int32(1024)},
		{"Images[1].Height", media.Images[1].Height, int32(768)},
		{"Images[1].Size", media.Images[1].Size, Size(1)},
		{"Images[2].URI", media.Images[2].URI, "http://javaone.com/keynote_small.jpg"},
		{"Images[2].Title", *media.Images[2].Title, ""},
		{"Images[2].Width", media.Images[2].Width, int32(320)},
		{"Images[2].Height", media.Images[2].Height, int32(240)},
		{"Images[2].Size", media.Images[2].Size, Size(0)},
	} {
		if !reflect.DeepEqual(test.got, test.want) {
			t.Errorf("%s: %#v, want %#v", test.leaf, test.got, test.want)
		}
	}
}

func TestCanonicalLists(t *testing.T) {
	for list, element := range map[Name]Name{
		NameStructList: NameStruct, NameSampleList: NameSample, NameMediaContentList: NameMediaContent,
	} {
		want := byName(t, element).Canonical(0)
		for _, size := range []int{0, 1, DefaultListSize} {
			values := reflect.ValueOf(byName(t, list).Canonical(size)).Elem().Field(0)
			if values.Len() != size || values.IsNil() {
				t.Errorf("%s of %d: %d elements, nil %t", list, size, values.Len(), values.IsNil())
			}
			for i := range values.Len() {
				if diff := Diff(want, values.Index(i).Addr().Interface(), Exact); diff != "" {
					t.Errorf("%s of %d: element %d: %s", list, size, i, diff)
				}
			}
		}
	}
}

// Elements share no memory: a caller that changes one changes only that one.
func TestCanonicalListElementsAreApart(t *testing.T) {
	list := byName(t, NameMediaContentList).Canonical(2).(*MediaContentList)
	*list.Values[0].Media.Title = "changed"
	list.Values[0].Media.Persons[0] = "changed"
	list.Values[0].Images[0].URI = "changed"
	if diff := Diff(byName(t, NameMediaContent).Canonical(0), &list.Values[1], Exact); diff != "" {
		t.Error(diff)
	}
}

//go:build amd64 || arm64

package hyperpb

import (
	"testing"

	"buf.build/go/hyperpb"
	"google.golang.org/protobuf/proto"

	"serbench/schemas/benchpb"
)

// The library measures a rune by a quarter of its bits, which makes five bytes of
// those from U+80000 on. The last text is the flag of England, of U+1F3F4 and tags.
func TestRefusesText(t *testing.T) {
	messageType := hyperpb.CompileMessageDescriptor((&benchpb.Sample{}).ProtoReflect().Descriptor())
	for text, accepted := range map[string]bool{
		"\U0007ffff": true,
		"\U00080000": false,
		"\U0010ffff": false,
		"\U0001F3F4\U000E0067\U000E0062\U000E0065\U000E006E\U000E0067\U000E007F": false,
	} {
		data, err := proto.Marshal(&benchpb.Sample{String_: text})
		if err != nil {
			t.Fatal(err)
		}
		err = hyperpb.NewMessage(messageType).Unmarshal(data)
		if (err == nil) != accepted {
			t.Errorf("%+q: error %v, want one: %t; a library without the fault needs no weakness", text, err, !accepted)
		}
	}
}

// The reason why a datatype with a list of texts has no row with a profile.
func TestProfileSpoilsListsOfTexts(t *testing.T) {
	data, err := proto.Marshal(&benchpb.Media{Persons: []string{"Bill Gates, Jr.", "Steven Jobs"}})
	if err != nil {
		t.Fatal(err)
	}
	messageType := hyperpb.CompileMessageDescriptor((&benchpb.Media{}).ProtoReflect().Descriptor())
	persons := messageType.Descriptor().Fields().ByName("persons")
	profile := messageType.NewProfile()
	m := hyperpb.NewMessage(messageType)
	if err := m.Unmarshal(data, hyperpb.WithRecordProfile(profile, 1)); err != nil {
		t.Fatal(err)
	}
	if n := m.Get(persons).List().Len(); n != 2 {
		t.Fatalf("%d persons without a profile, want 2", n)
	}
	m = hyperpb.NewMessage(messageType.Recompile(profile))
	if err := m.Unmarshal(data); err != nil {
		t.Fatal(err)
	}
	if list := m.Get(persons).List(); list.Len() != 4 || list.Get(0).String() != "" || list.Get(3).String() != "Steven Jobs" {
		t.Errorf("%d persons with a profile; a library without the fault needs no exception", list.Len())
	}
}

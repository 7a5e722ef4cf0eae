package easyjson

import (
	"bytes"
	"go/format"
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/mailru/easyjson"
	"github.com/mailru/easyjson/gen"
)

const generatedFile = "types_easyjson.go"

// The committed code must be what the pinned generator makes of the types. What
// runs here is what the command compiles and runs: its generator, which learns the
// types by reflection. So the test needs neither a compiler nor a copy of the
// package.
func TestGeneratedCodeIsFresh(t *testing.T) {
	generator := gen.NewGenerator(generatedFile)
	generator.SetPkg("easyjson", "serbench/serializers/easyjson")
	for _, pointer := range []any{ // in alphabetical order, as the command adds them
		(*jsonMediaContent)(nil), (*jsonMediaContentList)(nil),
		(*jsonSample)(nil), (*jsonSampleList)(nil),
		(*jsonStruct)(nil), (*jsonStructList)(nil),
	} {
		generator.Add(pointer)
	}
	generated, err := format.Source(printed(t, func() error { return generator.Run(os.Stdout) }))
	if err != nil {
		t.Fatal(err)
	}
	committed, err := os.ReadFile(generatedFile)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(committed, generated) {
		t.Errorf("%s is stale: run go generate ./serializers/easyjson", generatedFile)
	}
}

// printed returns what a function prints. The generator prints the head of the
// file whatever writer it is given.
func printed(t *testing.T, print func() error) []byte {
	t.Helper()
	path := filepath.Join(t.TempDir(), "stdout")
	file, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	defer func(stdout *os.File) { os.Stdout = stdout }(os.Stdout)
	os.Stdout = file
	if err := print(); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// The generator hands what it does not know over to encoding/json, by calls in the
// midst of its code.
func TestGeneratedCodeNeedsNoOther(t *testing.T) {
	source, err := os.ReadFile(generatedFile)
	if err != nil {
		t.Fatal(err)
	}
	if call := regexp.MustCompile(`\bjson\.\w+\(`).Find(source); call != nil {
		t.Errorf("it calls %s", call)
	}
}

// The generated methods belong to the types that they were generated for. A type of
// the same fields has none, and Marshal and Unmarshal do not take it.
func TestMethodsAreOfTheType(t *testing.T) {
	type plain jsonStruct
	if _, ok := any(new(jsonStruct)).(easyjson.MarshalerUnmarshaler); !ok {
		t.Error("a native type has no methods")
	}
	if _, ok := any(new(plain)).(easyjson.MarshalerUnmarshaler); ok {
		t.Error("a type of the same fields has methods")
	}
}

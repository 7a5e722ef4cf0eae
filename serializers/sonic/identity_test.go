package sonic

import (
	"encoding/json"
	"errors"
	"io"
	"strings"
	"testing"

	"github.com/bytedance/sonic"

	"serbench/serializers"
)

func TestFallbackIsUnsupported(t *testing.T) {
	err := engine(sonic.UseStdJSON)
	if !errors.Is(err, serializers.ErrUnsupported) || !strings.Contains(err.Error(), "encoding/json") {
		t.Errorf("the fallback gives the error %v", err)
	}
}

// TestInterpreterIsFound has another library stand in for sonic's interpreter:
// neither compiles.
func TestInterpreterIsFound(t *testing.T) {
	if err := compiled(interpreter{}); err == nil || errors.Is(err, serializers.ErrUnsupported) {
		t.Errorf("an interpreter gives the error %v", err)
	}
}

type interpreter struct{ sonic.API }

func (interpreter) Marshal(v any) ([]byte, error)        { return json.Marshal(v) }
func (interpreter) Unmarshal(data []byte, v any) error   { return json.Unmarshal(data, v) }
func (interpreter) NewEncoder(w io.Writer) sonic.Encoder { return sonic.ConfigStd.NewEncoder(w) }

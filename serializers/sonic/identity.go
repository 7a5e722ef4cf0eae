package sonic

import (
	"errors"
	"fmt"
	"runtime"
	"strings"

	"github.com/bytedance/sonic"

	"serbench/serializers"
)

// identify returns an error unless sonic runs, and on amd64 the code that it
// compiles. On other processors and Go releases than those it knows, sonic is
// encoding/json under another name; on arm64 it interprets; and on amd64 it does
// so where its environment variables ask for that.
func identify() error {
	if err := engine(sonic.APIKind); err != nil {
		return err
	}
	if runtime.GOARCH != "amd64" {
		return nil
	}
	return compiled(sonic.ConfigDefault)
}

// engine takes the library's own word for which implementation was built.
func engine(kind int) error {
	if kind != sonic.UseSonicJSON {
		return fmt.Errorf("%w: sonic has no implementation for %s on %s, and what runs is encoding/json",
			serializers.ErrUnsupported, runtime.Version(), runtime.GOARCH)
	}
	return nil
}

// compiled looks at who calls a method in the midst of a value.
func compiled(api sonic.API) error {
	var v struct{ Witness witness }
	data, err := api.Marshal(&v)
	if err != nil {
		return fmt.Errorf("ask sonic how it encodes: %w", err)
	}
	if err := api.Unmarshal(data, &v); err != nil {
		return fmt.Errorf("ask sonic how it decodes: %w", err)
	}
	if !v.Witness.encoded || !v.Witness.decoded {
		return errors.New("sonic interprets where it should run compiled code: is one of its variables, such as SONIC_USE_OPTDEC, in the environment?")
	}
	return nil
}

// A witness notes whether compiled code has called it. Others may as well: under
// the race detector sonic encodes everything with encoding/json again.
type witness struct{ encoded, decoded bool }

func (w *witness) MarshalJSON() ([]byte, error) {
	w.encoded = w.encoded || calledBy("encode_")
	return []byte("0"), nil
}

func (w *witness) UnmarshalJSON([]byte) error {
	w.decoded = w.decoded || calledBy("decode_")
	return nil
}

// calledBy reports whether a function whose name starts like that is among the
// callers. So do the names that sonic gives the code that it compiles, and no
// others: the full name of a Go function starts with the path of its package.
func calledBy(start string) bool {
	callers := make([]uintptr, 64)
	frames := runtime.CallersFrames(callers[:runtime.Callers(1, callers)])
	for {
		frame, more := frames.Next()
		if strings.HasPrefix(frame.Function, start) {
			return true
		}
		if !more {
			return false
		}
	}
}

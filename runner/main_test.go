package runner

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"sync/atomic"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"serbench/datatypes"
	"serbench/serializers"
)

// TestMain makes the test binary the command that the scripts run, and its own
// worker.
func TestMain(m *testing.M) {
	suite := Suite{Serializers: testRows(), Datatypes: datatypes.All()}
	if os.Getenv(workerVariable) != "" {
		Main(suite)
	}
	testscript.Main(m, map[string]func(){"suite": func() {
		ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
		context.AfterFunc(ctx, stop)
		// Scripts measure side by side and under the race detector: nobody reads
		// their figures.
		c := command{suite, os.Stdout, os.Stderr, func(context.Context, *progress) (func(), error) { return func() {}, nil }}
		os.Exit(exitCode(c.run(ctx, os.Args[1:]), os.Stderr))
	}})
}

func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir: "testdata/script",
		// A worker's misfortune is printed to standard error by the runtime.
		Setup: func(env *testscript.Env) error {
			env.Setenv("NO_COLOR", "1")
			return nil
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){"results": checkResults, "exits": exits, "appears": appears},
	})
}

// hoard is what the row of that name never gives back.
var hoard [][]byte

// testRows are two serializers that work and one for each way not to.
func testRows() []serializers.Serializer {
	better := row("better", func(int) error { return nil }, nil)
	better.Traits.Concurrent = true
	return []serializers.Serializer{
		row("good", func(int) error { return nil }, nil),
		better,
		row("errs", func(call int) error {
			if call > 3000 {
				return errors.New("no more paper")
			}
			return nil
		}, nil),
		row("panics", func(call int) error {
			if call > 3000 {
				panic("out of ink")
			}
			return nil
		}, nil),
		row("crashes", func(call int) error {
			if call > 3000 {
				go panic("in a goroutine of its own")
				select {}
			}
			return nil
		}, nil),
		row("exits", func(call int) error {
			if call > 3000 {
				os.Exit(0)
			}
			return nil
		}, nil),
		row("hangs", func(call int) error {
			if call > 3000 {
				select {}
			}
			return nil
		}, nil),
		row("hoards", func(call int) error {
			for call > 3000 {
				hoard = append(hoard, make([]byte, 1<<20))
				for i := 0; i < 1<<20; i += 4096 {
					hoard[len(hoard)-1][i] = 1
				}
			}
			return nil
		}, nil),
		row("panics-at-once", func(int) error { panic("no ink") }, nil),
		row("lies-late", func(int) error { return nil }, func(call int, data []byte) []byte {
			if call == 1000 {
				return data[:len(data)-1]
			}
			return data
		}),
		row("drops", func(int) error { return nil }, func(_ int, data []byte) []byte { return []byte("{}") }),
		{
			Name: "unsupported", Format: "JSON", Module: serializers.Standard,
			Bind: func(d datatypes.Datatype) (serializers.Codec, error) {
				return nil, fmt.Errorf("%w: cannot hold a %s", serializers.ErrUnsupported, d.Name)
			},
		},
	}
}

// row returns a serializer on encoding/json that calls before with the number of
// each call, and passes its output through spoil.
func row(name string, before func(call int) error, spoil func(call int, data []byte) []byte) serializers.Serializer {
	return serializers.Serializer{
		Name: name, Format: "JSON", Module: serializers.Standard,
		Traits: serializers.Traits{Style: serializers.Reflection},
		Bind: func(d datatypes.Datatype) (serializers.Codec, error) {
			var calls atomic.Int64
			return serializers.Reflected(d, json.Unmarshal, serializers.Binding[any, any]{
				Serialize: func(v any) ([]byte, error) {
					call := int(calls.Add(1))
					if err := before(call); err != nil {
						return nil, err
					}
					data, err := json.Marshal(v)
					if spoil != nil {
						data = spoil(call, data)
					}
					return data, err
				},
			}), nil
		},
	}
}

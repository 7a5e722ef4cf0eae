package worker

import (
	"errors"
	"fmt"
	"runtime/debug"
	"strings"

	"serbench/datatypes"
	"serbench/engine"
	"serbench/results"
	"serbench/serializers"
)

// A contestant is a codec with the values that it is measured on.
type contestant struct {
	name      string
	claims    serializers.Traits
	codec     serializers.Codec
	operation serializers.Operation
	fold      func(datatypes.Checksum, any) datatypes.Checksum
	domain    []any
	natives   []any
	inputs    [][]byte
	sums      []datatypes.Checksum // of the values, where they can be traversed
	loop      serializers.Loop
}

// newContestant binds a codec's operation to the values and converts them.
func newContestant(
	name string, d datatypes.Datatype, codec serializers.Codec, operation serializers.Operation, domain []any,
) (*contestant, error) {
	c := &contestant{name: name, codec: codec, operation: operation, fold: d.Fold, domain: domain}
	for i, value := range domain {
		native := codec.FromDomain(value)
		data, err := codec.Serialize(native)
		if err != nil {
			return nil, fmt.Errorf("serialize value %d: %w", i, err)
		}
		c.natives = append(c.natives, native)
		c.inputs = append(c.inputs, data)
	}
	var err error
	c.loop, err = c.newLoop()
	return c, err
}

// newLoop returns another loop over the contestant's values.
func (c *contestant) newLoop() (serializers.Loop, error) {
	return c.codec.Loop(c.operation, serializers.Values{Domains: c.domain, Natives: c.natives, Inputs: c.inputs})
}

// arm returns the contestant as the engine sees it. A panic becomes an error.
func (c *contestant) arm(twin int) engine.Arm {
	return engine.Arm{
		Name: c.name,
		Run:  func(n int) error { return guard(func() error { return c.loop.Run(n) }) },
		Twin: twin,
	}
}

// guard calls f and returns a panic of f as an error that says where it was.
func guard(f func() error) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("panic: %v%s", r, panicPlace(string(debug.Stack())))
		}
	}()
	return f()
}

// panicPlace finds the function that panicked in a stack: the one that called
// panic, without its arguments.
func panicPlace(stack string) string {
	_, below, found := strings.Cut(stack, "\npanic(")
	lines := strings.Split(below, "\n")
	for i := 2; found && i < len(lines); i += 2 {
		if function := lines[i]; !strings.HasPrefix(function, "runtime.") {
			return " in " + function[:max(strings.LastIndexByte(function, 0x28), 0)]
		}
	}
	return ""
}

// failure describes why a serializer has no figures.
func failure(serializer string, err error) Failure {
	if errors.Is(err, serializers.ErrUnsupported) {
		reason := strings.TrimPrefix(err.Error(), serializers.ErrUnsupported.Error()+": ")
		return Failure{Serializer: serializer, Status: results.Unsupported, Reason: reason}
	}
	return Failure{Serializer: serializer, Status: results.Failed, Reason: err.Error()}
}

// difference returns an error that says where two domain values differ, or nil.
func difference(what string, want, got any, tolerance datatypes.Tolerance) error {
	if d := datatypes.Diff(want, got, tolerance); d != "" {
		return fmt.Errorf("%s: wrong value: %s", what, d)
	}
	return nil
}

package worker

import (
	"bytes"
	"fmt"
	"time"

	"serbench/serializers"
)

// How long a codec is tried before it is trusted: so many operations, or as many
// as fit into the time.
const (
	soakOps  = 1100
	soakTime = 30 * time.Millisecond
)

// verify proves that the contestant does its work before any of it is timed: a
// round trip gives back each value, output stays intact and stable, the input is
// left alone, and the very loop that will be timed produces the right results,
// one by one, for more than a thousand operations.
func (c *contestant) verify() error {
	for i := range c.domain {
		if err := c.roundTrip(i); err != nil {
			return fmt.Errorf("verify value %d: %w", i, err)
		}
	}
	deadline := time.Now().Add(soakTime)
	for n := range soakOps {
		if n >= len(c.domain) && time.Now().After(deadline) {
			break
		}
		if err := c.loop.Run(1); err != nil {
			return fmt.Errorf("verify %s, call %d: %w", c.operation, n+1, err)
		}
		if err := c.checkLast(); err != nil {
			return fmt.Errorf("verify %s, call %d: %w", c.operation, n+1, err)
		}
	}
	return nil
}

// roundTrip serializes and deserializes value i and looks at all there is to see.
func (c *contestant) roundTrip(i int) error {
	input := bytes.Clone(c.inputs[i])
	native, err := c.codec.Deserialize(input)
	if err != nil {
		return fmt.Errorf("deserialize: %w", err)
	}
	domain := c.codec.ToDomain(native)
	if err := difference("round trip", c.domain[i], domain, c.codec.Tolerance()); err != nil {
		return err
	}
	if c.operation == serializers.Traverse {
		c.sums = append(c.sums, c.fold(0, domain))
	}
	if !bytes.Equal(input, c.inputs[i]) {
		return fmt.Errorf("deserialize: changed its input")
	}
	// Another value is serialized in between, so that a view of a buffer that
	// passed for a slice of the caller's shows.
	first, err := c.codec.Serialize(c.natives[i])
	if err != nil {
		return fmt.Errorf("serialize: %w", err)
	}
	kept := bytes.Clone(first)
	if _, err := c.codec.Serialize(c.natives[(i+1)%len(c.natives)]); err != nil {
		return fmt.Errorf("serialize: %w", err)
	}
	if !bytes.Equal(first, kept) {
		return fmt.Errorf("serialize: the output changed with the next call: it is not the caller's")
	}
	if len(first) != len(c.inputs[i]) {
		return fmt.Errorf("serialize: unstable output: %d bytes, then %d", len(c.inputs[i]), len(first))
	}
	return nil
}

// checkLast compares what the loop's last operation produced with what it should
// have produced.
func (c *contestant) checkLast() error {
	i := c.loop.Index()
	last := c.loop.Last()
	switch c.operation.Gives() {
	case serializers.Native:
		return difference("result", c.domain[i], c.codec.ToDomain(last), c.codec.Tolerance())
	case serializers.Domain:
		return difference("result", c.domain[i], last, c.codec.Tolerance())
	case serializers.Sum:
		if last != c.sums[i] {
			return fmt.Errorf("wrong checksum %016x, want %016x: not every leaf was read", last, c.sums[i])
		}
		return nil
	}
	data := last.([]byte)
	if bytes.Equal(data, c.inputs[i]) {
		return nil
	}
	// Formats that promise no order of fields may write other bytes for the value.
	native, err := c.codec.Deserialize(bytes.Clone(data))
	if err != nil {
		return fmt.Errorf("wrong bytes: %w", err)
	}
	return difference("wrong bytes", c.domain[i], c.codec.ToDomain(native), c.codec.Tolerance())
}

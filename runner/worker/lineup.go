package worker

import (
	"fmt"
	"slices"

	"serbench/datatypes"
	"serbench/engine"
	"serbench/serializers"
)

// A lineUp is the arms of a group in the order of a session: the codecs that work,
// the control, which is the first of them once more, and the empty codec.
type lineUp struct {
	contestants []*contestant
	serializer  []int // by arm: index into the job's serializers, or nobody
	twin        []int // by arm: for engine.Arm
}

func (l *lineUp) add(c *contestant, serializer, twin int) {
	l.contestants = append(l.contestants, c)
	l.serializer = append(l.serializer, serializer)
	l.twin = append(l.twin, twin)
}

func (l *lineUp) arms() []engine.Arm {
	arms := make([]engine.Arm, len(l.contestants))
	for i, c := range l.contestants {
		arms[i] = c.arm(l.twin[i])
	}
	return arms
}

// lineUp binds and verifies the job's codecs, reports those that fail, and adds
// the control and the empty codec.
func (w *child) lineUp(d datatypes.Datatype, domain []any) (*lineUp, error) {
	l := &lineUp{}
	for i := range w.job.Serializers {
		if err := w.enter(i); err != nil {
			return nil, err
		}
		c, err := w.prepare(i, d, domain)
		if err != nil {
			if err := w.fail(i, err); err != nil {
				return nil, err
			}
			continue
		}
		l.add(c, i, -1)
	}
	if len(l.contestants) == 0 {
		return nil, errReported
	}
	c, err := w.prepare(l.serializer[0], d, domain)
	if err != nil {
		return nil, fmt.Errorf("bind the control: %w", err)
	}
	l.add(c, l.serializer[0], 0)
	null, err := newContestant("null", d, bindNull(d), serializers.Operation(w.job.Operation), domain)
	if err != nil {
		return nil, fmt.Errorf("bind the empty codec: %w", err)
	}
	l.add(null, nobody, -1)
	return l, nil
}

// prepare binds a serializer's codec and verifies it.
func (w *child) prepare(i int, d datatypes.Datatype, domain []any) (*contestant, error) {
	name := w.job.Serializers[i]
	row, err := w.row(name)
	if err != nil {
		return nil, err
	}
	var c *contestant
	err = guard(func() error {
		if row.Identify != nil {
			if err := row.Identify(); err != nil {
				return fmt.Errorf("this is not %s: %w", name, err)
			}
		}
		codec, err := row.Bind(d)
		if err != nil {
			return err
		}
		if c, err = newContestant(name, d, codec, serializers.Operation(w.job.Operation), domain); err != nil {
			return err
		}
		c.claims = row.Traits
		return c.verify()
	})
	return c, err
}

// row returns the suite's serializer of a name.
func (w *child) row(name string) (serializers.Serializer, error) {
	i := slices.IndexFunc(w.rows, func(s serializers.Serializer) bool { return s.Name == name })
	if i < 0 {
		return serializers.Serializer{}, fmt.Errorf("the suite has no serializer %q", name)
	}
	return w.rows[i], nil
}

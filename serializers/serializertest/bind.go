package serializertest

import (
	"errors"
	"fmt"
	"strings"

	"serbench/datatypes"
	"serbench/serializers"
)

// proveBind binds every datatype twice: the answers agree, a refusal has a
// reason, and the two codecs work side by side without disturbing each other.
func proveBind(s *subject) error {
	supported := 0
	for _, d := range datatypes.All() {
		first, err := s.Bind(d)
		second, again := s.Bind(d)
		switch {
		case (err == nil) != (again == nil):
			return fmt.Errorf("%s: bind: %v, then %v", d.Name, err, again)
		case err != nil:
			if err := unsupported(err); err != nil {
				return fmt.Errorf("%s: %w", d.Name, err)
			}
		case first == nil || second == nil:
			return fmt.Errorf("%s: bind returned neither a codec nor an error", d.Name)
		case first == second:
			return fmt.Errorf("%s: bind returned one codec twice", d.Name)
		default:
			supported++
			if err := apart(&bound{Codec: first, subject: s, datatype: d}, &bound{Codec: second, subject: s, datatype: d}); err != nil {
				return fmt.Errorf("%s: two codecs share state: %w", d.Name, err)
			}
		}
	}
	if supported == 0 {
		return errors.New("no datatype is supported")
	}
	return nil
}

// unsupported returns an error unless err, which Bind returned, is a refusal with
// a reason.
func unsupported(err error) error {
	if !errors.Is(err, serializers.ErrUnsupported) {
		return fmt.Errorf("bind: %w: the error does not wrap ErrUnsupported", err)
	}
	reason := strings.ReplaceAll(err.Error(), serializers.ErrUnsupported.Error(), "")
	if strings.Trim(reason, " :") == "" {
		return fmt.Errorf("bind: %w: the error gives no reason", err)
	}
	return nil
}

// apart returns an error if what one codec does shows in the other.
func apart(a, b *bound) error {
	values, err := a.sameShape(2)
	if err != nil {
		return err
	}
	view, err := a.View(a.FromDomain(values[0]))
	if err != nil {
		return fmt.Errorf("view: %w", err)
	}
	before := string(view)
	if _, err := b.View(b.FromDomain(values[1])); err != nil {
		return fmt.Errorf("view: %w", err)
	}
	if string(view) != before {
		return errors.New("one overwrote what the other's View had returned")
	}
	return together(
		func() error { return a.work(values[0], a.manyRounds()) },
		func() error { return b.work(values[1], b.manyRounds()) },
	)
}

package serializertest

import (
	"errors"
	"fmt"
	"net/url"
	"regexp"
	"slices"
	"strings"

	"serbench/serializers"
)

var nameSyntax = regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)

// proveMetadata checks what is written about the serializer. The traits that name
// a field beside them are proved with what that field does, and the module with
// the trait unsafe: a test's build information does not list modules.
func proveMetadata(s *subject) error {
	var errs []error
	find := func(wrong bool, format string, args ...any) {
		if wrong {
			errs = append(errs, fmt.Errorf(format, args...))
		}
	}
	find(!nameSyntax.MatchString(s.Name), "name %q: want words of a–z and 0–9 joined by -", s.Name)
	find(s.Format == "" || strings.TrimSpace(s.Format) != s.Format, "format %q: want its specification's spelling", s.Format)
	find(s.Module == "", "module: want a path, %q or %q", serializers.Standard, serializers.Own)
	address, err := url.Parse(s.Documentation)
	find(err != nil || address.Scheme != "https" || address.Host == "", "documentation %q: want an https address", s.Documentation)
	styles := []serializers.Style{serializers.Reflection, serializers.Generated, serializers.Handwritten}
	find(!slices.Contains(styles, s.Traits.Style), "style %q: want one of %q", s.Traits.Style, styles)
	for i, w := range s.Weaknesses {
		find(!slices.Contains(serializers.Weaknesses(), w), "weakness %q: want one of %q", w, serializers.Weaknesses())
		find(slices.Contains(s.Weaknesses[:i], w), "weakness %q is listed twice", w)
	}
	return errors.Join(errs...)
}

// proveIdentity asks the serializer whether it is what it is called.
func proveIdentity(s *subject) error {
	if s.Identify == nil {
		return nil
	}
	return s.Identify()
}

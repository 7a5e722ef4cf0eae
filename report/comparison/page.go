package comparison

import (
	"bytes"
	_ "embed"
	"fmt"
	"html/template"

	"serbench/report/section"
)

var (
	//go:embed page.gohtml
	source string
	//go:embed page.css
	style string
)

var page = template.Must(template.New("comparison").Parse(source))

// A link leads to the report of a run.
type link struct{ Name, Dir, About string }

// Index returns the comparison as a page. It has no script and asks for nothing.
func (c *Comparison) Index() ([]byte, error) {
	document := struct {
		Title    string
		Runs     []link
		Sections []section.Section
		Style    template.CSS
	}{Title: title, Sections: c.sections(), Style: template.CSS(style)}
	for _, s := range c.sides {
		document.Runs = append(document.Runs, link{s.name, s.dir, s.about()})
	}
	var b bytes.Buffer
	if err := page.Execute(&b, document); err != nil {
		return nil, fmt.Errorf("writing the page of the comparison: %w", err)
	}
	return b.Bytes(), nil
}

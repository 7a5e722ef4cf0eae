package page

import (
	"encoding/json"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"serbench/report/reporttest"
)

// island returns the data of a page.
func island(t *testing.T, page string, v any) {
	t.Helper()
	match := regexp.MustCompile(`(?s)<script type="application/json" id="data">(.*?)</script>`).FindStringSubmatch(page)
	if match == nil {
		t.Fatal("the page has no data")
	}
	if err := json.Unmarshal([]byte(match[1]), v); err != nil {
		t.Fatal(err)
	}
}

func TestExplore(t *testing.T) {
	file := reporttest.Run(reporttest.Default())
	page := pages(t, file, Options{})["explore.html"]
	var d struct {
		Serializers []exploreSerializer
		Groups      []exploreGroup
		Columns     []exploreColumn
		Cases       [][]any
	}
	island(t, page, &d)
	if len(d.Cases) != 120 || len(d.Serializers) != 10 || len(d.Groups) != 12 {
		t.Fatalf("got %d cases, %d serializers, %d groups", len(d.Cases), len(d.Serializers), len(d.Groups))
	}
	for _, c := range d.Cases {
		switch status := c[2]; {
		case status == nil && len(c) != 3+len(d.Columns):
			t.Errorf("a case has %d figures for %d columns", len(c)-3, len(d.Columns))
		case status != nil && len(c) != 3:
			t.Errorf("a case without figures has some: %v", c)
		}
	}
	if first := d.Columns[0]; first.ID != "ns" || d.Columns[1].Of == nil || *d.Columns[1].Of != 0 {
		t.Errorf("the rate is not of the first column, ns: %+v", d.Columns[:2])
	}
	// Readable without a script: a screen of rows, and where the others are.
	if rows := strings.Count(page, `<th scope="row">`); rows != firstScreen {
		t.Errorf("%d rows are in the markup, want %d", rows, firstScreen)
	}
	for _, want := range []string{
		`<a href="group-01.html#case-1">protobuf</a>`, fmt.Sprintf("The first %d of 120 cases", firstScreen),
		`<option>MediaContentList</option>`, `data-trait="unsafe"`,
	} {
		if !strings.Contains(page, want) {
			t.Errorf("there is no %s", want)
		}
	}
	// Sizes to choose from are there only where a datatype has several, and a trait
	// that nobody has is none to filter by.
	for _, absent := range []string{`name="sizes"`, `data-trait="streaming"`} {
		if strings.Contains(page, absent) {
			t.Errorf("there is a %s", absent)
		}
	}
}

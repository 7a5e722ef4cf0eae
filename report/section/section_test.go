package section

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"serbench/report/grid"
	"serbench/report/reporttest"
	"serbench/report/table"
	"serbench/results"
)

// wide and long are runs of one form each.
func wide() *grid.Grid {
	plan := reporttest.Default()
	plan.Full = true
	return grid.New(reporttest.Run(plan))
}

func long() *grid.Grid { return grid.New(reporttest.Run(reporttest.Field())) }

// column returns the texts of a column, and fails the test without it.
func column(t *testing.T, x table.Table, title string) []string {
	t.Helper()
	i := slices.IndexFunc(x.Columns, func(c table.Column) bool { return c.Title == title })
	if i < 0 {
		t.Fatalf("there is no column %q in %v", title, x.Columns)
	}
	var texts []string
	for _, row := range x.Rows {
		texts = append(texts, row[i].Text)
	}
	return texts
}

func captioned(t *testing.T, s Section, caption string) table.Table {
	t.Helper()
	i := slices.IndexFunc(s.Tables, func(x table.Table) bool { return x.Caption == caption })
	if i < 0 {
		t.Fatalf("%s has no table %q", s.Title, caption)
	}
	return s.Tables[i]
}

// Every section of every form has tables whose rows have as many cells as there are
// columns.
func TestTablesAreWhole(t *testing.T) {
	for name, g := range map[string]*grid.Grid{
		"wide": wide(), "long": long(), "hostile": grid.New(reporttest.Hostile()), "nothing": grid.New(&results.File{}),
	} {
		for _, s := range []Section{
			Winners(g), Host(g), Coverage(g), Timing(g), Throughput(g), Sizes(g), Ratios(g), Times(g), Allocations(g), Collector(g),
			Latency(g), ColdStart(g), Parallel(g), Conversion(g), Growth(g), Noise(g), Serializers(g), Traits(g), Warnings(g),
		} {
			for _, x := range s.Tables {
				for _, row := range x.Rows {
					if len(row) != len(x.Columns) {
						t.Fatalf("%s, %s, %q: a row of %d cells beneath %d columns", name, s.Title, x.Caption, len(row), len(x.Columns))
					}
				}
			}
		}
	}
}

func TestFewSerializersStandSideBySide(t *testing.T) {
	s := Timing(wide())
	if len(s.Tables) != 1 {
		t.Fatalf("got %d tables, want 1", len(s.Tables))
	}
	if got := s.Tables[0].Columns; got[2].Title != "protobuf (ns)" || got[len(got)-2].Title != "Fastest" {
		t.Errorf("got columns %v", got)
	}
}

func TestManySerializersAreRows(t *testing.T) {
	g := long()
	s := Timing(g)
	if want := 1 + len(g.Datatypes); len(s.Tables) != want {
		t.Fatalf("got %d tables, want %d", len(s.Tables), want)
	}
	x := captioned(t, s, "Struct")
	names := column(t, x, "Serializer")
	row, _ := g.First("struct", "serialize")
	last := 0.0
	for i, name := range names {
		e := grid.Headline(g.Cell(row, name))
		if e.Median < last {
			t.Fatalf("%s is faster than what stands above it", name)
		}
		last = e.Median
		if got := x.Rows[i][1].Strong; got != g.Fastest(row).Has(name) {
			t.Errorf("%s: strong is %v", name, got)
		}
	}
	if len(names) != len(g.Serializers) {
		t.Errorf("got %d serializers, want %d", len(names), len(g.Serializers))
	}
}

// A case that failed stays in sight; one that cannot be is told elsewhere.
func TestGapsOfLongTables(t *testing.T) {
	g := long()
	if sample := captioned(t, Timing(g), "Sample"); !slices.Contains(column(t, sample, "Serialize (ns)"), table.Failed) {
		t.Error("the case that failed is not in the table")
	}
	if list := captioned(t, Timing(g), "SampleList"); slices.Contains(column(t, list, "Serializer"), "gob-stream") {
		t.Error("a serializer that cannot has a row")
	}
	gaps := captioned(t, Coverage(g), "Cases without figures")
	if got := column(t, gaps, "Serializer"); !slices.Equal(got, []string{"json", "gob-stream"}) {
		t.Errorf("without figures: got %v", got)
	}
	if got := column(t, gaps, "Operation"); got[0] != "serialize, deserialize" {
		t.Errorf("the operations of one gap: got %q", got[0])
	}
}

// No table is wider than a page, whatever was measured.
func TestLongTablesAreNarrow(t *testing.T) {
	plan := reporttest.Field()
	plan.Operations = []string{"serialize", "serialize-reuse", "deserialize", "deserialize-reuse", "traverse"}
	plan.ListSizes = []int{5, 100, 1000}
	g := grid.New(reporttest.Run(plan))
	for _, s := range []Section{Timing(g), Ratios(g), Times(g), Collector(g), Latency(g), Parallel(g)} {
		for _, x := range s.Tables {
			if len(x.Columns) > 1+mostFigures {
				t.Errorf("%s, %q: %d columns", s.Title, x.Caption, len(x.Columns))
			}
		}
	}
}

func TestWinners(t *testing.T) {
	g := long()
	s := Winners(g)
	fastest := s.Tables[0]
	if want := len(g.Datatypes) * 2; len(fastest.Rows) != want {
		t.Fatalf("got %d rows, want %d", len(fastest.Rows), want)
	}
	for i, row := range g.Rows {
		f := g.Fastest(row)
		if got := fastest.Rows[i][2].Text; got != strings.Join(f.Names, ", ") {
			t.Errorf("%s %s: got %q, want %v", row.Datatype, row.Operation, got, f.Names)
		}
		if next := column(t, fastest, "Next")[i]; strings.Contains(next, f.Names[0]+" ") {
			t.Errorf("%s follows itself: %s", f.Names[0], next)
		}
	}
	for _, want := range []string{"AMD EPYC 7B13", "go1.26.8", "noise floor"} {
		if !strings.Contains(strings.Join(s.Notes, " "), want) {
			t.Errorf("the notes lack %q", want)
		}
	}
}

func TestUnreadableGroupsHaveNoWinner(t *testing.T) {
	file := reporttest.Run(reporttest.Default())
	file.Groups[0].Readable = new(false)
	s := Winners(grid.New(file))
	if len(s.Warnings) != 1 || !strings.Contains(s.Warnings[0], "1 of 12 groups") {
		t.Errorf("got warnings %v", s.Warnings)
	}
	for _, title := range []string{"ns/op", "Next"} {
		if got := column(t, s.Tables[0], title)[0]; got != table.Missing {
			t.Errorf("%s of an unreadable group: got %q", title, got)
		}
	}
}

// Bytes that tie are shown as a tie.
func TestSmallestTies(t *testing.T) {
	file := reporttest.Run(reporttest.Default())
	for i := range file.Cases {
		if c := &file.Cases[i]; c.Datatype == "struct" && c.Status == results.OK {
			c.PayloadBytes = new(60.0)
			if c.Serializer == "cbor" || c.Serializer == "fory" {
				c.PayloadBytes = new(50.0)
			}
		}
	}
	s := Winners(grid.New(file))
	if got := column(t, s.Tables[1], "Smallest as serialized")[0]; got != "cbor, fory" {
		t.Errorf("got %q", got)
	}
}

func TestConversion(t *testing.T) {
	file := &results.File{
		Serializers: []results.Serializer{{Name: "own"}, {Name: "plain"}},
		Config: results.Config{
			Datatypes: []string{"struct"}, Operations: []string{"serialize", "to-native", "serialize-domain"},
		},
	}
	add := func(serializer, operation string, ns float64) {
		c := results.Case{Serializer: serializer, Datatype: "struct", Operation: operation, Status: results.OK, NSPerOp: &results.Estimate{Median: ns, Low: ns - 1, High: ns + 1}}
		if ns == 0 {
			c.Status, c.NSPerOp, c.Reason = results.Unsupported, nil, "nothing to convert"
		}
		file.Cases = append(file.Cases, c)
	}
	add("own", "serialize", 75)
	add("own", "to-native", 24)
	add("own", "serialize-domain", 100)
	add("plain", "serialize", 60)
	add("plain", "to-native", 0)
	add("plain", "serialize-domain", 0)
	x := captioned(t, Conversion(grid.New(file)), "Struct")
	if got := column(t, x, "Serializer"); !slices.Equal(got, []string{"own"}) {
		t.Fatalf("got rows %v", got)
	}
	if got := column(t, x, "Conversion")[0]; got != "25±2%" {
		t.Errorf("got %q", got)
	}
	if got := column(t, x, "To-native (ns)")[0]; got != "24±1" {
		t.Errorf("got %q", got)
	}
	if s := Conversion(long()); !s.Empty() {
		t.Error("a run without conversions has a section about them")
	}
}

func TestGrowth(t *testing.T) {
	plan := reporttest.Default()
	plan.ListSizes = []int{5, 1000}
	s := Growth(grid.New(reporttest.Run(plan)))
	if want := 3 * 2; len(s.Tables) != want {
		t.Fatalf("got %d tables, want %d", len(s.Tables), want)
	}
	x := captioned(t, s, "StructList, serialize")
	for _, title := range []string{"5 elements", "1000 elements", "An element", "A call"} {
		if got := column(t, x, title)[0]; !strings.Contains(got, "±") {
			t.Errorf("%s: got %q", title, got)
		}
	}
	if s := Growth(wide()); !s.Empty() {
		t.Error("a run of one size has a section about growth")
	}
}

func TestParallel(t *testing.T) {
	s := Parallel(long())
	x := captioned(t, s, "Struct")
	column(t, x, "Serialize 2 goroutines")
	if got := column(t, x, "Serialize scaling of 2")[0]; !strings.HasSuffix(got, "×") {
		t.Errorf("got %q", got)
	}
	if s := Parallel(grid.New(reporttest.Run(reporttest.Default()))); !s.Empty() {
		t.Error("a run of single goroutines has a section about several")
	}
}

func TestManyWarningsAreToldByKind(t *testing.T) {
	file := reporttest.Run(reporttest.Default())
	for i := range 20 {
		key := file.Cases[i].Key()
		file.Warnings = append(file.Warnings, results.Warning{Code: results.BelowTimer, Case: &key, Message: fmt.Sprint("message ", i)})
	}
	s := Warnings(grid.New(file))
	if got := column(t, s.Tables[0], "Code"); !slices.Equal(got, []string{"one-layout", "below-timer"}) {
		t.Errorf("got kinds %v", got)
	}
	if got := column(t, s.Tables[0], "Times"); !slices.Equal(got, []string{"1", "20"}) {
		t.Errorf("got counts %v", got)
	}
	if each := captioned(t, s, "Each of them"); len(each.Rows) != 21 || each.Rows[1][0].Text != "protobuf, Struct serialize" {
		t.Errorf("got %d rows, the second %v", len(each.Rows), each.Rows[1])
	}
}

func TestShort(t *testing.T) {
	plan := reporttest.Default()
	plan.Operations = []string{"serialize", "traverse", "deserialize"}
	plan.ListSizes = []int{5, 1000}
	short := Short(grid.New(reporttest.Run(plan)))
	if len(short.Rows) != 12 {
		t.Fatalf("got %d rows, want 12", len(short.Rows))
	}
	for _, row := range short.Rows {
		if row.Operation == "traverse" || row.Params.ListSize > 5 {
			t.Errorf("%s %s of %v is there", row.Datatype, row.Operation, row.Params)
		}
	}
}

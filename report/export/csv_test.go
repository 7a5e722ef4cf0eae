package export

import (
	"encoding/csv"
	"fmt"
	"os"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"serbench/report/grid"
	"serbench/report/reporttest"
	"serbench/results"
)

// read returns the lines of a table by the names in its head.
func read(t *testing.T, text string) []map[string]string {
	t.Helper()
	all, err := csv.NewReader(strings.NewReader(text)).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	var lines []map[string]string
	for _, cells := range all[1:] {
		line := make(map[string]string)
		for i, name := range all[0] {
			if _, twice := line[name]; twice {
				t.Errorf("the column %s stands twice", name)
			}
			line[name] = cells[i]
		}
		lines = append(lines, line)
	}
	return lines
}

func TestCSV(t *testing.T) {
	file := reporttest.Run(reporttest.Default())
	lines := read(t, exported(t, "csv", file))
	if len(lines) != len(file.Cases) {
		t.Fatalf("got %d lines of %d cases", len(lines), len(file.Cases))
	}
	for i, line := range lines {
		c := file.Cases[i] // made in the order of the tables
		if line["serializer"] != c.Serializer || line["datatype"] != c.Datatype || line["operation"] != c.Operation {
			t.Fatalf("line %d is of %v, want %s", i, line, c.Key())
		}
		if c.Status != results.OK {
			if line["status"] != string(c.Status) || line["reason"] != c.Reason || line["ns_per_op"] != "" {
				t.Errorf("a case that is %s has the line %v", c.Status, line)
			}
			continue
		}
		for name, want := range map[string]float64{
			"ns_per_op": c.NSPerOp.Median, "ns_per_op_low": c.NSPerOp.Low, "ratio_high": c.Ratio.High, "payload_bytes": *c.PayloadBytes,
		} {
			if got, err := strconv.ParseFloat(line[name], 64); err != nil || got != want {
				t.Errorf("%s of %s is %q, want %v", name, c.Key(), line[name], want)
			}
		}
		if line["latency_p50_ns"] != "" {
			t.Errorf("what was not measured is %q", line["latency_p50_ns"])
		}
	}
}

// TestNoFigureIsForgotten gives every number of a case and its group, those of
// tomorrow too, a value of its own and looks for each in the table.
func TestNoFigureIsForgotten(t *testing.T) {
	file := &results.File{Config: results.Config{Parallel: []int{2}}, Serializers: make([]results.Serializer, 1)}
	c := &results.Case{Parallel: make([]results.Parallel, 1)}
	g := &results.Group{}
	numbers := make(map[string]string)
	number(reflect.ValueOf(c).Elem(), "case", numbers)
	number(reflect.ValueOf(g).Elem(), "group", numbers)
	file.Config.Parallel[0] = c.Parallel[0].Goroutines
	var cells []string
	for _, column := range columnsOf(file) {
		cells = append(cells, column.cell(&subject{file, &file.Serializers[0], grid.Row{Group: g}, grid.Fastest{}, c}))
	}
	sizes := []string{"case.Parallel[0].Goroutines", "group.Params.ListSize", "group.Params.Values"} // in names, or the case's own
	for figure, path := range numbers {
		if !slices.Contains(cells, figure) && !slices.Contains(sizes, path) {
			t.Errorf("%s has no column", path)
		}
	}
}

// number fills a value's numbers, and makes what pointers lead to. Samples and
// distributions are no figures.
func number(v reflect.Value, path string, numbers map[string]string) {
	next := len(numbers) + 1000
	switch v.Kind() {
	case reflect.Pointer:
		if v.Type() == reflect.TypeFor[*results.Samples]() || v.Type() == reflect.TypeFor[*bool]() {
			return
		}
		v.Set(reflect.New(v.Type().Elem()))
		number(v.Elem(), path, numbers)
	case reflect.Struct:
		for i := range v.NumField() {
			number(v.Field(i), path+"."+v.Type().Field(i).Name, numbers)
		}
	case reflect.Slice:
		for i := range v.Len() {
			number(v.Index(i), fmt.Sprintf("%s[%d]", path, i), numbers)
		}
	case reflect.Float64:
		v.SetFloat(float64(next))
		numbers[fmt.Sprint(next)] = path
	case reflect.Int:
		v.SetInt(int64(next))
		numbers[fmt.Sprint(next)] = path
	}
}

func TestText(t *testing.T) {
	for in, want := range map[string]string{
		"":                 "",
		"plain":            "plain",
		"a=1":              "a=1",
		"=1+1":             "'=1+1",
		"+1":               "'+1",
		"-1":               "'-1",
		"@SUM(A1)":         "'@SUM(A1)",
		"\t=1":             "' =1",
		"\r=1":             "' =1",
		"\tplain":          "' plain",
		"  =1":             "'  =1",
		"\u00a0@x":         "'\u00a0@x",
		"＝1":               "'＝1",
		"two\nlines\x00":   "two lines ",
		"'=1":              "'=1",
		`say "hi", thanks`: `say "hi", thanks`,
	} {
		if got := text(in); got != want {
			t.Errorf("%q: got %q, want %q", in, got, want)
		}
	}
}

func TestNumber(t *testing.T) {
	for want, in := range map[string]float64{"0": 0, "1": 1, "0.1": 0.1, "123456789012345680000": 1.2345678901234568e20, "1.5e-09": 1.5e-9, "0.000001": 1e-6} {
		if got := cellOf(in); got != want {
			t.Errorf("got %s, want %s", got, want)
		}
	}
}

func cellOf(v float64) string { return figure("", "", func(*subject) *float64 { return &v }).cell(nil) }

// TestFormulas: no cell of a hostile run is a formula, no figure has an apostrophe,
// and a case is a line.
func TestFormulas(t *testing.T) {
	file := reporttest.Hostile()
	file.Serializers[0].Format = "=cmd|' /C calc'!A0"
	file.Host.Processor = "@x"
	file.Toolchain.Revision = "-1"
	for i := range file.Cases {
		if file.Cases[i].Status != results.OK {
			file.Cases[i].Reason = "\t=HYPERLINK(\"x\")\r\nnext"
		}
	}
	out := exported(t, "csv", file)
	if got := strings.Count(out, "\n"); got != len(file.Cases)+1 {
		t.Errorf("got %d lines, want a head and %d cases", got, len(file.Cases))
	}
	for _, line := range read(t, out) {
		for name, cell := range line {
			if cell != "" && strings.ContainsRune("=+-@\t\r", rune(cell[0])) {
				t.Errorf("%s is the formula %q", name, cell)
			}
			if _, err := strconv.ParseFloat(strings.TrimPrefix(cell, "'"), 64); err == nil && cell[0] == '\'' && name != "revision" {
				t.Errorf("%s is the figure %q with an apostrophe", name, cell)
			}
		}
	}
}

// TestDocumented holds the table of columns in docs/EXPORT.md to the columns, and
// its units to the units.
func TestDocumented(t *testing.T) {
	const path = "../../docs/EXPORT.md"
	document, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var columns, declared strings.Builder
	columns.WriteString("| Column | Meaning |\n| --- | --- |\n")
	for _, c := range columnsOf(&results.File{Config: results.Config{Parallel: []int{2}}}) {
		fmt.Fprintf(&columns, "| `%s` | %s |\n", c.name, c.meaning)
	}
	declared.WriteString("| Unit | Lines | Better | Meaning |\n| --- | --- | --- | --- |\n")
	for _, u := range units {
		fmt.Fprintf(&declared, "| `%s` | %s | %s | %s |\n", u.name, u.lines(), u.better, u.meaning)
	}
	text := string(document)
	for name, want := range map[string]string{"units": declared.String(), "columns": columns.String()} {
		begin, end := "<!-- begin "+name+" -->\n", "<!-- end "+name+" -->"
		before, rest, found := strings.Cut(text, begin)
		got, after, closed := strings.Cut(rest, end)
		if !found || !closed {
			t.Fatalf("%s has no part between %q and %q", path, begin, end)
		}
		if got != "\n"+want+"\n" && !*reporttest.Update {
			t.Errorf("the %s in %s are not those of the export: run the test with -update", name, path)
		}
		text = before + begin + "\n" + want + "\n" + end + after
	}
	if *reporttest.Update {
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

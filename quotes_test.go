package main

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"serbench/figures"
	"serbench/results"
)

// A document of ours quotes figures of a run so that a test can hold it to them:
//
//	<!-- figures from docs/report/results.json -->
//
// names the results file of all that follows. A figure is then followed by a comment
// that says which it is:
//
//	the clock takes 29 ns<!-- harness.clock_ns --> to read
//	122±3 ns<!-- cases[protobuf,struct,serialize].ns_per_op -->
//	42<!-- count serializers --> libraries in 15 formats<!-- count serializers.format -->
//	fory<!-- groups[structlist,serialize].fastest --> is fastest
//
// and a table stands after one comment for all of its cells, where {1}, {2} … are the
// first cells of a row and {head} is the head of a column:
//
//	<!-- table cases[{1},{head},serialize].payload_bytes -->
//	| | struct | sample |
//	| --- | --- | --- |
//	| protobuf, floor | 61 | 375 |
//
// The path of a figure is that of the results file, with a case named by serializer,
// datatype and operation, a group by datatype and operation, and either where there are
// several sizes by list_size=N and values=N too. A number is compared at the digits
// shown; an estimate or a ratio, named without its median or value, must be printed
// as the report prints it: with no digit that its interval does not support.
//
// A number with a unit of time or size that has no such comment is a fault, unless it
// is said to be "not from a run" in its stead:
//
//	2315 bytes<!-- not from a run: pinned by a test -->

// quotes returns the faults of a document's quotations, and how many it has. Read
// returns the results file of a path.
func quotes(document string, read func(path string) (*results.File, error)) (faults []string, count int) {
	q := quoting{read: read}
	inCode := false
	for n, line := range strings.Split(document, "\n") {
		q.line = n + 1
		if strings.HasPrefix(strings.TrimSpace(line), "```") {
			inCode = !inCode
		}
		if !inCode {
			q.check(line)
		}
	}
	return q.faults, q.count
}

type quoting struct {
	read   func(string) (*results.File, error)
	file   *results.File
	line   int
	table  string   // the reference of the table that follows
	heads  []string // of the table that goes on
	faults []string
	count  int
}

func (q *quoting) fault(format string, args ...any) {
	q.faults = append(q.faults, fmt.Sprintf("line %d: ", q.line)+fmt.Sprintf(format, args...))
}

var (
	comments = regexp.MustCompile(`<!-- (.*?) -->`)
	code     = regexp.MustCompile("`[^`]*`")
	// shown is a figure at the end of a text, with words for its unit.
	shown = regexp.MustCompile(`(\d[\d,]*(?:\.\d+)?(?:±\d[\d,]*(?:\.\d+)?)?(?: \([\d.,]+–[\d.,]+\))?)×?(?: ?[%µA-Za-z/]+){0,2}\**$`)
	// measured is a figure that only a run can have.
	measured = regexp.MustCompile(`\d (?:ns|µs|ops/s|[KMG]i?B/s|B/op|allocs/op|bytes|B)\b|\d×`)
)

func (q *quoting) check(line string) {
	if rest, ok := strings.CutPrefix(line, "<!-- figures from "); ok {
		path := strings.TrimSuffix(rest, " -->")
		file, err := q.read(path)
		if err != nil {
			q.fault("%v", err)
		}
		q.file = file
		return
	}
	if rest, ok := strings.CutPrefix(line, "<!-- table "); ok {
		q.table, q.heads = strings.TrimSuffix(rest, " -->"), nil
		return
	}
	if q.table != "" && strings.HasPrefix(line, "|") {
		q.checkRow(line)
		return
	}
	q.table = ""
	at := 0
	var rest strings.Builder // the line without what was checked
	for _, c := range comments.FindAllStringSubmatchIndex(line, -1) {
		before, reference := line[at:c[0]], line[c[2]:c[3]]
		at = c[1]
		if !isReference(reference) {
			rest.WriteString(before)
			continue
		}
		figure := shown.FindStringIndex(before)
		if figure == nil {
			figure = []int{len(before), len(before)}
		}
		rest.WriteString(before[:figure[0]])
		if !strings.HasPrefix(reference, "not from a run") {
			q.compare(before, reference)
		}
	}
	rest.WriteString(line[at:])
	if found := measured.FindString(code.ReplaceAllString(rest.String(), "")); found != "" {
		q.fault("…%s is quoted without a source: say after it which figure it is", found)
	}
}

func isReference(comment string) bool {
	for _, begin := range []string{"cases[", "groups[", "harness.", "host.", "toolchain.", "config.", "duration_seconds", "count ", "not from a run"} {
		if strings.HasPrefix(comment, begin) {
			return true
		}
	}
	return false
}

// checkRow checks a row of a table, the first of which has the heads.
func (q *quoting) checkRow(line string) {
	cells := strings.Split(strings.Trim(strings.TrimSpace(line), "|"), "|")
	for i := range cells {
		cells[i] = strings.Trim(strings.TrimSpace(cells[i]), "*`")
	}
	if q.heads == nil {
		q.heads = cells
		return
	}
	if strings.Trim(cells[len(cells)-1], "-: ") == "" && cells[len(cells)-1] != "" || len(cells) != len(q.heads) {
		return // the line below the heads
	}
	for i := range cells {
		if strings.Contains(q.table, fmt.Sprintf("{%d}", i+1)) {
			continue
		}
		reference := strings.ReplaceAll(q.table, "{head}", strings.ToLower(q.heads[i]))
		q.compareAll(cells, cells[i], reference, 1)
	}
}

// compareAll compares a cell for each of the names that a row is of: "protobuf, floor".
func (q *quoting) compareAll(cells []string, cell, reference string, column int) {
	placeholder := fmt.Sprintf("{%d}", column)
	if !strings.Contains(reference, "{") || column > len(cells) {
		q.compare(cell, reference)
		return
	}
	if !strings.Contains(reference, placeholder) {
		q.compareAll(cells, cell, reference, column+1)
		return
	}
	for name := range strings.SplitSeq(cells[column-1], ",") {
		q.compareAll(cells, cell, strings.ReplaceAll(reference, placeholder, strings.ToLower(strings.TrimSpace(name))), column+1)
	}
}

// compare holds the figure at the end of a text to the file.
func (q *quoting) compare(text, reference string) {
	q.count++
	if q.file == nil {
		q.fault("%s: no results file is named above", reference)
		return
	}
	want, err := lookUp(q.file, reference)
	if err != nil {
		q.fault("%s: %v", reference, err)
		return
	}
	figure := ""
	if m := shown.FindStringSubmatch(text); m != nil {
		figure = m[1]
	}
	switch want := want.(type) {
	case float64:
		plain := strings.ReplaceAll(figure, ",", "")
		_, fraction, _ := strings.Cut(plain, ".")
		if rounded := strconv.FormatFloat(want, 'f', len(fraction), 64); plain != rounded {
			q.fault("%s is %v, and the text has %q", reference, want, figure)
		}
	case map[string]any:
		accepted := printed(want)
		if !slices.Contains(accepted, figure) {
			q.fault("%s is printed as %s, and the text has %q", reference, strings.Join(accepted, " or "), figure)
		}
	default:
		if plain := words(want); !strings.HasSuffix(strings.TrimRight(text, "*`"), plain) {
			q.fault("%s is %s, and the text has %q", reference, plain, text)
		}
	}
}

// printed returns the forms in which the report prints an estimate or a ratio.
func printed(object map[string]any) []string {
	value, ok := object["median"].(float64)
	if !ok {
		value, ok = object["value"].(float64)
	}
	low, hasLow := object["low"].(float64)
	high, hasHigh := object["high"].(float64)
	if !ok || !hasLow || !hasHigh {
		return nil
	}
	return []string{
		figures.WithMargin(value, low, high), figures.WithRange(value, low, high), figures.Value(value, low, high), figures.Grouped(value, low, high),
	}
}

func words(value any) string {
	list, ok := value.([]any)
	if !ok {
		return fmt.Sprint(value)
	}
	names := make([]string, len(list))
	for i, v := range list {
		names[i] = fmt.Sprint(v)
	}
	return strings.Join(names, ", ")
}

var indexed = regexp.MustCompile(`^(cases|groups)\[([^\]]*)\]\.(.*)$`)

// lookUp returns what a reference leads to: a number, a text, a list or an object.
func lookUp(file *results.File, reference string) (any, error) {
	if list, ok := strings.CutPrefix(reference, "count "); ok {
		return countOf(file, list)
	}
	if m := indexed.FindStringSubmatch(reference); m != nil {
		found, err := only(file, m[1], strings.Split(m[2], ","))
		if err != nil {
			return nil, err
		}
		return member(found, m[3])
	}
	bare := *file
	bare.Groups, bare.Cases = nil, nil
	return member(bare, reference)
}

// only returns the one case or group of the names given.
func only(file *results.File, kind string, names []string) (any, error) {
	var found []any
	matches := func(key results.CaseKey) bool {
		have := []string{key.Serializer, key.Datatype, key.Operation}
		if kind == "groups" {
			have = have[1:]
		}
		if len(names) < len(have) || !slices.Equal(names[:len(have)], have) {
			return false
		}
		for _, size := range names[len(have):] {
			if size != fmt.Sprintf("list_size=%d", key.Params.ListSize) && size != fmt.Sprintf("values=%d", key.Params.Values) {
				return false
			}
		}
		return true
	}
	if kind == "groups" {
		for _, g := range file.Groups {
			if matches(g.Key()) {
				found = append(found, g)
			}
		}
	} else {
		for _, c := range file.Cases {
			if matches(c.Key()) {
				c.Samples = nil
				found = append(found, c)
			}
		}
	}
	if len(found) != 1 {
		return nil, fmt.Errorf("%d %s are so called", len(found), kind)
	}
	return found[0], nil
}

// member follows a path with dots through a value's JSON form.
func member(value any, path string) (any, error) {
	data, err := json.Marshal(value)
	if err != nil {
		return nil, err
	}
	var at any
	if err := json.Unmarshal(data, &at); err != nil {
		return nil, err
	}
	for name := range strings.SplitSeq(path, ".") {
		object, _ := at.(map[string]any)
		var ok bool
		if at, ok = object[name]; !ok {
			return nil, fmt.Errorf("there is no %s", name)
		}
	}
	return at, nil
}

// countOf counts a list, or the different values of a member of its elements.
func countOf(file *results.File, list string) (any, error) {
	name, field, _ := strings.Cut(list, ".")
	elements, err := member(*file, name)
	if err != nil {
		return nil, err
	}
	all, ok := elements.([]any)
	if !ok {
		return nil, fmt.Errorf("%s is no list", name)
	}
	if field == "" {
		return float64(len(all)), nil
	}
	different := make(map[string]bool)
	for _, element := range all {
		v, err := member(element, field)
		if err != nil {
			return nil, err
		}
		different[fmt.Sprint(v)] = true
	}
	return float64(len(different)), nil
}

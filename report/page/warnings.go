package page

import (
	"fmt"
	"slices"

	"serbench/report/grid"
	"serbench/report/section"
	"serbench/report/table"
	"serbench/results"
)

// mostWarnings is how many warnings of a kind are listed. All of them stand with
// what they are about.
const mostWarnings = 100

// warnings are the run's doubts, a table for each kind with what to do about it:
// a wide field has hundreds, most of them of a few kinds.
func (s *site) warnings() section.Section {
	part := section.Section{ID: "warnings", Title: "Warnings"}
	if len(s.File.Warnings) == 0 {
		part.Notes = []string{"The run has no doubts about its results."}
		return part
	}
	kinds := make(map[results.WarningCode][]results.Warning)
	var codes []results.WarningCode
	for _, w := range s.File.Warnings {
		if kinds[w.Code] == nil {
			codes = append(codes, w.Code)
		}
		kinds[w.Code] = append(kinds[w.Code], w)
	}
	// Those about few things first: what doubts everything is soon known.
	slices.SortStableFunc(codes, func(a, b results.WarningCode) int { return len(kinds[a]) - len(kinds[b]) })
	summary := table.Table{
		Caption: "Kinds of warnings",
		Columns: []table.Column{{Title: "Kind"}, {Title: "Number", Numeric: true}, {Title: "What to do"}, {Title: "For example"}},
	}
	for _, code := range codes {
		first := kinds[code][0]
		summary.Add(table.Text(string(code)), table.Number(fmt.Sprint(len(kinds[code])), float64(len(kinds[code]))),
			table.Text(code.Advice()), table.Text(s.about(first.Case)+": "+first.Message))
	}
	each := table.Table{
		Caption: "Each warning",
		Columns: []table.Column{{Title: "About"}, {Title: "Kind"}, {Title: "Warning"}},
	}
	for _, code := range codes {
		if more := len(kinds[code]) - mostWarnings; more > 0 {
			part.Notes = append(part.Notes, fmt.Sprintf("%d more of the kind %s stand with their cases.", more, code))
		}
		for _, w := range kinds[code][:min(len(kinds[code]), mostWarnings)] {
			each.Add(table.Cell{Text: s.about(w.Case), Link: s.linkTo(w.Case)}, table.Text(string(code)), table.Text(w.Message))
		}
	}
	part.Tables = []table.Table{summary, each}
	return part
}

// about names what a warning is about.
func (s *site) about(key *results.CaseKey) string {
	if key == nil {
		return "the run"
	}
	group := grid.Heading(key.Datatype) + ", " + grid.Title(key.Operation)
	if i, ok := s.rowOf[groupKey(*key)]; ok {
		group = heading(s.Rows[i])
	}
	if key.Serializer == "" {
		return group
	}
	return key.Serializer + ", " + group
}

// linkTo returns the address of what a warning is about, or "" where it has no
// page.
func (s *site) linkTo(key *results.CaseKey) string {
	if key == nil {
		return ""
	}
	row, ok := s.rowOf[groupKey(*key)]
	if !ok {
		return ""
	}
	if serializer, ok := s.serializerOf[key.Serializer]; ok {
		return s.caseLink(row, serializer)
	}
	return s.groupFile(row)
}

// groupKey returns the key of a case's group.
func groupKey(key results.CaseKey) results.CaseKey {
	key.Serializer = ""
	return key
}

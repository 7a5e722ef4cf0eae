// Package section is what a report says, before it has a form: one file for
// each section, each a function from the grid to text and tables. The documents
// (Markdown, HTML) choose the sections, order them and give them a form.
//
// A new table is a new file here and a line in each document that shows it.
package section

import (
	"serbench/report/table"
)

// A Section is a heading and what stands beneath it. All of it is plain text,
// names from the results file included: whoever renders escapes.
type Section struct {
	// ID is the section's anchor: an identifier of ours, never a name from a file.
	ID    string
	Title string
	// Warnings are doubts that must be seen before anything else.
	Warnings []string
	Notes    []string
	Tables   []table.Table
}

// Empty reports whether the section has nothing to say, since the run measured
// nothing of the kind. Documents leave it out.
func (s Section) Empty() bool {
	return len(s.Warnings) == 0 && len(s.Notes) == 0 && len(s.Tables) == 0
}

// ifMeasured returns a section whose notes only explain its tables: without a
// table it is empty.
func ifMeasured(s Section) Section {
	if len(s.Tables) == 0 {
		return Section{}
	}
	return s
}

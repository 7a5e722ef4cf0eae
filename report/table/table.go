// Package table is a table before it has a form: columns, rows, and cells that
// know how they sort. Markdown and HTML are two renderings of the same table,
// so that the pages of a report cannot disagree.
//
// Cells and titles hold plain text; whoever renders escapes.
package table

// What stands in a cell without a figure. It is never 0.
const (
	Missing     = "–"      // not measured
	Unsupported = "n/a"    // the serializer cannot
	Failed      = "failed" // the serializer tried
)

// A Table has a title for each column, and rows of as many cells.
type Table struct {
	Caption string
	// Label names the table to who cannot see it, where no caption does.
	Label   string
	Columns []Column
	Rows    [][]Cell
}

// A Column is the head of a column.
type Column struct {
	Title string
	// Numeric columns are aligned to the right and sort by Cell.Sort.
	Numeric bool
}

// A Cell is one place of a table.
type Cell struct {
	Text string
	// Sort is the number behind the text of a numeric column, as measured. It is
	// nil where there is none: such a cell sorts last in either direction.
	Sort *float64
	// Strong marks the cells that a reader looks for.
	Strong bool
	// Link is where the cell leads on a page: an address of ours, never text from a
	// results file. A document without pages leaves it out.
	Link string
	// ID is the anchor of the cell on a page: an identifier of ours.
	ID string
}

// Text returns a cell of text.
func Text(text string) Cell { return Cell{Text: text} }

// Number returns a cell of a number and its text.
func Number(text string, value float64) Cell { return Cell{Text: text, Sort: &value} }

// Add appends a row.
func (t *Table) Add(cells ...Cell) { t.Rows = append(t.Rows, cells) }

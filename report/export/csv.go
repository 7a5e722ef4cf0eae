package export

import (
	"bufio"
	"encoding/csv"
	"strconv"
	"strings"
	"unicode"

	"serbench/report/grid"
	"serbench/results"
)

// A subject is what a line of the table is about.
type subject struct {
	file       *results.File
	serializer *results.Serializer
	row        grid.Row
	fastest    grid.Fastest
	*results.Case
}

// writeCSV writes a table with a line for each case, in the order of the report's
// tables, after a head with the names of the columns. A figure that was not measured
// is an empty cell.
func writeCSV(w *bufio.Writer, g *grid.Grid) error {
	columns := columnsOf(g.File)
	table := csv.NewWriter(w)
	line := make([]string, len(columns))
	for i, c := range columns {
		line[i] = c.name
	}
	if err := table.Write(line); err != nil {
		return err
	}
	serializers := make(map[string]*results.Serializer)
	for i := range g.File.Serializers {
		serializers[g.File.Serializers[i].Name] = &g.File.Serializers[i]
	}
	for _, row := range g.Rows {
		fastest := g.Fastest(row)
		for _, name := range g.Serializers {
			c := g.Cell(row, name)
			if c == nil {
				continue
			}
			s := &subject{g.File, serializers[name], row, fastest, c}
			for i, column := range columns {
				line[i] = column.cell(s)
			}
			if err := table.Write(line); err != nil {
				return err
			}
		}
	}
	table.Flush()
	return table.Error()
}

// plain writes a figure as measured, without an exponent where one can do without.
func plain(v *float64) string {
	switch {
	case v == nil:
		return ""
	case *v != 0 && *v < 1e-6:
		return strconv.FormatFloat(*v, 'e', -1, 64)
	}
	return strconv.FormatFloat(*v, 'f', -1, 64)
}

// text makes a cell of a name or of prose from the file. Spreadsheets run a cell
// that begins like a formula, quoted or not, so an apostrophe goes before it, which
// they take for "this is text"; figures are never negative and need none. Control
// characters become spaces: a line of the file is then a line of the table.
func text(s string) string {
	shown := strings.Map(visible, s)
	first := strings.TrimLeftFunc(shown, unicode.IsSpace)
	if first != "" && strings.ContainsRune("=+-@＝＋－＠", []rune(first)[0]) || shown != "" && s[0] < ' ' {
		return "'" + shown
	}
	return shown
}

// visible makes a space of a control character, and of what ends a line.
func visible(r rune) rune {
	if unicode.IsControl(r) || r == '\u2028' || r == '\u2029' {
		return ' '
	}
	return r
}

package browsertest

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// explored is what explore.html shows.
type explored struct {
	Count string
	Rows  [][]string
	// Sorts are the columns' numbers in the order of the rows, of the columns that say
	// that they are sorted.
	Sorts map[string][]float64
	// Compared are the heads of the cases side by side.
	Compared []string
	// Controls are the values of those that are set.
	Controls map[string]string
}

// look returns what explore.html shows.
func look(b *tab) explored {
	b.t.Helper()
	return ask[explored](b, `() => {
		const table = document.querySelector("#rows table"), rows = [...table.tBodies[0].rows];
		const sorts = {};
		for (const head of table.querySelectorAll("th[aria-sort]")) {
			sorts[head.getAttribute("aria-sort")] = rows.map((row) => row.cells[head.cellIndex].dataset.v).filter((v) => v !== "").map(Number);
		}
		const comparison = document.getElementById("comparison");
		return {
			Count: document.getElementById("count").textContent,
			Rows: rows.map((row) => [...row.cells].map((cell) => cell.innerText.trim())),
			Sorts: sorts,
			Compared: comparison.checkVisibility() ? [...comparison.querySelectorAll("thead button")].map((e) => e.textContent) : [],
			Controls: Object.fromEntries([...document.getElementById("filters").elements].filter((e) => e.name && e.value).map((e) => [e.name, e.value])),
		};
	}`)
}

func TestExplore(t *testing.T) {
	t.Parallel()
	m := making{whole, false}
	dir := m.write(t)
	b := newTab(t)
	opened(b, m, dir, "explore.html")
	all := look(b)
	if !strings.HasPrefix(all.Count, "120 cases") || len(all.Rows) != 100 {
		t.Errorf("at first it shows %d rows and says %q, want the first 100 of 120", len(all.Rows), all.Count)
	}

	b.click("#filters [name=q]")
	b.press("GOB-stream")
	found := look(b)
	if len(found.Rows) != 12 || !each(found.Rows, 0, "gob-stream") {
		t.Errorf("a search for a serializer shows %d rows, want its 12: %v", len(found.Rows), column(found.Rows, 0))
	}
	if !strings.HasPrefix(found.Count, "12 of 120 cases") {
		t.Errorf("a search says %q", found.Count)
	}

	b.set("#filters [name=operation]", "Deserialize")
	if found = look(b); len(found.Rows) != 6 || !each(found.Rows, 3, "Deserialize") {
		t.Errorf("with an operation it shows %d rows, want 6: %v", len(found.Rows), column(found.Rows, 3))
	}
	b.set("#filters [name=datatype]", "Struct")
	if found = look(b); len(found.Rows) != 1 || found.Rows[0][2] != "Struct" {
		t.Errorf("with a datatype it shows %v, want one row", found.Rows)
	}

	b.click("#filters [type=reset]")
	b.set("#filters [name=datatype]", "Sample") // where json fails
	b.set("#filters [name=format]", "Format json")
	if found = look(b); len(found.Rows) != 2 || found.Rows[0][4] != "failed" {
		t.Errorf("json × sample shows %v, want two rows that failed", found.Rows)
	}

	b.click("#filters [type=reset]")
	b.click("#traits summary")
	b.set("#filters [data-trait=unsafe]", "yes")
	if found = look(b); len(found.Rows) != 3*12 || slices.Contains(column(found.Rows, 0), "protobuf") {
		t.Errorf("the trait is had by %v", column(found.Rows, 0))
	}

	b.click("#filters [type=reset]")
	b.click("#more")
	if found = look(b); len(found.Rows) != 120 {
		t.Errorf("more shows %d rows, want 120", len(found.Rows))
	}
}

// TestExploreSorts sorts by the keyboard.
func TestExploreSorts(t *testing.T) {
	t.Parallel()
	m := making{whole, false}
	b := newTab(t)
	opened(b, m, m.write(t), "explore.html")
	ask[any](b, `() => document.querySelectorAll("#rows th button")[4].focus()`)
	b.press(kb.Enter)
	up := look(b).Sorts["ascending"]
	if len(up) < 2 || !slices.IsSorted(up) {
		t.Errorf("ascending: %v", up)
	}
	b.press(kb.Enter)
	down := look(b).Sorts["descending"]
	slices.Reverse(down)
	if len(down) < 2 || !slices.IsSorted(down) {
		t.Errorf("descending, from the end: %v", down)
	}
}

// TestExploreAddress holds that the address of a view shows that view, to whoever
// it is sent.
func TestExploreAddress(t *testing.T) {
	t.Parallel()
	m := making{whole, false}
	b := newTab(t)
	opened(b, m, m.write(t), "explore.html")
	b.click("#filters [name=q]")
	b.press("list")
	b.set("#filters [name=operation]", "Serialize")
	ask[any](b, `() => document.querySelectorAll("#rows th button")[4].click()`)
	for _, n := range []int{2, 5} {
		b.click(fmt.Sprintf("#rows tbody tr:nth-child(%d) input", n))
	}
	want := look(b)
	if len(want.Compared) != 2 || want.Compared[0] == want.Compared[1] {
		t.Fatalf("two ticks compare %q", want.Compared)
	}
	address := ask[string](b, `() => location.href`)

	other := newTab(t)
	other.open(address)
	if got := look(other); fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("%s shows\n%v\nwant\n%v", address, got, want)
	}
	other.do("loading again", chromedp.Reload())
	if got := look(other); fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("loaded again it shows\n%v\nwant\n%v", got, want)
	}
	b.click("#uncompare")
	if got := look(b); len(got.Compared) != 0 {
		t.Errorf("nothing is to be compared, and there is %q", got.Compared)
	}
}

// TestExploreWithoutScript holds that the script prints the figures as the markup
// has them.
func TestExploreWithoutScript(t *testing.T) {
	t.Parallel()
	for _, s := range []subject{whole, field, hostile} {
		t.Run(s.name, func(t *testing.T) {
			m := making{s, false}
			dir := m.write(t)
			b := newTab(t)
			opened(b, m, dir, "explore.html")
			with := look(b).Rows
			b.withoutScripts()
			opened(b, m, dir, "explore.html")
			if !ask[bool](b, `() => document.getElementById("filters").hidden`) {
				t.Error("filters are shown that do nothing")
			}
			without := look(b).Rows
			sameRows(t, with, without)
		})
	}
}

// TestExploreSaves holds that the file of what is shown has that, and that a
// spreadsheet calculates nothing of it.
func TestExploreSaves(t *testing.T) {
	t.Parallel()
	m := making{formulas, false}
	b := newTab(t)
	opened(b, m, m.write(t), "explore.html")
	b.set("#filters [name=datatype]", ask[string](b, `() => document.querySelector("#filters [name=datatype]").options[1].value`))
	shown := look(b).Rows
	saved := b.download("#csv")
	if len(saved) != 1+len(shown) || len(shown) != 5 {
		t.Fatalf("the file has %d lines for %d rows, want a head and 5", len(saved), len(shown))
	}
	for i, line := range saved[1:] {
		if name := strings.TrimPrefix(line[0], "'"); name != shown[i][0] {
			t.Errorf("line %d is of %q, want %q", i+2, name, shown[i][0])
		}
		for _, cell := range line {
			if _, err := strconv.ParseFloat(cell, 64); err != nil && strings.ContainsAny(cell[:min(1, len(cell))], "=+-@\t\r") {
				t.Errorf("a spreadsheet calculates %q", cell)
			}
		}
	}
}

// sameRows holds that a script makes the rows that are in the markup.
func sameRows(t *testing.T, with, without [][]string) {
	t.Helper()
	if len(with) != len(without) {
		t.Fatalf("there are %d rows with the script and %d without", len(with), len(without))
	}
	for i := range with {
		if !slices.Equal(with[i], without[i]) {
			t.Errorf("row %d is\n%q with the script and\n%q without", i+1, with[i], without[i])
		}
	}
}

func column(rows [][]string, i int) []string {
	var cells []string
	for _, row := range rows {
		cells = append(cells, row[i])
	}
	return cells
}

func each(rows [][]string, i int, want string) bool {
	return !slices.ContainsFunc(rows, func(row []string) bool { return row[i] != want })
}

package browsertest

import (
	"slices"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// TestKeyboard goes through the overview without a mouse: Tab reaches every kind
// of control, each shows that it has the focus, and Enter sorts.
func TestKeyboard(t *testing.T) {
	t.Parallel()
	m := making{whole, false}
	b := newTab(t)
	opened(b, m, m.write(t), "index.html")

	var reached []string
	for range 40 {
		b.press(kb.Tab)
		at := ask[struct {
			Kind, Text string
			Shown      bool
		}](b, `() => {
			const e = document.activeElement, style = getComputedStyle(e);
			return {
				Kind: e.closest("thead") ? "sort" : e.closest("nav") ? "navigation" : e.localName,
				Text: e.innerText.slice(0, 40),
				Shown: e.checkVisibility() && (style.outlineStyle !== "none" || style.boxShadow !== "none"),
			};
		}`)
		if !at.Shown {
			t.Errorf("%s %q does not show that it has the focus", at.Kind, at.Text)
		}
		if !slices.Contains(reached, at.Kind) {
			reached = append(reached, at.Kind)
		}
	}
	for _, want := range []string{"navigation", "sort", "a"} {
		if !slices.Contains(reached, want) {
			t.Errorf("Tab reaches %q, not %q", reached, want)
		}
	}

	ask[any](b, `() => document.querySelector("table.sortable th[data-numeric] button").focus()`)
	for _, want := range []struct {
		key, sort string
	}{{kb.Enter, "ascending"}, {" ", "descending"}} {
		b.press(want.key)
		got := ask[struct {
			Sort    string
			Values  []float64
			Missing []bool
		}](b, `() => {
			const head = document.querySelector("table.sortable th[data-numeric]");
			const cells = [...head.closest("table").tBodies[0].rows].map((row) => row.cells[head.cellIndex]);
			return {
				Sort: head.getAttribute("aria-sort"),
				Values: cells.filter((c) => c.dataset.v !== "").map((c) => Number(c.dataset.v)),
				Missing: cells.map((c) => c.dataset.v === ""),
			};
		}`)
		if got.Sort != want.sort {
			t.Errorf("after %q the column says that it is sorted %q, want %q", want.key, got.Sort, want.sort)
		}
		if want.sort == "descending" {
			slices.Reverse(got.Values)
		}
		if !slices.IsSorted(got.Values) {
			t.Errorf("%s: the values are %v", want.sort, got.Values)
		}
		if first := slices.Index(got.Missing, true); first >= 0 && slices.Contains(got.Missing[first:], false) {
			t.Errorf("%s: a line without a value is not last", want.sort)
		}
	}
}

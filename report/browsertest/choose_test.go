package browsertest

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// chosen is what choose.html shows.
type chosen struct {
	Names []string // in the order of the ranking
	// Columns are the numbers of the ranking's columns, by their titles.
	Columns map[string][]float64
	Cells   [][]string
	Front   []string
	Without string
	Costs   bool // whether the prices are to be set, and not the weights
}

// lookAtChoice returns what choose.html shows.
func lookAtChoice(b *tab) chosen {
	b.t.Helper()
	return ask[chosen](b, `() => {
		const rows = (id) => [...document.querySelectorAll("#" + id + " tbody tr")];
		const columns = {};
		for (const head of document.querySelectorAll("#ranked thead th")) {
			columns[head.innerText.trim()] = rows("ranked").map((row) => Number(row.cells[head.cellIndex].dataset.v ?? NaN)).filter((v) => !isNaN(v));
		}
		return {
			Names: rows("ranked").map((row) => row.cells[0].innerText),
			Columns: columns,
			Front: rows("fronted").map((row) => row.cells[0].innerText),
			Without: document.getElementById("without").innerText,
			Costs: document.getElementById("costs").checkVisibility() && !document.getElementById("weights").checkVisibility(),
			Cells: rows("ranked").map((row) => [...row.cells].map((cell) => cell.innerText)),
		};
	}`)
}

func TestChoose(t *testing.T) {
	t.Parallel()
	m := making{whole, false}
	b := newTab(t)
	opened(b, m, m.write(t), "choose.html")
	first := lookAtChoice(b)
	// json fails on one datatype, gob-stream does not support another, and floor is
	// no library.
	if len(first.Names) != 7 || !strings.HasSuffix(first.Without, ": json, gob-stream, floor.") {
		t.Errorf("the ranking has %q, and says %q", first.Names, first.Without)
	}
	if !slices.IsSorted(first.Columns["Score"]) || !slices.IsSorted(first.Columns["Rank"]) {
		t.Errorf("the ranking is not in its order: %v", first.Columns)
	}
	if len(first.Front) == 0 || len(first.Front) > len(first.Names) {
		t.Errorf("on the front are %q", first.Front)
	}

	b.click("[data-constraint=no-unsafe]")
	safe := lookAtChoice(b)
	if slices.Contains(safe.Names, "msgpack") || slices.Contains(safe.Front, "msgpack") || !slices.Contains(safe.Names, "protobuf") {
		t.Errorf("without unsafe there are %q", safe.Names)
	}
	b.click("[type=reset]")
	if got := lookAtChoice(b); fmt.Sprint(got) != fmt.Sprint(first) {
		t.Errorf("set back, the ranking is\n%v\nwant\n%v", got, first)
	}

	b.set("[name=data]", "Sample")
	if got := lookAtChoice(b); !slices.Contains(got.Names, "gob-stream") || slices.Contains(got.Names, "json") {
		t.Errorf("for samples alone there are %q", got.Names)
	}
	b.click("[type=reset]")

	b.set("[name=cpu]", "0")
	small := lookAtChoice(b)
	if !slices.IsSorted(small.Columns["Bytes"]) {
		t.Errorf("when bytes alone count, their order is %v", small.Columns["Bytes"])
	}
	// By the keyboard, as far as it goes: the whole weight is on the time then.
	ask[any](b, `() => document.querySelector("[name=cpu]").focus()`)
	b.press(kb.End)
	ask[any](b, `() => document.querySelector("[name=size]").focus()`)
	b.press(kb.Home)
	fast := lookAtChoice(b)
	if slices.Equal(fast.Names, small.Names) {
		t.Errorf("the weights change nothing: %q", fast.Names)
	}
	if score := fast.Columns["Score"]; !slices.IsSorted(score) || score[0] != 1 {
		t.Errorf("when time alone counts, the scores are %v", score)
	}

	b.click("[name=by][value=cost]")
	b.set("[name=core]", "0")
	if got := lookAtChoice(b); !got.Costs || !slices.Equal(got.Names, small.Names) {
		t.Errorf("where time costs nothing the order is %q, want that by bytes, %q", got.Names, small.Names)
	}
}

// TestChooseAddress holds that the address of a choice shows that choice.
func TestChooseAddress(t *testing.T) {
	t.Parallel()
	m := making{whole, false}
	b := newTab(t)
	opened(b, m, m.write(t), "choose.html")
	b.click("[data-constraint=deterministic]")
	b.set("[name=data]", "Struct")
	b.set("[name=size]", "1")
	want := lookAtChoice(b)
	other := newTab(t)
	other.open(ask[string](b, `() => location.href`))
	if got := lookAtChoice(other); fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("the address shows\n%v\nwant\n%v", got, want)
	}
}

// TestChooseWithoutScript holds that the ranking in the markup is the one that the
// script comes to.
func TestChooseWithoutScript(t *testing.T) {
	t.Parallel()
	for _, s := range []subject{whole, field, hostile} {
		t.Run(s.name, func(t *testing.T) {
			m := making{s, false}
			dir := m.write(t)
			b := newTab(t)
			opened(b, m, dir, "choose.html")
			with := lookAtChoice(b)
			b.withoutScripts()
			opened(b, m, dir, "choose.html")
			without := lookAtChoice(b)
			sameRows(t, with.Cells, without.Cells)
			if !slices.Equal(with.Front, without.Front) || with.Without != without.Without {
				t.Errorf("on the front are\n%q with the script and\n%q without; without a place %q and %q", with.Front, without.Front, with.Without, without.Without)
			}
		})
	}
}

// TestChoosePlots holds that the plot follows the choice.
func TestChoosePlots(t *testing.T) {
	t.Parallel()
	m := making{whole, true}
	b := newTab(t)
	opened(b, m, m.write(t), "choose.html")
	const picture = `() => document.querySelector("#front canvas").toDataURL()`
	before := ask[string](b, picture)
	b.click("[data-constraint=no-unsafe]")
	if ask[string](b, picture) == before {
		t.Error("a constraint does not change the plot")
	}
	constrained := ask[string](b, picture)
	b.scheme("dark")
	if ask[string](b, picture) == constrained {
		t.Error("the dark does not change the plot")
	}
}

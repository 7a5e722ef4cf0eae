package browsertest

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"serbench/report/reporttest"
)

// inert holds that names from the results are text: the page has them, and no
// element that they would be if they were taken for markup.
func inert(v *visit) (faults []string) {
	if !v.hostile {
		return nil
	}
	for _, markup := range injected(v.tab) {
		faults = append(faults, "a name became markup: "+markup)
	}
	text := ask[string](v.tab, `() => document.body.innerText`)
	if !strings.Contains(text, reporttest.HostileScript) {
		faults = append(faults, fmt.Sprintf("the name %s is not to be read", reporttest.HostileScript))
	}
	return faults
}

// injected returns the elements of a page that names became.
func injected(b *tab) []string {
	b.t.Helper()
	return ask[[]string](b, `() => [...document.querySelectorAll("b, [onerror], img[src='x'], script[src]")]
		.filter((e) => e.localName !== "b" || e.textContent === "bold")
		.filter((e) => e.localName !== "script" || !/^(https:\/\/go-echarts\.github\.io\/|echarts\.min\.js$)/.test(e.getAttribute("src")))
		.map((e) => e.outerHTML)`)
}

// TestHostileInUse holds that names stay text in what the scripts make of them: rows,
// comparisons, rankings, the words that a plot shows where it is pointed at.
func TestHostileInUse(t *testing.T) {
	t.Parallel()
	m := making{hostile, true}
	dir := m.write(t)
	b := newTab(t)
	for _, test := range []struct {
		page string
		use  func()
		// shows is a selector of where the names are then.
		shows string
	}{
		{"explore.html", func() {
			b.click("#filters [name=q]")
			b.press("script")
			b.click("#rows thead button")
			ask[any](b, `() => document.querySelectorAll("#rows [type=checkbox]").forEach((box) => box.click())`)
		}, "#compared"},
		{"choose.html", func() {
			b.click("[name=by][value=cost]")
		}, "#ranked"},
		{"group-01.html", func() { b.point(".chart") }, ".chart"},
		{"samples-01.html", func() { b.point(".chart") }, "#case"},
	} {
		t.Run(test.page, func(t *testing.T) {
			b.t = t
			v := opened(b, m, dir, test.page)
			test.use()
			shown := ask[string](b, `(selector) => document.querySelector(selector).innerText`, test.shows)
			if !strings.Contains(shown, reporttest.HostileScript) {
				t.Errorf("%s shows %q", test.shows, shown)
			}
			v.complaints, v.requests = b.take()
			for _, fault := range slices.Concat(silent(v), discreet(v), inert(v)) {
				t.Error(fault)
			}
		})
	}
}

package browsertest

import (
	"path"
	"testing"
)

// TestAccessible holds that axe-core finds nothing serious on a page of each kind,
// light and dark.
func TestAccessible(t *testing.T) {
	t.Parallel()
	audit := audited(string(script(t, "SERBENCH_AXE")))
	b := newTab(t)
	seen := make(map[string]bool)
	for _, m := range []making{{few, true}, {several, false}} {
		dir := m.write(t)
		for _, page := range pages(t, dir) {
			what := m.name + "/" + page
			if seen[kind(what)] || path.Dir(page) != "." {
				continue
			}
			seen[kind(what)] = true
			t.Run(what, func(t *testing.T) {
				b.t = t
				for _, fault := range audit(opened(b, m, dir, page)) {
					t.Error(fault)
				}
			})
		}
	}
}

// audited returns a check that axe-core, of that source, makes.
func audited(axe string) check {
	return func(v *visit) (faults []string) {
		ask[any](v.tab, `(source) => { (0, eval)(source); }`, axe)
		// Nothing but colours depends on the scheme.
		for _, run := range []struct {
			scheme  string
			options map[string][]string
		}{{"dark", map[string][]string{"runOnly": {"color-contrast"}}}, {"light", nil}} {
			v.scheme(run.scheme)
			for _, violation := range ask[[]string](v.tab, violations, run.options) {
				faults = append(faults, run.scheme+": "+violation)
			}
		}
		return faults
	}
}

// violations is a function that returns what axe-core finds that is serious or
// worse, with the first elements that it is about.
const violations = `async (options) => {
	const { violations } = await axe.run(document, { ...options, resultTypes: ["violations"] });
	return violations
		.filter((v) => v.impact === "serious" || v.impact === "critical")
		.map((v) => v.id + ": " + v.help + ", " + v.nodes.length + " times: " + v.nodes.slice(0, 3).map((n) => n.html.slice(0, 160) + " (" + n.failureSummary + ")").join(" "));
}`

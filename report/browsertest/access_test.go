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
				v := opened(b, m, dir, page)
				// What is folded, and what comes of a choice, is to be looked at too.
				ask[any](b, `() => {
					document.querySelectorAll("details").forEach((e) => { e.open = true; });
					[...document.querySelectorAll("tbody [type=checkbox]")].slice(0, 2).forEach((e) => e.click());
				}`)
				for _, fault := range audit(v) {
					t.Error(fault)
				}
			})
		}
	}
}

// audited returns a check that axe-core, of that source, makes: of everything, on a
// phone, where what is to be touched must be large enough to be hit; and of the
// colours again in the dark, since nothing else depends on that.
func audited(axe string) check {
	return func(v *visit) (faults []string) {
		ask[any](v.tab, `(source) => { (0, eval)(source); }`, axe)
		v.scheme("dark")
		for _, violation := range ask[[]string](v.tab, violations, `{ "runOnly": ["color-contrast"] }`) {
			faults = append(faults, "dark: "+violation)
		}
		v.scheme("light")
		v.resize(phone)
		for _, violation := range ask[[]string](v.tab, violations, `{ "rules": { "target-size": { "enabled": true } } }`) {
			faults = append(faults, "light: "+violation)
		}
		v.resize(desktop)
		return faults
	}
}

// violations is a function that returns what axe-core finds that is serious or
// worse, with the first elements that it is about.
const violations = `async (options) => {
	const { violations } = await axe.run(document, { ...JSON.parse(options), resultTypes: ["violations"] });
	return violations
		.filter((v) => v.impact === "serious" || v.impact === "critical")
		.map((v) => v.id + ": " + v.help + ", " + v.nodes.length + " times: " + v.nodes.slice(0, 3).map((n) => n.html.slice(0, 160) + " (" + n.failureSummary + ")").join(" "));
}`

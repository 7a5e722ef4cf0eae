package browsertest

import (
	"slices"
	"strings"
	"testing"

	"serbench/report/reporttest"
)

// plotted holds that every plot is to be seen: with the chart script each chart
// has something on it, without it none takes up room. The pictures stand where no
// chart takes their place.
func plotted(v *visit) (faults []string) {
	return append(ask[[]string](v.tab, undrawn, v.inlined), ask[[]string](v.tab, unseen, v.inlined)...)
}

// TestSharedScript holds that the pages of a report of many groups, which share one
// chart script beside them, draw with that.
func TestSharedScript(t *testing.T) {
	t.Parallel()
	m := making{one("many", reporttest.Large(2, 40, 2)), true}
	dir := m.write(t)
	b := newTab(t)
	for _, page := range []string{"choose.html", "group-80.html"} {
		v := opened(b, m, dir, page)
		if !slices.ContainsFunc(v.requests, func(r string) bool { return strings.HasSuffix(r, "/echarts.min.js") }) {
			t.Errorf("%s does not ask for the script beside it", page)
		}
		for _, fault := range slices.Concat(silent(v), discreet(v), plotted(v)) {
			t.Errorf("%s: %s", page, fault)
		}
	}
}

// undrawn is a function that returns the charts that are not as they should be.
// Charts may wait until they come into view, so it goes to each.
const undrawn = `async (inlined) => {
	const faults = [];
	const patience = performance.now() + 5000;
	const filled = (place) => {
		const canvas = place.querySelector("canvas");
		if (!canvas || canvas.width * canvas.height === 0) return false;
		const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
		let inked = 0;
		for (let i = 3; i < data.length; i += 4) inked += data[i] > 0;
		return inked > 200;
	};
	for (const place of document.querySelectorAll(".chart")) {
		if (!inlined) {
			if (place.checkVisibility()) faults.push(place.id + " takes up room without the chart script");
			continue;
		}
		place.scrollIntoView();
		while (!filled(place) && performance.now() < patience) await new Promise(requestAnimationFrame);
		if (!filled(place)) faults.push(place.id + " is not drawn");
		if (!place.getAttribute("aria-label")) faults.push(place.id + " has no text in its place");
	}
	scrollTo(0, 0);
	return faults;
}`

// unseen is a function that returns the pictures that are not as they should be.
const unseen = `async (inlined) => {
	const faults = [];
	for (const picture of document.images) {
		const replaced = inlined && picture.closest(".static") !== null;
		if (picture.checkVisibility() === replaced) faults.push(picture.src + (replaced ? " stands beside its chart" : " is hidden"));
		picture.loading = "eager";
		await picture.decode().catch(() => faults.push(picture.src + " does not load"));
		if (picture.alt === "") faults.push(picture.src + " has no text in its place");
	}
	return faults;
}`

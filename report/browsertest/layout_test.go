package browsertest

import "fmt"

// fitting holds that nothing makes the page scroll sideways, on a desk or on a
// phone, and that no plot is covered by its legend; wide tables scroll in a place of
// their own.
func fitting(v *visit) (faults []string) {
	for _, size := range []viewport{phone, desktop} {
		v.resize(size)
		for _, fault := range append(ask[[]string](v.tab, overhanging, size.width), ask[[]string](v.tab, covered)...) {
			faults = append(faults, fmt.Sprintf("at %d pixels: %s", size.width, fault))
		}
	}
	return faults
}

// overhanging is a function that returns what is wider than the window, if the
// page can be scrolled sideways: the innermost elements that nothing clips.
const overhanging = `(width) => {
	const root = document.documentElement;
	if (root.scrollWidth <= width) return [];
	const clipped = (e) => {
		for (let p = e.parentElement; p && p !== document.body; p = p.parentElement) {
			if (getComputedStyle(p).overflowX !== "visible") return true;
		}
		return false;
	};
	const wide = [...document.body.querySelectorAll("*")].filter((e) => e.getBoundingClientRect().right > width + 0.5 && !clipped(e));
	const inner = wide.filter((e) => !wide.some((other) => other !== e && e.contains(other)));
	return ["the page is " + root.scrollWidth + " wide", ...inner.slice(0, 5).map((e) => e.outerHTML.slice(0, 160))];
}`

// covered is a function that returns the charts whose legend lies on the plot.
const covered = `() => {
	const faults = [];
	for (const place of document.querySelectorAll(".chart")) {
		const chart = window.echarts?.getInstanceByDom(place), model = chart?.getModel();
		const legend = model?.getComponent("legend"), grid = model?.getComponent("grid");
		if (!legend?.get("show") || !grid) continue;
		const group = chart.getViewOfComponentModel(legend).group, words = group.getBoundingRect().clone();
		if (group.transform) words.applyTransform(group.transform);
		if (words.width > 0 && words.intersect(grid.coordinateSystem.getRect())) faults.push(place.id + " is covered by its legend");
	}
	return faults;
}`

// dimmed holds that the page has a light and a dark face, and that its text can be
// read on both.
func dimmed(v *visit) (faults []string) {
	for _, scheme := range []string{"dark", "light"} {
		v.scheme(scheme)
		face := ask[struct{ Ground, Ink float64 }](v.tab, brightness)
		if dark := face.Ground < 0.1; dark != (scheme == "dark") || !dark && face.Ground < 0.7 {
			faults = append(faults, fmt.Sprintf("%s: the ground has a luminance of %.2f", scheme, face.Ground))
		}
		if contrast := (max(face.Ground, face.Ink) + 0.05) / (min(face.Ground, face.Ink) + 0.05); contrast < 7 {
			faults = append(faults, fmt.Sprintf("%s: text has a contrast of %.1f to its ground, want 7", scheme, contrast))
		}
	}
	return faults
}

// brightness is a function that returns the relative luminance of the page's
// ground and of its text.
const brightness = `() => {
	const luminance = (colour) => {
		const [r, g, b] = colour.match(/[\d.]+/g).slice(0, 3).map((v) => {
			const c = v / 255;
			return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
		});
		return 0.2126 * r + 0.7152 * g + 0.0722 * b;
	};
	const transparent = (colour) => /, 0\)$/.test(colour);
	const grounds = [document.body, document.documentElement].map((e) => getComputedStyle(e).backgroundColor).filter((c) => !transparent(c));
	return { Ground: luminance(grounds[0] ?? "rgb(255, 255, 255)"), Ink: luminance(getComputedStyle(document.body).color) };
}`

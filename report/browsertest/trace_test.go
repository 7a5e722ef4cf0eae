package browsertest

import (
	"strings"
	"testing"
)

// TestTrace follows a figure of the overview to its case, and the case to its
// samples.
func TestTrace(t *testing.T) {
	t.Parallel()
	m := making{few, true}
	b := newTab(t)
	opened(b, m, m.write(t), "index.html")
	const serializer = "gob-stream"
	figure := ask[string](b, `(name) => {
		const row = [...document.querySelectorAll("table.heat tbody tr")].find((row) => row.cells[0].innerText === name);
		const link = row.cells[1].querySelector("a");
		link.id = "followed";
		return link.innerText;
	}`, serializer)
	if figure == "" {
		t.Error("the overview has no figure to follow")
	}

	b.follow("#followed")
	card := ask[struct {
		Text    string
		InView  bool
		Samples string
	}](b, `() => {
		const card = document.querySelector(":target"), { top, bottom } = card.getBoundingClientRect();
		const links = [...card.querySelectorAll("a")];
		links.at(-1).id = "followed";
		return { Text: card.innerText, InView: top < innerHeight && bottom > 0, Samples: links.at(-1).href };
	}`)
	if !strings.HasPrefix(card.Text, serializer) || !card.InView {
		t.Errorf("the figure leads to a place in view: %t, and that is\n%s", card.InView, card.Text)
	}

	b.follow("#followed")
	chosen := ask[string](b, `() => document.querySelector("#case [name=case]").selectedOptions[0].textContent`)
	if chosen != serializer {
		t.Errorf("%s shows the samples of %q, want %q", card.Samples, chosen, serializer)
	}
	for selector, want := range map[string]int{"#csv": 1 + 80, "#csv-all": 1 + 80*2} { // json has none: it fails
		if lines := b.download(selector); len(lines) != want {
			t.Errorf("%s saves %d lines, want %d", selector, len(lines), want)
		}
	}
}

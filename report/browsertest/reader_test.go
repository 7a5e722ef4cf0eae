package browsertest

import (
	"bytes"
	"context"
	"encoding/csv"
	"fmt"
	"os"
	"path/filepath"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// What a reader does in a tab.

// A viewport is the size of the window.
type viewport struct{ width, height int64 }

var (
	desktop = viewport{1280, 900}
	phone   = viewport{390, 844}
)

// resize makes the window another size. A narrow one is a phone.
func (b *tab) resize(v viewport) {
	b.t.Helper()
	var options []chromedp.EmulateViewportOption
	if v == phone {
		options = append(options, chromedp.EmulateMobile, chromedp.EmulateTouch)
	}
	b.do("resizing", chromedp.EmulateViewport(v.width, v.height, options...))
	b.settle()
}

// scheme asks for light or dark, as the reader's system would.
func (b *tab) scheme(scheme string) {
	b.t.Helper()
	b.do("asking for "+scheme, command(emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
		Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: scheme}},
	}))
	b.settle()
}

// settle waits until the page has had the time to react to what was done to it: what
// is put off to the next moment or the next frame is then done.
func (b *tab) settle() {
	b.t.Helper()
	ask[any](b, `async () => { for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame); }`)
}

// withoutScripts keeps the scripts of the pages that are opened from now on from
// running.
func (b *tab) withoutScripts() {
	b.t.Helper()
	b.do("turning scripts off", command(emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: true}))
}

// click clicks the first element of a CSS selector.
func (b *tab) click(selector string) {
	b.t.Helper()
	b.do("clicking "+selector, chromedp.Click(chromedp.CSS(selector)))
	b.settle()
}

// follow clicks a link and waits for the page that it leads to.
func (b *tab) follow(selector string) {
	b.t.Helper()
	ctx, cancel := context.WithTimeout(b.ctx, patience)
	defer cancel()
	if _, err := chromedp.Run(ctx, chromedp.WaitEvent(page.LoadEventFired, nil, chromedp.Click(chromedp.CSS(selector)))); err != nil {
		b.t.Fatalf("following %s: %v", selector, err)
	}
	b.settle()
}

// point moves the mouse over a plot until the plot says something about what is
// under it.
func (b *tab) point(selector string) {
	b.t.Helper()
	at := ask[struct{ X, Y, Width, Height float64 }](b, `(selector) => {
		const e = document.querySelector(selector);
		e.scrollIntoView();
		const { x, y, width, height } = e.getBoundingClientRect();
		return { x, y, width, height };
	}`, selector)
	for x := 0.9; x > 0; x -= 0.1 {
		for y := 0.0; y < at.Height; y += 9 {
			b.do("pointing", chromedp.MouseEvent(chromedp.MouseMoved, at.X+at.Width*x, at.Y+y))
			if ask[string](b, `(selector) => document.querySelector(selector).innerText`, selector) != "" {
				return
			}
		}
	}
	b.t.Errorf("%s says nothing about anything in it", selector)
}

// press types keys to whatever has the focus.
func (b *tab) press(keys string) {
	b.t.Helper()
	b.do(fmt.Sprintf("pressing %q", keys), chromedp.KeyEvent(keys))
	b.settle()
}

// set gives a control of a form a value, as a reader's choice would.
func (b *tab) set(selector, value string) {
	b.t.Helper()
	ask[any](b, `(selector, value) => {
		const control = document.querySelector(selector);
		control.value = value;
		if (control.value !== value) throw new Error(selector + " does not take " + value);
		for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
	}`, selector, value)
}

// download clicks an element and returns the lines of the CSV file that the browser
// saves.
func (b *tab) download(selector string) [][]string {
	b.t.Helper()
	dir := b.t.TempDir()
	ctx, cancel := context.WithTimeout(b.ctx, patience)
	defer cancel()
	progress := chromedp.Events(ctx, browser.DownloadProgress)
	b.do("allowing downloads", command(browser.SetDownloadBehavior, browser.SetDownloadBehaviorParams{
		Behavior: browser.SetDownloadBehaviorBehaviorAllowAndName, DownloadPath: dir, EventsEnabled: new(true),
	}))
	b.click(selector)
	for event, err := range progress {
		if err != nil {
			b.t.Fatalf("downloading: %v", err)
		}
		if event.State != browser.DownloadProgressStateCompleted {
			continue
		}
		data, err := os.ReadFile(filepath.Join(dir, event.GUID))
		if err != nil {
			b.t.Fatal(err)
		}
		lines, err := csv.NewReader(bytes.NewReader(bytes.TrimPrefix(data, []byte("\ufeff")))).ReadAll()
		if err != nil {
			b.t.Fatal(err)
		}
		return lines
	}
	b.t.Fatalf("clicking %s downloads nothing", selector)
	return nil
}

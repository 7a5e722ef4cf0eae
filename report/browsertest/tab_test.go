package browsertest

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// A tab shows one page at a time and writes down what happens in it.
type tab struct {
	t   *testing.T
	ctx context.Context

	mu sync.Mutex
	// complaints are the console's errors and warnings, uncaught exceptions, and
	// dialogs that a page of ours never opens.
	complaints []string
	// requests are the addresses that the page asked for.
	requests []string
}

// newTab opens a tab that is closed at the end of the test.
func newTab(t *testing.T) *tab {
	t.Helper()
	b := &tab{t: t}
	ctx, cancel := chromedp.NewContext(started(t), chromedp.WithListener(b.listen))
	t.Cleanup(cancel)
	b.ctx = ctx
	// The tab lives as long as the context that it is first used with, so this one
	// has no deadline.
	if err := chromedp.Do(ctx); err != nil {
		t.Fatalf("opening a tab: %v", err)
	}
	// Only the window in front has the focus; every tab acts as if it were that.
	b.do("taking the focus", command(emulation.SetFocusEmulationEnabled, emulation.SetFocusEmulationEnabledParams{Enabled: true}))
	b.resize(desktop)
	return b
}

// listen writes an event down.
func (b *tab) listen(event any) {
	b.mu.Lock()
	defer b.mu.Unlock()
	switch e := event.(type) {
	case *network.EventRequestWillBeSent:
		b.requests = append(b.requests, e.Request.URL)
	case *runtime.EventConsoleAPICalled:
		var words []string
		for _, arg := range e.Args {
			words = append(words, arg.Description+string(arg.Value))
		}
		b.complaints = append(b.complaints, fmt.Sprintf("console.%s: %s", e.Type, strings.Join(words, " ")))
	case *runtime.EventExceptionThrown:
		b.complaints = append(b.complaints, (&chromedp.ExceptionError{ExceptionDetails: e.ExceptionDetails}).Error())
	case *log.EventEntryAdded:
		b.complaints = append(b.complaints, fmt.Sprintf("%s: %s %s", e.Entry.Level, e.Entry.Text, e.Entry.URL))
	case *page.EventJavascriptDialogOpening:
		b.complaints = append(b.complaints, fmt.Sprintf("%s: %s", e.Type, e.Message))
		// The page stands still until it is answered, and this function must not wait.
		go chromedp.Call(b.ctx, page.HandleJavaScriptDialog, page.HandleJavaScriptDialogParams{Accept: true})
	}
}

// take returns what was written down since the last call.
func (b *tab) take() (complaints, requests []string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	complaints, requests = b.complaints, b.requests
	b.complaints, b.requests = nil, nil
	return complaints, requests
}

// do runs steps and ends the test if one fails.
func (b *tab) do(what string, steps ...chromedp.Action[chromedp.Void]) {
	b.t.Helper()
	ctx, cancel := context.WithTimeout(b.ctx, patience)
	defer cancel()
	if err := chromedp.Do(ctx, steps...); err != nil {
		b.t.Fatalf("%s: %v", what, err)
	}
}

// open shows an address.
func (b *tab) open(url string) {
	b.t.Helper()
	b.do("opening "+url, chromedp.Navigate(url))
}

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

// ask calls a JavaScript function in the page and returns what it returns, or
// what its promise comes to.
func ask[T any](b *tab, function string, arguments ...any) T {
	b.t.Helper()
	ctx, cancel := context.WithTimeout(b.ctx, patience)
	defer cancel()
	encoded, err := json.Marshal(append([]any{}, arguments...)) // never null
	if err != nil {
		b.t.Fatal(err)
	}
	answer, err := chromedp.Run(ctx, chromedp.Evaluate[T](fmt.Sprintf("(%s)(...%s)", function, encoded), chromedp.EvalAwaitPromise))
	if err != nil {
		b.t.Fatalf("asking the page: %v\n%s", err, function)
	}
	return answer
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

// download clicks an element and returns the file that the browser saves.
func (b *tab) download(selector string) []byte {
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
		return data
	}
	b.t.Fatalf("clicking %s downloads nothing", selector)
	return nil
}

// command is a command of the protocol as a step.
func command[P, R any](c cdp.Command[P, R], params P) chromedp.Action[chromedp.Void] {
	return chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, c, params)
		return err
	})
}

package browsertest

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"sync"
	"testing"

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

// command is a command of the protocol as a step.
func command[P, R any](c cdp.Command[P, R], params P) chromedp.Action[chromedp.Void] {
	return chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, c, params)
		return err
	})
}

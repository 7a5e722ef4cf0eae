package browsertest

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// workplace is where the browser and the reports of a run of the tests are kept.
var workplace string

func TestMain(m *testing.M) {
	os.Exit(run(m))
}

func run(m *testing.M) int {
	flag.Parse()
	if testing.Short() {
		fmt.Println("short: no browser is started")
		return 0
	}
	dir, err := os.MkdirTemp("", "browsertest")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer os.RemoveAll(dir)
	workplace = dir
	defer func() { stop() }() // what it is by then
	return m.Run()
}

// stop ends the browser if one was started.
var stop = func() {}

// start starts the browser, at the first call, and returns its context.
var start = sync.OnceValues(func() (context.Context, error) {
	allocator, cancel := chromedp.NewExecAllocator(context.Background(), append(
		chromedp.DefaultExecAllocatorOptions[:],
		chromedp.DisableGPU,
		// Without a network, whatever this machine has.
		chromedp.Flag("host-resolver-rules", "MAP * ~NOTFOUND"),
	)...)
	ctx, _ := chromedp.NewContext(allocator)
	stop = func() {
		if err := chromedp.Cancel(ctx); err != nil {
			fmt.Fprintf(os.Stderr, "ending the browser: %v\n", err)
		}
		cancel()
	}
	if err := chromedp.Do(ctx); err != nil {
		stop = cancel
		return nil, fmt.Errorf("starting the browser: %w", err)
	}
	return ctx, nil
})

// started returns the browser, or ends the test that has none.
func started(t *testing.T) context.Context {
	t.Helper()
	ctx, err := start()
	if errors.Is(err, exec.ErrNotFound) {
		missing(t, err.Error())
	}
	if err != nil {
		t.Fatal(err)
	}
	return ctx
}

// missing ends a test that lacks something from outside: with a failure where
// everything must be there.
func missing(t *testing.T, what string) {
	t.Helper()
	if os.Getenv("CI") != "" {
		t.Fatal(what)
	}
	t.Skip(what)
}

// script returns the source of a script that a variable names the file of.
func script(t *testing.T, variable string) []byte {
	t.Helper()
	path := os.Getenv(variable)
	if path == "" {
		missing(t, variable+" is not set")
	}
	source, err := os.ReadFile(path)
	if err != nil {
		t.Fatalf("%s: %v", variable, err)
	}
	return source
}

// patience is how long a page may take for one step. It is long, since a shared
// machine may be slow; nothing waits for it but what has gone wrong.
const patience = 30 * time.Second

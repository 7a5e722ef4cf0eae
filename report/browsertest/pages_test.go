package browsertest

import (
	"fmt"
	"io/fs"
	"maps"
	"net/url"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// A check looks at a page and returns what is wrong with it. It leaves the page as
// it was loaded.
type check func(*visit) (faults []string)

var (
	// brief are the checks that are made on every page of every report.
	brief = []check{silent, discreet, inert}
	// thorough are those that take longer. They are made on all pages of one report,
	// and on some of each kind of the others.
	thorough = []check{plotted, dimmed, fitting}
)

// A visit is a look at one page.
type visit struct {
	*tab
	making
	// page is its name in the report.
	page string
	// dir is where the report is.
	dir string
	// complaints and requests are what loading it brought.
	complaints, requests []string
}

// opened opens a page of a report.
func opened(b *tab, m making, dir, page string) *visit {
	b.t.Helper()
	b.take()
	b.open(fileURL(filepath.Join(dir, filepath.FromSlash(page))))
	v := &visit{tab: b, making: m, dir: dir, page: page}
	v.complaints, v.requests = b.take()
	return v
}

func TestPages(t *testing.T) {
	for _, m := range []making{
		{few, true}, {few, false}, {field, true}, {field, false}, {hostile, true}, {hostile, false},
		// With the chart script these are more of the same.
		{whole, false}, {several, false},
	} {
		t.Run(m.String(), func(t *testing.T) {
			t.Parallel()
			seen := make(map[string]int) // pages, by kind
			walk(t, m, func(t *testing.T, v *visit) {
				checks := brief
				if seen[kind(v.page)]++; m.name == few.name || seen[kind(v.page)] <= 2 {
					checks = slices.Concat(brief, thorough)
				}
				for _, check := range checks {
					for _, fault := range check(v) {
						t.Error(fault)
					}
				}
			})
		})
	}
}

// walk visits index.html and every page that can be reached from it, and holds
// that every link leads somewhere and every page can be reached.
func walk(t *testing.T, m making, look func(*testing.T, *visit)) {
	dir := m.write(t)
	b := newTab(t)
	anchors := make(map[string][]string) // by page
	wanted := make(map[string]string)    // page and fragment, by who links there
	for next := []string{"index.html"}; len(next) > 0; next = next[1:] {
		name := next[0]
		t.Run(name, func(t *testing.T) {
			b.t = t
			v := opened(b, m, dir, name)
			anchors[name] = ask[[]string](b, `() => [...document.querySelectorAll("[id]")].map((e) => e.id)`)
			look(t, v)
			for _, link := range ask[[]string](b, `() => [...document.querySelectorAll("a[href], img[src]")].map((e) => e.href || e.src)`) {
				to, fragment, err := within(dir, link)
				if err != nil {
					t.Errorf("a link: %v", err)
				}
				wanted[to+"#"+fragment] = name
				if _, seen := anchors[to]; !seen && path.Ext(to) == ".html" && !slices.Contains(next, to) {
					next = append(next, to)
				}
			}
		})
	}
	b.t = t
	for _, place := range slices.Sorted(maps.Keys(wanted)) {
		to, fragment, _ := strings.Cut(place, "#")
		if ids, isPage := anchors[to]; isPage && fragment != "" && !slices.Contains(ids, fragment) {
			t.Errorf("%s links to %s, where no element has that id", wanted[place], place)
		}
	}
	for _, page := range pages(t, dir) {
		if _, seen := anchors[page]; !seen {
			t.Errorf("no page links to %s", page)
		}
	}
}

// pages returns the names of a report's pages.
func pages(t *testing.T, dir string) (names []string) {
	t.Helper()
	err := fs.WalkDir(os.DirFS(dir), ".", func(name string, _ fs.DirEntry, err error) error {
		if path.Ext(name) == ".html" {
			names = append(names, name)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return names
}

// digits tell pages of a kind apart.
var digits = regexp.MustCompile(`[0-9]+`)

// kind returns what pages have in common that differ in a number.
func kind(page string) string { return digits.ReplaceAllString(page, "") }

// within returns the file of the report that an address is of, and its fragment:
// "" for addresses elsewhere.
func within(dir, address string) (name, fragment string, err error) {
	u, err := url.Parse(address)
	if err != nil || u.Scheme != "file" {
		return "", "", err
	}
	name, err = filepath.Rel(dir, filepath.FromSlash(u.Path))
	if err != nil || !filepath.IsLocal(name) {
		return "", "", fmt.Errorf("%s is not in the report", address)
	}
	if _, err := os.Stat(filepath.Join(dir, name)); err != nil {
		return "", "", err
	}
	return filepath.ToSlash(name), u.Fragment, nil
}

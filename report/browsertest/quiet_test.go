package browsertest

import (
	"fmt"
	"net/url"
	"slices"
	"strings"
)

// chartHost is the one host that a page may ask: go-echarts' own.
const chartHost = "go-echarts.github.io"

// charted reports whether a page has places for charts.
func charted(v *visit) bool {
	return ask[bool](v.tab, `() => document.querySelector(".chart") !== null`)
}

// asksForScript reports whether a page is to ask another host for the chart
// script: where it has charts and no script.
func asksForScript(v *visit) bool { return !v.inlined && charted(v) }

// silent holds that the page has nothing to complain about: no error, no warning,
// no exception, no dialog. Without a network, the chart script that it cannot have
// is one complaint of the browser.
func silent(v *visit) (faults []string) {
	failures := 0
	for _, complaint := range v.complaints {
		if strings.Contains(complaint, "ERR_NAME_NOT_RESOLVED") && strings.Contains(complaint, chartHost) {
			failures++
			continue
		}
		faults = append(faults, "the console says: "+complaint)
	}
	if asks := asksForScript(v); failures > 1 || failures == 1 != asks {
		faults = append(faults, fmt.Sprintf("the chart script failed to load %d times; the page was to ask for it: %t", failures, asks))
	}
	return faults
}

// discreet holds that the page asks for files of the report alone, and for the
// chart script where it has none.
func discreet(v *visit) (faults []string) {
	var hosts []string
	for _, request := range v.requests {
		u, err := url.Parse(request)
		if err != nil {
			faults = append(faults, err.Error())
			continue
		}
		switch u.Scheme {
		case "data", "blob":
		case "file":
			if _, _, err := within(v.dir, request); err != nil {
				faults = append(faults, "a request: "+err.Error())
			}
		default:
			hosts = append(hosts, u.Hostname())
		}
	}
	var want []string
	if asksForScript(v) {
		want = []string{chartHost}
	}
	if !slices.Equal(hosts, want) {
		faults = append(faults, fmt.Sprintf("the page asked the hosts %q, want %q", hosts, want))
	}
	return faults
}

package browsertest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestChecksSeeFaults keeps the checks from passing by mistake: each is shown a page
// with the fault that it is there for.
func TestChecksSeeFaults(t *testing.T) {
	t.Parallel()
	const (
		fault  = "fault.html"
		themed = `<style>:root { color-scheme: light dark; background: Canvas; color: CanvasText }</style>`
	)
	audit := audited(string(script(t, "SERBENCH_AXE")))
	echarts := script(t, "SERBENCH_ECHARTS")
	dir := t.TempDir()
	b := newTab(t)
	for _, test := range []struct {
		name  string
		check check
		making
		page string
		want string // of the one fault that is to be found; "" for none
	}{
		{"a clean page", silent, making{few, true}, `<p>`, ""},
		{"an exception", silent, making{few, true}, `<script>nowhere()</script>`, "nowhere is not defined"},
		{"an error in the console", silent, making{few, true}, `<script>console.error("oh", 1)</script>`, "console.error"},
		{"a dialog", silent, making{few, true}, `<script>alert("oh")</script>`, "alert: oh"},
		{"a script that is missing", silent, making{few, false}, `<script src="https://other.example/x.js"></script>`, "ERR_NAME_NOT_RESOLVED"},
		{"a script asked for in vain", silent, making{few, true}, `<script src="https://` + chartHost + `/x.js"></script>`, "was to ask for it: false"},
		{"the chart script", silent, making{few, false}, `<div class="chart"></div><script src="https://` + chartHost + `/x.js"></script>`, ""},
		{"the chart script", discreet, making{few, false}, `<div class="chart"></div><script src="https://` + chartHost + `/x.js"></script>`, ""},
		{"a script of another host", discreet, making{few, true}, `<script src="https://other.example/x.js"></script>`, "other.example"},
		{"a file elsewhere", discreet, making{few, true}, `<img src="../x.png">`, "is not in the report"},
		{"a name as markup", inert, making{hostile, true}, `&lt;/script&gt;&lt;b&gt;bold&lt;/b&gt;<b>bold</b>`, "<b>bold</b>"},
		{"a name that is lost", inert, making{hostile, true}, `<p>`, "is not to be read"},
		{"an empty canvas", plotted, making{few, true}, `<div class="chart" id="c" aria-label="a"><canvas></canvas></div>`, "c is not drawn"},
		{"a place for nothing", plotted, making{few, false}, `<div class="chart" id="c">x</div>`, "c takes up room"},
		{"a picture that is missing", plotted, making{few, false}, `<img src="x.png" alt="x">`, "does not load"},
		{"a picture beside its chart", plotted, making{few, true}, `<p class="static"><img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>" alt="x"></p>`, "stands beside"},
		{"a wide line", fitting, making{few, true}, themed + `<meta name="viewport" content="width=device-width"><p style="width:800px">wide`, "the page is 8"},
		{"a legend on its plot", fitting, making{few, true}, themed + `<div class="chart" id="c" style="width:300px;height:200px"></div><script>` + string(echarts) + `</script>
			<script>echarts.init(document.getElementById("c")).setOption({ legend: { orient: "vertical", left: 0, top: 0 }, grid: { top: 20 }, xAxis: {}, yAxis: {}, series: [{ name: "a", type: "line", data: [[1, 2]] }, { name: "b", type: "line", data: [[1, 3]] }] })</script>`, "c is covered by its legend"},
		{"a light page", dimmed, making{few, true}, `<style>:root { background: white; color: black }</style>`, "dark: the ground"},
		{"a page of two faces", dimmed, making{few, true}, themed, ""},
		{"a button without a name", audit, making{few, true}, `<main><h1>x</h1><button></button></main>`, "light: button-name"},
		{"buttons too small to touch", audit, making{few, true}, `<main><h1>A heading</h1><button style="width:9px;height:9px;padding:0" aria-label=a></button><button style="width:9px;height:9px;padding:0" aria-label=b></button></main>`, "light: target-size"},
		{"text that is faint in the dark", audit, making{few, true}, themed + `<main><h1 style="color: light-dark(black, #333)">A heading</h1></main>`, "dark: color-contrast"},
		{"faint text", dimmed, making{few, true}, themed + `<style>body { color: #888 }</style>`, "text has a contrast"},
	} {
		t.Run(test.name, func(t *testing.T) {
			b.t = t
			page := "<!DOCTYPE html><html lang=en><title>fault</title><link rel=icon href='data:,'>" + test.page
			if err := os.WriteFile(filepath.Join(dir, fault), []byte(page), 0o644); err != nil {
				t.Fatal(err)
			}
			faults := strings.Join(test.check(opened(b, test.making, dir, fault)), "\n")
			if test.want == "" && faults != "" || !strings.Contains(faults, test.want) {
				t.Errorf("got faults %q, want %q", faults, test.want)
			}
		})
	}
}

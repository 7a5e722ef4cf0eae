package page

import (
	"bytes"
	"embed"
	"fmt"
	"html/template"
	"strings"

	"serbench/figures"
	"serbench/report/page/chart"
)

//go:embed web
var web embed.FS

var templates = template.Must(template.ParseFS(web, "web/*.gohtml"))

// A frame is what every page has around its content.
type frame struct {
	Title       string
	Report      string // what the title is part of; empty on the overview
	Generated   string
	Facts       []string
	Navigation  []link
	Style       template.CSS
	Script      template.JS
	ChartScript template.JS
	// ChartSource is where the page asks for the chart script; empty where it has
	// it, or no charts.
	ChartSource string
}

// A link leads to a page of the report.
type link struct {
	Title, File string
	Current     bool
}

// reportTitle is the name of the report.
const reportTitle = "Go Serialization Benchmark Report"

// frame returns the frame of a page, with the scripts that it needs in their
// order.
func (s *site) frame(title, file string, charts bool, scripts ...string) frame {
	f := frame{
		Title:     title,
		Report:    reportTitle,
		Generated: s.File.GeneratedAt.UTC().Format("2006-01-02 15:04:05 UTC"),
		Facts:     s.facts(),
		Style:     template.CSS(source("style.css")),
	}
	if s.options.Comparison != "" {
		f.Navigation = append(f.Navigation, link{Title: "All runs", File: s.options.Comparison})
	}
	for _, l := range []link{{"Overview", overviewFile, false}, {"Explore", exploreFile, false}, {"Choose", chooseFile, false}, {"Growth", growthFile, false}} {
		if l.File == growthFile && !s.grows() {
			continue
		}
		l.Current = l.File == file
		f.Navigation = append(f.Navigation, l)
	}
	var script strings.Builder
	script.WriteString("\"use strict\";\n")
	for _, name := range scripts {
		script.WriteString(source(name))
	}
	f.Script = template.JS(script.String())
	switch {
	case !charts:
	case s.shares():
		f.ChartSource = chartScriptFile
	case len(s.options.ChartScript) > 0:
		f.ChartScript = template.JS(inline(s.options.ChartScript))
	default:
		f.ChartSource = chart.Source()
	}
	return f
}

// source returns a file of the pages' own style or script.
func source(name string) string {
	data, err := web.ReadFile("web/" + name)
	if err != nil {
		panic("page: " + err.Error())
	}
	return string(data)
}

// inline makes the chart script safe inside a script element: in a string or a
// pattern, the only places where these can stand, a backslash before them
// changes nothing.
func inline(script []byte) []byte {
	script = bytes.ReplaceAll(script, []byte("</script"), []byte(`<\/script`))
	return bytes.ReplaceAll(script, []byte("<!--"), []byte(`<\!--`))
}

// execute fills a template.
func execute(name string, view any) ([]byte, error) {
	var b bytes.Buffer
	if err := templates.ExecuteTemplate(&b, name, view); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}

// facts are what must be known before a figure is read: on which machine, with
// what, how noisy. What the run does not know is left out.
func (s *site) facts() []string {
	host, tool := s.File.Host, s.File.Toolchain
	var list []string
	add := func(known bool, text string) {
		if known {
			list = append(list, text)
		}
	}
	add(host.Processor != "", host.Processor)
	add(host.LogicalCores > 0, fmt.Sprintf("%d logical cores", host.LogicalCores))
	add(host.Virtualization != "", host.Virtualization)
	add(host.OS != "", host.OS+"/"+host.Architecture)
	add(tool.GoVersion != "", tool.GoVersion)
	add(s.File.Config.Job != "", "job "+s.File.Config.Job)
	if floor := s.File.Harness.NoiseFloorPercent; floor != nil {
		add(true, "noise floor up to ±"+figures.Percent(*floor))
	}
	return list
}

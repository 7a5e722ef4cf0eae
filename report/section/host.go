package section

import (
	"fmt"
	"strings"

	"serbench/figures"
	"serbench/report/grid"
	"serbench/report/table"
)

// Host is the machine, the toolchain and the settings of the run.
func Host(g *grid.Grid) Section {
	host, tool, config := g.File.Host, g.File.Toolchain, g.File.Config
	t := table.Table{Columns: []table.Column{{Title: "Key"}, {Title: "Value"}}}
	// What the run does not know has no row.
	add := func(key, value string) {
		if value != "" {
			t.Add(table.Text(key), table.Text(value))
		}
	}
	known := func(known bool, text string) string {
		if known {
			return text
		}
		return ""
	}
	add("OS", strings.Join(strings.Fields(host.OS+" "+host.Platform), " "))
	add("Kernel", host.Kernel)
	add("Architecture", host.Architecture)
	add("Processor", host.Processor)
	add("CPU Cores (Physical)", known(host.PhysicalCores > 0, fmt.Sprint(host.PhysicalCores)))
	add("CPU Cores (Logical)", known(host.LogicalCores > 0, fmt.Sprint(host.LogicalCores)))
	add("Clock Rate, Highest (MHz)", known(host.MaxMHz > 0, figures.Significant(host.MaxMHz, 4)))
	add("Last-Level Cache (MiB)", known(host.CacheBytes > 0, figures.Significant(float64(host.CacheBytes)/(1<<20), 4)))
	add("Total RAM (GiB)", known(host.MemoryBytes > 0, figures.Significant(float64(host.MemoryBytes)/(1<<30), 3)))
	add("Governor", host.Governor)
	add("Virtualization", host.Virtualization)
	if load := host.LoadAtStart; load != nil {
		add("Load at Start (1 minute)", fmt.Sprintf("%.2f", *load))
	}
	add("Clock Resolution (ns)", known(host.ClockResolution > 0, figures.Significant(host.ClockResolution, 3)))
	add("Go Version", tool.GoVersion)
	add("GOMAXPROCS", known(tool.GOMAXPROCS > 0, fmt.Sprint(tool.GOMAXPROCS)))
	add("GOGC", tool.GOGC)
	add("GOMEMLIMIT", tool.GOMEMLIMIT)
	add("GODEBUG", tool.GODEBUG)
	add("Instruction Set Level", tool.GOAMD64)
	revision := tool.Revision
	if revision != "" && tool.Modified != nil && *tool.Modified {
		revision += ", with uncommitted changes"
	}
	add("Revision", revision)
	add("Benchmark Date (UTC)", g.File.GeneratedAt.UTC().Format("2006-01-02T15:04:05Z"))
	add("Duration (seconds)", known(g.File.DurationSeconds > 0, figures.Significant(g.File.DurationSeconds, 3)))
	add("Job", config.Job)
	add("Launches", known(config.Launches > 0, fmt.Sprint(config.Launches)))
	add("List Size", numbers(config.ListSizes))
	add("Values per Case", numbers(config.Values))
	add("Baseline", config.Baseline)
	return Section{ID: "host", Title: "Hardware & OS Info", Tables: []table.Table{t}}
}

package page

import (
	"fmt"

	"serbench/figures"
	"serbench/report/grid"
)

// facts are what must be known before a figure is read: on which machine, with
// what, how noisy. What the run does not know is left out.
func facts(g *grid.Grid) []string {
	host, tool := g.File.Host, g.File.Toolchain
	var list []string
	if host.Processor != "" {
		list = append(list, host.Processor)
	}
	if host.LogicalCores > 0 {
		list = append(list, fmt.Sprintf("%d logical cores", host.LogicalCores))
	}
	if host.Virtualization != "" {
		list = append(list, host.Virtualization)
	}
	if host.OS != "" {
		list = append(list, host.OS+"/"+host.Architecture)
	}
	if tool.GoVersion != "" {
		list = append(list, tool.GoVersion)
	}
	if job := g.File.Config.Job; job != "" {
		list = append(list, "job "+job)
	}
	if floor := g.File.Harness.NoiseFloorPercent; floor != nil {
		list = append(list, "noise floor up to ±"+figures.Percent(*floor))
	}
	return list
}

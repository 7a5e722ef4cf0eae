package comparison

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"serbench/figures"
	"serbench/report/grid"
	"serbench/report/run"
	"serbench/report/section"
	"serbench/report/table"
	"serbench/results"
)

func moment(file *results.File) string {
	return file.GeneratedAt.UTC().Format("2006-01-02 15:04:05 UTC")
}

// sections are what the runs say side by side.
func (c *Comparison) sections() []section.Section {
	all := []section.Section{c.runs(), c.differences(), c.contradictions(), c.times()}
	return slices.DeleteFunc(append(all, c.ratios()), section.Section.Empty)
}

// runs is a line for each run: where, when, with what and under which load.
func (c *Comparison) runs() section.Section {
	t := table.Table{}
	for _, title := range []string{"Run", "Date", "Machine", "Go", "Source", "Job", "Cases", "Load", "Noise floor"} {
		t.Columns = append(t.Columns, table.Column{Title: title})
	}
	var warnings []string
	for _, s := range c.sides {
		floor := table.Missing
		if p := s.file.Harness.NoiseFloorPercent; p != nil {
			floor = "±" + figures.Percent(*p)
		}
		measured := 0
		for i := range s.file.Cases {
			if s.file.Cases[i].Status == results.OK {
				measured++
			}
		}
		t.Add(table.Text(s.name), table.Text(moment(s.file)), known(run.Machine(s.file.Host)), known(s.file.Toolchain.GoVersion),
			known(run.Source(s.file.Toolchain)), known(s.file.Config.Job), table.Text(fmt.Sprintf("%d of %d", measured, max(s.file.Config.AllCases, len(s.file.Cases)))),
			known(run.Load(s.file)), table.Text(floor))
		if !s.file.Complete {
			warnings = append(warnings, s.name+" is incomplete: it was stopped before its end.")
		}
	}
	if c.baseline == "" {
		var names []string
		for _, s := range c.sides {
			names = append(names, s.name+" "+cmp.Or(s.file.Config.Baseline, "none"))
		}
		warnings = append(warnings, "the runs have different baselines ("+strings.Join(names, ", ")+"), so their ratios do not compare.")
	}
	return section.Section{
		ID: "runs", Title: "Runs", Warnings: warnings, Tables: []table.Table{t},
		Notes: []string{"Each run has a report of its own, with its times. Here stand ratios, which another machine or another day leaves alone; nothing is averaged. The noise floor is the largest of any group."},
	}
}

func known(text string) table.Cell { return table.Text(cmp.Or(text, table.Missing)) }

// differences is what was not the same in all runs.
func (c *Comparison) differences() section.Section {
	t := c.table("What")
	for _, kind := range []func(run.Run) map[string]string{
		func(r run.Run) map[string]string { return r.Facts },
		func(r run.Run) map[string]string { return r.Modules },
	} {
		names := make(map[string]bool)
		for _, s := range c.sides {
			for name, value := range kind(s.run) {
				if value != kind(c.sides[0].run)[name] {
					names[name] = true
				}
			}
			for name := range kind(c.sides[0].run) {
				if _, has := kind(s.run)[name]; !has {
					names[name] = true
				}
			}
		}
		for _, name := range slices.Sorted(maps.Keys(names)) {
			cells := []table.Cell{table.Text(name)}
			for _, s := range c.sides {
				cells = append(cells, known(kind(s.run)[name]))
			}
			t.Add(cells...)
		}
	}
	s := section.Section{ID: "differences", Title: "What Differs"}
	if len(t.Rows) == 0 {
		s.Notes = []string{"Machine, toolchain, modules and configuration are the same in all runs."}
		return s
	}
	s.Notes = []string{"Facts of machine, toolchain and configuration by their names in the results file, and versions of modules, that are not the same in all runs."}
	s.Tables = []table.Table{t}
	return s
}

// table returns a table with the heads given and a column for each run.
func (c *Comparison) table(heads ...string) table.Table {
	t := table.Table{}
	for _, title := range heads {
		t.Columns = append(t.Columns, table.Column{Title: title})
	}
	for _, s := range c.sides {
		t.Columns = append(t.Columns, table.Column{Title: s.name})
	}
	return t
}

// times is the baseline's time in each run, with the machine that it is of.
func (c *Comparison) times() section.Section {
	t := table.Table{Columns: []table.Column{{Title: "Group"}}}
	for _, s := range c.sides {
		head := s.name + ": " + cmp.Or(s.file.Config.Baseline, "no baseline") + " (ns)"
		if machine := run.Machine(s.file.Host); machine != "" {
			head += ", " + machine
		}
		t.Columns = append(t.Columns, table.Column{Title: head, Numeric: true})
	}
	measured := false
	for _, r := range c.rows {
		cells := []table.Cell{table.Text(r.title)}
		for _, s := range c.sides {
			e := grid.Headline(s.cell(r.key, s.file.Config.Baseline))
			if e == nil {
				cells = append(cells, table.Text(table.Missing))
				continue
			}
			measured = true
			cells = append(cells, table.Number(figures.WithMargin(e.Median, e.Low, e.High), e.Median))
		}
		t.Add(cells...)
	}
	if !measured {
		return section.Section{}
	}
	return section.Section{
		ID: "times", Title: "Times of the Baseline", Tables: []table.Table{t},
		Notes: []string{"Median ± the 95 % interval, each on the machine in the head of its column. Two columns do not compare: they tell how fast the machines were, not how fast the code is."},
	}
}

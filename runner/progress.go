package runner

import (
	"fmt"
	"io"
	"os"
	"time"

	"github.com/schollz/progressbar/v3"
	"golang.org/x/term"

	"serbench/results"
)

// A progress shows how far a run is and when it will be done: a live line on a
// terminal, a line a group in a log, nothing when quiet.
//
// Note: it writes after a worker has ended, never while one measures.
type progress struct {
	out   io.Writer
	quiet bool
	bar   *progressbar.ProgressBar // nil in a log
	plan  *plan

	started     time.Time
	begun       int           // groups
	done, total time.Duration // planned time of the launches that are over, and of all
}

func newProgress(out io.Writer, quiet bool, p *plan) *progress {
	g := &progress{out: out, quiet: quiet, plan: p, total: p.duration()}
	if file, ok := out.(*os.File); ok && !quiet && term.IsTerminal(int(file.Fd())) {
		g.bar = progressbar.NewOptions64(int64(g.total),
			progressbar.OptionSetWriter(out),
			progressbar.OptionClearOnFinish(),
			progressbar.OptionSetPredictTime(false),
			progressbar.OptionSetElapsedTime(false),
			progressbar.OptionSetWidth(20),
		)
	}
	return g
}

// start announces the plan.
func (g *progress) start() {
	g.started = time.Now()
	g.log("%d cases in %d groups, job %s: about %s\n",
		g.plan.cases(), len(g.plan.groups), g.plan.job.name, rounded(g.total))
}

// building tells that the program of a launch is being linked.
func (g *progress) building(launch, launches int) {
	switch {
	case g.bar != nil:
		g.bar.Describe(fmt.Sprintf("linking layout %d of %d", launch+1, launches))
		_ = g.bar.RenderBlank() // it can only fail to write to the terminal
	case launch == 0:
		g.log("linking %d layouts of the program\n", launches)
	}
}

// begin announces a group.
func (g *progress) begin(group group) {
	g.begun++
	g.show(group)
}

// skip counts a group as over that an earlier run has measured.
func (g *progress) skip(group group) {
	g.begun++
	g.total -= g.plan.groupDuration(group)
}

// launched counts a launch of the group as over.
func (g *progress) launched(group group) {
	g.done += g.plan.groupDuration(group) / time.Duration(g.plan.job.launches)
	g.show(group)
}

// end tells how a group came out.
func (g *progress) end(group results.Group, cases []results.Case) {
	if g.bar != nil {
		return
	}
	line := fmt.Sprintf("%2d/%d  %-16s %-17s", g.begun, len(g.plan.groups), group.Datatype, group.Operation)
	if g.plan.config.SeveralSizes() {
		line += "  " + group.Params.String()
	}
	if group.NoiseFloorPercent != nil {
		line += fmt.Sprintf("  noise floor %.2g%%", *group.NoiseFloorPercent)
	}
	for _, c := range cases {
		if c.Status == results.Failed {
			line += fmt.Sprintf("  %s failed: %s;", c.Serializer, c.Reason)
		}
	}
	g.log("%s  %s left\n", line, rounded(g.left()))
}

// stop removes the live line.
func (g *progress) stop() {
	if g.bar != nil {
		_ = g.bar.Finish() // it can only fail to write to the terminal
	}
}

// left is the time that the rest of the plan will take, if what is over took as
// long against its plan as the rest will.
func (g *progress) left() time.Duration {
	left := g.total - g.done
	if g.done > 0 {
		left = time.Duration(float64(left) * float64(time.Since(g.started)) / float64(g.done))
	}
	return left
}

// show updates the live line.
func (g *progress) show(group group) {
	if g.bar == nil {
		return
	}
	g.bar.Describe(fmt.Sprintf("%d/%d %s %s, %s left",
		g.begun, len(g.plan.groups), group.key.Datatype, group.key.Operation, rounded(g.left())))
	_ = g.bar.Set64(int64(min(g.done, g.total-1))) // as above
}

func (g *progress) log(format string, args ...any) {
	if !g.quiet {
		fmt.Fprintf(g.out, format, args...)
	}
}

// rounded prints a time as a person would say it: "45s", "6m20s".
func rounded(d time.Duration) string {
	if d > 2*time.Minute {
		return d.Round(10 * time.Second).String()
	}
	return d.Round(time.Second).String()
}

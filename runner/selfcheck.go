package runner

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/jedib0t/go-pretty/v6/table"
	"github.com/jedib0t/go-pretty/v6/text"

	"serbench/figures"
	"serbench/results"
	"serbench/serializers"
	"serbench/stats"
)

// What a machine must show in its self-check to be trusted, over the groups of the
// six datatypes.
const (
	mostMutatorGap  = 0.5  // percent between the slices of identical code, in all groups but one
	mostHeadlineGap = 2.0  // percent between its windows
	mostNullOp      = 4.0  // ns
	leastFoundShare = 0.75 // of the groups in which 2 % more work must be called slower
)

var busyShares = []float64{0.01, 0.02}

// selfCheckJob is how much a self-check measures: about a minute and a half.
var selfCheckJob = job{name: "self-check", launches: 4, rounds: 400, windows: 12}

// errUntrusted is the error of a machine that fails its self-check.
var errUntrusted = errors.New("this machine cannot be trusted now")

// selfCheck proves the harness on the machine: it measures the baseline against
// itself and against itself with known work added, in every default group, prints
// what came out, and returns an error that says what is wrong, if anything is.
func (c command) selfCheck(ctx context.Context, f *flags) error {
	base := c.suite.Serializers[0]
	for _, s := range c.suite.Serializers {
		if s.Name == f.Baseline || f.Baseline == "" && s.Name == defaultBaseline {
			base = s
		}
	}
	suite := Suite{Serializers: []serializers.Serializer{base}, Datatypes: c.suite.Datatypes}
	names := []string{base.Name}
	for _, share := range busyShares {
		names = append(names, busyName(base.Name, share))
		suite.Serializers = append(suite.Serializers, Busier(base, share))
	}
	only := *f
	only.Serializer, only.Baseline, only.Job = names, base.Name, "quick"
	p, err := newPlan(suite, &only)
	if err != nil {
		return err
	}
	p.job = selfCheckJob
	r := newRun(ctx, suite, p, &only, []string{"--self-check"}, c.stderr)
	r.output = ""
	done, err := c.preflight(ctx, r.progress)
	if err != nil {
		return err
	}
	defer done()
	err = r.measureGroups(ctx)
	r.progress.stop()
	if err != nil {
		return err
	}
	if len(r.file.Groups) == 0 {
		return fmt.Errorf("%w: nothing was measured", errUntrusted)
	}
	contrast, err := testingContrast(base, c.suite, p.datatypes)
	if err != nil {
		return err
	}
	return judgeSelf(c.stdout, r.file, base.Name, contrast)
}

// testingContrast measures a codec against itself as one would without a suite:
// testing.B, one after the other. It returns the separations in percent, one for
// each of the datatypes that the codec supports.
func testingContrast(base serializers.Serializer, suite Suite, datatypes []string) ([]float64, error) {
	var gaps []float64
	for _, d := range suite.Datatypes {
		if !slices.Contains(datatypes, string(d.Name)) {
			continue
		}
		codec, err := base.Bind(d)
		if errors.Is(err, serializers.ErrUnsupported) {
			continue
		}
		if err != nil {
			return nil, fmt.Errorf("bind %s: %w", d.Name, err)
		}
		native := codec.FromDomain(d.Canonical(5))
		loop, err := codec.Loop(serializers.Serialize, serializers.Values{Natives: []any{native}})
		if err != nil {
			return nil, fmt.Errorf("bind %s: %w", d.Name, err)
		}
		var times [2]float64
		for i := range times {
			var failed error
			result := testing.Benchmark(func(b *testing.B) { failed = errors.Join(failed, loop.Run(b.N)) })
			if failed != nil {
				return nil, failed
			}
			times[i] = float64(result.T.Nanoseconds()) / float64(result.N)
		}
		gaps = append(gaps, 100*math.Abs(times[1]/times[0]-1))
	}
	return gaps, nil
}

// judgeSelf prints the table of a self-check and returns what is wrong.
func judgeSelf(out io.Writer, file *results.File, base string, contrast []float64) error {
	var slicesGaps, windowGaps []float64
	wrongControls := 0
	for _, g := range file.Groups {
		if g.MutatorControl == nil || g.Control == nil {
			return fmt.Errorf("%w: %s %s has no control: %s", errUntrusted, g.Datatype, g.Operation, firstReason(file))
		}
		slicesGaps = append(slicesGaps, 100*math.Abs(g.MutatorControl.Ratio-1))
		windowGaps = append(windowGaps, 100*math.Abs(g.Control.Ratio-1))
		if outside(g.MutatorControl, mostMutatorGap) {
			wrongControls++
		}
	}
	groups := len(file.Groups)
	t := table.NewWriter()
	t.SetStyle(table.StyleLight)
	t.Style().Format.Header = text.FormatDefault
	t.AppendHeader(table.Row{"what", "median", "largest", "to be trusted"})
	percent := func(x float64) string { return figures.Percent(x) }
	t.AppendRow(table.Row{"identical code, slices", percent(stats.Median(slicesGaps)), percent(slices.Max(slicesGaps)),
		fmt.Sprintf("≤ %g%% in %d of %d groups", mostMutatorGap, groups-1, groups)})
	t.AppendRow(table.Row{"identical code, windows", percent(stats.Median(windowGaps)), percent(slices.Max(windowGaps)),
		fmt.Sprintf("≤ %g%% in %d of %d groups", mostHeadlineGap, groups-1, groups)})
	t.AppendRow(table.Row{"identical code, testing.B one after the other", percent(stats.Median(contrast)), percent(slices.Max(contrast)), "for contrast"})
	found := make([]int, len(busyShares))
	for i, share := range busyShares {
		ratios := []float64{}
		for _, c := range file.Cases {
			if c.Serializer == busyName(base, share) && c.MutatorRatio != nil {
				ratios = append(ratios, 100*(c.MutatorRatio.Value-1))
				if c.MutatorRatio.Verdict == results.Slower {
					found[i]++
				}
			}
		}
		t.AppendRow(table.Row{fmt.Sprintf("%g%% of work added", 100*share), "+" + percent(stats.Median(ratios)),
			fmt.Sprintf("called slower in %d of %d", found[i], groups), trust(share, groups)})
	}
	t.AppendRow(table.Row{"empty codec", figures.Significant(*file.Harness.NullOpNS, 2) + " ns", "", fmt.Sprintf("≤ %g ns", mostNullOp)})
	t.AppendRow(table.Row{"allocated by the harness", figures.Exact(*file.Harness.NullOpBytes) + " B/op", "", "0 B/op"})
	t.AppendRow(table.Row{"reading the clock", figures.Significant(*file.Harness.ClockNS, 2) + " ns", "", ""})
	if _, err := fmt.Fprintln(out, t.Render()); err != nil {
		return fmt.Errorf("print the self-check: %w", err)
	}

	var wrong []string
	complain := func(bad bool, format string, args ...any) {
		if bad {
			wrong = append(wrong, fmt.Sprintf(format, args...))
		}
	}
	complain(over(slicesGaps, mostMutatorGap) > 1, "identical code stands more than %g%% apart in %d groups", mostMutatorGap, over(slicesGaps, mostMutatorGap))
	complain(over(windowGaps, mostHeadlineGap) > 1, "windows of identical code stand more than %g%% apart in %d groups", mostHeadlineGap, over(windowGaps, mostHeadlineGap))
	complain(wrongControls > 0, "identical code would be called different in %d groups", wrongControls)
	last := len(busyShares) - 1
	complain(float64(found[last]) < leastFoundShare*float64(groups), "%g%% of added work was found in %d of %d groups only", 100*busyShares[last], found[last], groups)
	complain(*file.Harness.NullOpNS > mostNullOp, "an empty codec takes %.1f ns", *file.Harness.NullOpNS)
	if len(wrong) > 0 {
		reason := strings.Join(wrong, "; ")
		if busyMachine := loaded(file); busyMachine != "" {
			reason += ". " + busyMachine
		}
		return fmt.Errorf("%w: %s", errUntrusted, reason)
	}
	_, err := fmt.Fprintln(out, "The harness tells differences from noise on this machine.")
	return err
}

func trust(share float64, groups int) string {
	if share < busyShares[len(busyShares)-1] {
		return ""
	}
	return fmt.Sprintf("in %d of %d", int(math.Ceil(leastFoundShare*float64(groups))), groups)
}

// over counts the values above a bound.
func over(values []float64, bound float64) int {
	n := 0
	for _, v := range values {
		if v > bound {
			n++
		}
	}
	return n
}

// outside reports whether a control's whole interval lies beyond ±percent.
func outside(c *results.Control, percent float64) bool {
	return c.Low > 1+percent/100 || c.High < 1-percent/100
}

func firstReason(file *results.File) string {
	for _, c := range file.Cases {
		if c.Status != results.OK {
			return c.Reason
		}
	}
	return "unknown"
}

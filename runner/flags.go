package runner

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"time"

	"github.com/alecthomas/kong"
)

// flags is the command line. Its help is what a user learns the suite from.
type flags struct {
	Output string `short:"o" default:"build/results.json" placeholder:"FILE" help:"Write the results to FILE (default ${default}). Its directory must exist."`
	Job    string `default:"default" placeholder:"JOB" help:"How much is measured: quick (four minutes for everything), default (half an hour) or thorough. Default: ${default}."`

	Datatype   []string `group:"select" placeholder:"NAME,..." help:"Measure only these datatypes. Also --data, as in older suites."`
	Data       []string `group:"select" hidden:""`
	Serializer []string `group:"select" placeholder:"NAME,..." help:"Measure only these serializers."`
	Operation  []string `group:"select" placeholder:"NAME,..." help:"Measure these operations, or all. Default: serialize,deserialize."`
	Filter     string   `group:"select" placeholder:"REGEXP" help:"Measure only cases whose serializer/datatype/operation matches, such as ^json/.*list/."`
	Baseline   string   `group:"select" placeholder:"NAME" help:"Compare with this serializer. Default: protobuf, or the first one selected."`

	ListSize []int  `group:"data" default:"5" placeholder:"N,..." help:"Elements in a list datatype; several sizes make a group each, to see cost against size. Default: ${default}."`
	Values   []int  `group:"data" default:"1" placeholder:"N,..." help:"Cycle through N distinct values, so that no branch is learned by heart; several numbers make a group each. Default: ${default}, the canonical value."`
	Seed     uint64 `group:"data" default:"1" placeholder:"N" help:"Seed of the values and of the order of measuring. Default: ${default}."`

	Parallel    []int         `group:"measure" placeholder:"N,..." help:"Also measure the throughput of so many goroutines at once, such as 1,2,4, of serializers that claim concurrent use."`
	Budget      time.Duration `group:"measure" placeholder:"TIME" help:"Fit launches and, if need be, rounds into TIME, such as 2m."`
	Launches    int           `group:"measure" placeholder:"N" help:"Fresh processes per group, instead of the job's."`
	Warmup      float64       `group:"measure" placeholder:"SECONDS" help:"Warm each case up for at least SECONDS. Default: 0.02, and until its time has settled."`
	Duration    float64       `group:"measure" placeholder:"SECONDS" help:"Measure each case for about SECONDS, instead of the job's rounds."`
	MemoryLimit uint64        `group:"measure" default:"4096" placeholder:"MIB" help:"Give a case up whose process uses more than MIB mebibytes. Default: ${default}."`
	CaseTimeout time.Duration `group:"measure" default:"10s" placeholder:"TIME" help:"Give a case up whose codec does not come back for TIME. Default: ${default}."`

	Resume  bool   `help:"Go on with the run that the output file holds, if source, toolchain, machine and configuration are the same."`
	Raw     bool   `help:"Keep every slice and the time of every single call in the results, for plots of your own."`
	Profile string `placeholder:"DIR" help:"Also write a CPU and an allocation profile of each case to DIR, from extra time that no figure includes."`

	SelfCheck bool   `help:"Prove the harness on this machine, in at most two minutes, instead of measuring: identical code, known differences, its own cost."`
	List      bool   `help:"List serializers, datatypes, operations and jobs, and exit."`
	Format    string `default:"text" enum:"text,json" placeholder:"FORMAT" help:"How --list is printed: text or json. Default: ${default}."`
	Quiet     bool   `short:"q" help:"Print no progress; the summary and errors remain."`
	Version   bool   `help:"Print the version and exit."`
	Help      bool   `short:"h" help:"Print this help and exit."`
}

const description = `Measure every serializer on every datatype and write the results as JSON.

All cases of one datatype and operation are measured against each other in short turns in one process, on one core; see docs/METHOD.md. A summary is printed at the end, and the report step makes pages of the results:

  go run ./suite --job quick                           # everything, in four minutes: a first look
  go run ./suite --datatype struct,sample              # two datatypes, well
  go run ./suite --serializer json,cbor --baseline json
  go run benchmark_report.go                           # build/results.json -> build/report

Flags that take several names may be repeated or given names with commas between. Exit status: 0 all measured, 1 a case failed or a file could not be written, 2 usage, 130 interrupted (what was complete is kept).`

var groups = []kong.Group{
	{Key: "select", Title: "What is measured:"},
	{Key: "data", Title: "With what data:"},
	{Key: "measure", Title: "How long:"},
}

// errHandled is returned where a flag such as --help was all there was to do.
var errHandled = errors.New("handled")

// parseFlags reads the command line.
func parseFlags(args []string, stdout, stderr io.Writer) (*flags, error) {
	f := &flags{}
	parser, err := kong.New(f,
		kong.Name("suite"),
		kong.Description(description),
		kong.ExplicitGroups(groups),
		kong.NoDefaultHelp(),
		kong.WithHyphenPrefixedParameters(true), // so that --list-size -1 gets its own error
		kong.Writers(stdout, stderr),
		kong.ConfigureHelp(kong.HelpOptions{WrapUpperBound: 100}),
	)
	if err != nil {
		return nil, fmt.Errorf("define the command line: %w", err)
	}
	parsed, err := parser.Parse(args)
	if err != nil {
		return nil, usageError{fmt.Errorf("%w; see --help", err)}
	}
	if f.Help {
		if err := parsed.PrintUsage(false); err != nil {
			return nil, fmt.Errorf("print the help: %w", err)
		}
		return nil, errHandled
	}
	return f, f.check()
}

// check refuses numbers that no run can have.
func (f *flags) check() error {
	switch {
	case slices.Min(f.ListSize) < 0:
		return usageError{fmt.Errorf("--list-size %d: a list has at least 0 elements", slices.Min(f.ListSize))}
	case slices.Min(f.Values) < 1:
		return usageError{fmt.Errorf("--values %d: there must be at least 1 value", slices.Min(f.Values))}
	case len(f.Parallel) > 0 && slices.Min(f.Parallel) < 1:
		return usageError{fmt.Errorf("--parallel %d: there must be at least 1 goroutine", slices.Min(f.Parallel))}
	case f.Launches < 0:
		return usageError{fmt.Errorf("--launches %d: there must be at least 1 launch", f.Launches)}
	case f.Warmup < 0:
		return usageError{fmt.Errorf("--warmup %g: a time cannot be negative", f.Warmup)}
	case f.Duration < 0:
		return usageError{fmt.Errorf("--duration %g: a time cannot be negative", f.Duration)}
	case f.Budget < 0:
		return usageError{fmt.Errorf("--budget %v: a time cannot be negative", f.Budget)}
	case f.Budget > 0 && (f.Launches > 0 || f.Duration > 0):
		return usageError{errors.New("--budget decides what --launches and --duration decide: give one or the other")}
	case f.Format != "text" && !f.List:
		return usageError{errors.New("--format is how --list is printed, and there is no --list; results are written as JSON, and the report makes other formats of them")}
	case f.MemoryLimit == 0:
		return usageError{errors.New("--memory-limit 0: a process needs some memory")}
	case f.CaseTimeout <= 0:
		return usageError{fmt.Errorf("--case-timeout %v: the time must be positive", f.CaseTimeout)}
	}
	return nil
}

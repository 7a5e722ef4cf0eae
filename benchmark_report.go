// Benchmark_report makes the report of a results file: README.md with images,
// and index.html. It sets several files side by side, keeps a log of runs, and
// writes results for other programs. See its --help.
package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"runtime/debug"
	"strings"

	"github.com/alecthomas/kong"

	"serbench/replace"
	"serbench/report"
	"serbench/report/export"
	"serbench/report/ledger"
	"serbench/report/run"
	"serbench/results"
)

const description = `Make the report of a results file: README.md with images, and index.html with charts and tables to sort.

  go run ./suite --output build/results.json                        # measure first
  go run benchmark_report.go                                        # build/results.json -> build/report
  go run benchmark_report.go --json-file old.json --output-dir old  # another file
  go run benchmark_report.go --json-file mon.json --json-file tue.json --output-dir days   # side by side
  go run benchmark_report.go --log docs/RESULTS.md                  # and add the run to a log
  go run benchmark_report.go --format benchfmt | go tool benchstat -col /serializer -row .name,/datatype /dev/stdin
  go run benchmark_report.go --format csv --output results.csv      # for a spreadsheet
  go run benchmark_report.go --echarts echarts.min.js               # a page that needs no network

A results file may be compressed with gzip. Of several files each has its own report, in run-1, run-2 and so on, and README.md and index.html set their ratios side by side: nothing is averaged, and what the runs disagree about is marked.

The page asks for its chart script at go-echarts' host; without a network it shows the static images instead, and with --echarts it asks nobody.

A run of a few cases does not replace the report of a fuller one, nor one run that of several, unless --force is given. What an earlier report leaves behind is removed, if it is still as that report wrote it. Exit status: 0 done, 1 a file could not be read or written, 2 usage.`

// The defaults that are not written into the flags, so that it can be told whether
// one was given.
const (
	defaultDir = "build/report"
	toStdout   = "-"
)

// flags is the command line.
type flags struct {
	JSONFile  []string `name:"json-file" sep:"none" default:"build/results.json" placeholder:"FILE" help:"The results file; given more than once, the runs stand side by side. Default: ${default}."`
	OutputDir *string  `name:"output-dir" placeholder:"DIR" help:"Where the report goes; made if it is missing. Default: ${dir}."`
	Log       *string  `placeholder:"FILE" help:"Add the run to the log of runs in FILE too, as a section at its end: what changed, and under which load it was measured."`
	Echarts   string   `placeholder:"FILE" help:"Put the chart script in FILE, an echarts.min.js, into the page."`
	Force     bool     `help:"Replace a fuller report, or files that are no report."`
	Format    *string  `placeholder:"FORMAT" help:"Instead of a report, write the results for other programs: ${formats}."`
	Output    *string  `placeholder:"FILE" help:"Where --format goes; - is standard output. Default: -."`
	Version   bool     `help:"Print the version and exit."`
	Help      bool     `short:"h" help:"Print this help and exit."`
}

// usageError is an error in the command line.
type usageError struct{ error }

func (e usageError) Unwrap() error { return e.error }

func main() {
	err := runCommand(os.Stdout, os.Stderr, os.Args[1:])
	if err == nil {
		return
	}
	fmt.Fprintln(os.Stderr, "benchmark_report:", err)
	if usage := (usageError{}); errors.As(err, &usage) {
		os.Exit(2)
	}
	os.Exit(1)
}

// runCommand does what the arguments ask for, and prints what it wrote.
func runCommand(stdout, stderr io.Writer, args []string) error {
	f := &flags{}
	parser, err := kong.New(f,
		kong.Name("benchmark_report"),
		kong.Description(description),
		kong.NoDefaultHelp(),
		kong.Writers(stdout, stderr),
		kong.ConfigureHelp(kong.HelpOptions{WrapUpperBound: 100}),
		kong.Vars{"dir": defaultDir, "formats": formats()},
	)
	if err != nil {
		return fmt.Errorf("defining the command line: %w", err)
	}
	parsed, err := parser.Parse(args)
	if err != nil {
		return usageError{fmt.Errorf("%w; see --help", err)}
	}
	switch {
	case f.Help:
		return parsed.PrintUsage(false)
	case f.Version:
		_, err := fmt.Fprintln(stdout, "benchmark_report", version())
		return err
	}
	if err := f.check(); err != nil {
		return usageError{err}
	}
	files, err := readAll(f.JSONFile)
	if err != nil {
		return err
	}
	if f.Format != nil {
		return f.export(files[0], stdout)
	}
	return f.report(files, stdout)
}

// formats lists the formats with what they are for.
func formats() string {
	var words []string
	for _, f := range export.Formats() {
		words = append(words, f.Name+" ("+f.About+")")
	}
	return strings.Join(words, ", ")
}

// check looks for what does not go together, before anything is read.
func (f *flags) check() error {
	for _, path := range f.JSONFile {
		if path == "" {
			return errors.New("--json-file is empty: give the path of a results file")
		}
	}
	for _, path := range []struct {
		flag  string
		value *string
		want  string
	}{{"--output-dir", f.OutputDir, "a directory"}, {"--log", f.Log, "a Markdown file"}, {"--output", f.Output, "a file, or - for standard output"}} {
		if path.value != nil && *path.value == "" {
			return fmt.Errorf("%s is empty: give the path of %s", path.flag, path.want)
		}
	}
	if f.Format == nil {
		if f.Output != nil {
			return errors.New("--output is where --format goes; a report goes to --output-dir")
		}
		return nil
	}
	for _, other := range []struct {
		flag  string
		given bool
	}{{"--output-dir", f.OutputDir != nil}, {"--log", f.Log != nil}, {"--echarts", f.Echarts != ""}, {"--force", f.Force}} {
		if other.given {
			return fmt.Errorf("%s is of a report, and --format writes none: give one of the two", other.flag)
		}
	}
	if len(f.JSONFile) > 1 {
		return errors.New("--format takes one --json-file: export each run to a file of its own, and let the other program compare them")
	}
	if _, err := export.Find(*f.Format); err != nil {
		return fmt.Errorf("--format: %w", err)
	}
	return nil
}

// readAll reads the results files, and refuses a run that is given twice.
func readAll(paths []string) ([]*results.File, error) {
	var files []*results.File
	first := make(map[string]string)
	for _, path := range paths {
		file, err := results.Read(path)
		if errors.Is(err, fs.ErrNotExist) {
			return nil, fmt.Errorf("there is no %s: make one with go run ./suite --output %s", path, path)
		}
		if err != nil {
			return nil, err
		}
		id := run.Of(file).ID
		if other, twice := first[id]; twice {
			return nil, fmt.Errorf("%s and %s are of the same run, of %s: give each run once", other, path, file.GeneratedAt.Format("2006-01-02 15:04:05 UTC"))
		}
		first[id] = path
		files = append(files, file)
	}
	return files, nil
}

// report makes the report, and the log's section if it was asked for. Whatever could
// be wrong with either is looked for before the first is written.
func (f *flags) report(files []*results.File, stdout io.Writer) error {
	options := report.Options{Force: f.Force}
	if f.Echarts != "" {
		var err error
		if options.ChartScript, err = readScript(f.Echarts); err != nil {
			return err
		}
	}
	var addition *ledger.Addition
	if f.Log != nil {
		var err error
		if addition, err = ledger.Prepare(*f.Log, files); err != nil {
			return err
		}
	}
	dir := defaultDir
	if f.OutputDir != nil {
		dir = *f.OutputDir
	}
	paths, err := report.WriteRuns(files, dir, options)
	if kept := (*report.KeptError)(nil); errors.As(err, &kept) {
		return fmt.Errorf("%w; give another --output-dir, or --force to replace it", err)
	}
	if err != nil {
		return err
	}
	if addition != nil {
		if err := addition.Write(); err != nil {
			return err
		}
		paths = append(paths, *f.Log)
	}
	for _, path := range paths {
		if _, err := fmt.Fprintln(stdout, path); err != nil {
			return fmt.Errorf("printing what was written: %w", err)
		}
	}
	return nil
}

// export writes the results in the format that was asked for.
func (f *flags) export(file *results.File, stdout io.Writer) error {
	format, err := export.Find(*f.Format)
	if err != nil {
		return usageError{err}
	}
	if f.Output == nil || *f.Output == toStdout {
		return format.Write(stdout, file)
	}
	if same(*f.Output, f.JSONFile[0]) {
		return usageError{fmt.Errorf("--output is %s, the results file itself", *f.Output)}
	}
	var b bytes.Buffer
	if err := format.Write(&b, file); err != nil {
		return err
	}
	if err := replace.File(*f.Output, b.Bytes()); err != nil {
		return err
	}
	if _, err := fmt.Fprintln(stdout, *f.Output); err != nil {
		return fmt.Errorf("printing what was written: %w", err)
	}
	return nil
}

// same reports whether two paths lead to one file.
func same(a, b string) bool {
	first, errA := os.Stat(a)
	second, errB := os.Stat(b)
	return errA == nil && errB == nil && os.SameFile(first, second)
}

// readScript reads the chart script, and refuses a file that cannot be it: a
// page with the wrong one would have no charts and not say why.
func readScript(path string) ([]byte, error) {
	script, err := os.ReadFile(path)
	if err != nil {
		return nil, fmt.Errorf("reading the chart script: %w", err)
	}
	if !bytes.Contains(script, []byte("echarts")) || bytes.HasPrefix(bytes.TrimSpace(script), []byte("<")) {
		return nil, fmt.Errorf("reading the chart script: %s is not an echarts.min.js", path)
	}
	return script, nil
}

// version returns the version that the program was built from.
func version() string {
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" {
		return info.Main.Version
	}
	return "(devel)"
}

// Benchmark_report makes the report of a results file: README.md with images,
// and index.html. See its --help.
package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"runtime/debug"

	"github.com/alecthomas/kong"

	"serbench/report"
	"serbench/results"
)

const description = `Make the report of a results file: README.md with images, and index.html with charts and tables to sort.

  go run ./suite --output build/results.json                        # measure first
  go run benchmark_report.go                                        # build/results.json -> build/report
  go run benchmark_report.go --json-file old.json --output-dir old  # another file
  go run benchmark_report.go --echarts echarts.min.js               # a page that needs no network

The page asks for its chart script at go-echarts' host; without a network it shows the static images instead, and with --echarts it asks nobody. A run of a few cases does not replace the report of a fuller one unless --force is given. Exit status: 0 done, 1 a file could not be read or written, 2 usage.`

// flags is the command line.
type flags struct {
	JSONFile  string `name:"json-file" default:"build/results.json" placeholder:"FILE" help:"The results file. Default: ${default}."`
	OutputDir string `name:"output-dir" default:"build/report" placeholder:"DIR" help:"Where the report goes; made if it is missing. Default: ${default}."`
	Echarts   string `placeholder:"FILE" help:"Put the chart script in FILE, an echarts.min.js, into the page."`
	Force     bool   `help:"Replace a fuller report, or files that are no report."`
	Version   bool   `help:"Print the version and exit."`
	Help      bool   `short:"h" help:"Print this help and exit."`
}

// usageError is an error in the command line.
type usageError struct{ error }

func (e usageError) Unwrap() error { return e.error }

func main() {
	err := run(os.Stdout, os.Stderr, os.Args[1:])
	if err == nil {
		return
	}
	fmt.Fprintln(os.Stderr, "benchmark_report:", err)
	if usage := (usageError{}); errors.As(err, &usage) {
		os.Exit(2)
	}
	os.Exit(1)
}

// run makes the report that the arguments ask for, and prints what it wrote.
func run(stdout, stderr io.Writer, args []string) error {
	f := &flags{}
	parser, err := kong.New(f,
		kong.Name("benchmark_report"),
		kong.Description(description),
		kong.NoDefaultHelp(),
		kong.Writers(stdout, stderr),
		kong.ConfigureHelp(kong.HelpOptions{WrapUpperBound: 100}),
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
	case f.JSONFile == "":
		return usageError{errors.New("--json-file is empty: give the path of a results file")}
	case f.OutputDir == "":
		return usageError{errors.New("--output-dir is empty: give the path of a directory")}
	}
	return write(f, stdout)
}

// write makes the report.
func write(f *flags, stdout io.Writer) error {
	file, err := results.Read(f.JSONFile)
	if errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("there is no %s: make one with go run ./suite --output %s", f.JSONFile, f.JSONFile)
	}
	if err != nil {
		return err
	}
	options := report.Options{Force: f.Force}
	if f.Echarts != "" {
		if options.ChartScript, err = readScript(f.Echarts); err != nil {
			return err
		}
	}
	paths, err := report.Write(file, f.OutputDir, options)
	if kept := (*report.KeptError)(nil); errors.As(err, &kept) {
		return fmt.Errorf("%w; give another --output-dir, or --force to replace it", err)
	}
	if err != nil {
		return err
	}
	for _, path := range paths {
		if _, err := fmt.Fprintln(stdout, path); err != nil {
			return fmt.Errorf("printing what was written: %w", err)
		}
	}
	return nil
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

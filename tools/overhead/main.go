// Overhead measures what each adapter costs above direct calls of its library, by the
// suite's own engine: the codec and the direct calls take turns.
//
//	go run ./tools/overhead                     # all rows, some minutes
//	go run ./tools/overhead msgpack protobuf    # these folders of serializers/
//
// The direct calls are those of the adapters' own tests, which also hold that both
// allocate the same. It prints a line for each case, and exits with 1 if a row costs
// more than 2 % in its median case. The machine should have nothing else to do.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"text/tabwriter"

	"serbench/serializers/serializertest"
	"serbench/stats"
)

// mostPercent is what an adapter may cost.
const mostPercent = 2.0

func main() {
	if err := run(os.Stdout, os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "overhead:", err)
		os.Exit(1)
	}
}

func run(out io.Writer, folders []string) error {
	overheads, err := measure(folders)
	if err != nil {
		return err
	}
	return report(out, overheads)
}

// measure runs the tests of the adapters, one after the other, and reads what they
// have measured.
func measure(folders []string) ([]serializertest.Overhead, error) {
	dir, err := os.MkdirTemp("", "overhead-*")
	if err != nil {
		return nil, fmt.Errorf("make a place for the measurements: %w", err)
	}
	defer os.RemoveAll(dir)
	path := filepath.Join(dir, "overheads.jsonl")
	command := exec.Command("go", "test", "-count=1", "-p=1", "-timeout=60m", "-run=TestDirect")
	if len(folders) == 0 {
		command.Args = append(command.Args, "serbench/serializers/...")
	}
	for _, folder := range folders {
		command.Args = append(command.Args, "serbench/serializers/"+folder+"/...")
	}
	command.Env = append(os.Environ(), serializertest.OverheadFile+"="+path)
	command.Stdout, command.Stderr = os.Stderr, os.Stderr
	if err := command.Run(); err != nil {
		return nil, fmt.Errorf("run the adapters' tests: %w", err)
	}
	file, err := os.Open(path)
	if err != nil {
		return nil, fmt.Errorf("read the measurements: %w", err)
	}
	defer file.Close()
	var overheads []serializertest.Overhead
	for lines := json.NewDecoder(file); ; {
		var o serializertest.Overhead
		err := lines.Decode(&o)
		if errors.Is(err, io.EOF) {
			return overheads, nil
		}
		if err != nil {
			return nil, fmt.Errorf("read the measurements: %w", err)
		}
		overheads = append(overheads, o)
	}
}

// report prints the table and returns an error if a row costs too much.
func report(out io.Writer, overheads []serializertest.Overhead) error {
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, "SERIALIZER\tDATATYPE\tOPERATION\tADAPTER COSTS\t95 % INTERVAL\tCONTROL")
	var rows []string
	costs := map[string][]float64{}
	for _, o := range overheads {
		fmt.Fprintf(table, "%s\t%s\t%s\t%+.1f %%\t%+.1f to %+.1f %%\t%+.1f %%\n", o.Serializer, o.Datatype, o.Operation,
			percent(o.Ratio), percent(o.Low), percent(o.High), percent(o.Control))
		if costs[o.Serializer] == nil {
			rows = append(rows, o.Serializer)
		}
		costs[o.Serializer] = append(costs[o.Serializer], percent(o.Ratio))
	}
	fmt.Fprintln(table)
	fmt.Fprintln(table, "SERIALIZER\tMEDIAN CASE")
	dear := 0
	for _, row := range rows {
		cost := stats.Median(costs[row])
		note := ""
		if cost > mostPercent {
			note = "more than it may"
			dear++
		}
		fmt.Fprintf(table, "%s\t%+.1f %%\t%s\n", row, cost, note)
	}
	if err := table.Flush(); err != nil {
		return fmt.Errorf("print the table: %w", err)
	}
	if dear > 0 {
		return fmt.Errorf("%d of %d rows cost more than %g %% above direct calls", dear, len(rows), mostPercent)
	}
	return nil
}

func percent(ratio float64) float64 { return 100 * (ratio - 1) }

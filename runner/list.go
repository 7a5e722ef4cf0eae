package runner

import (
	"encoding/json"
	"fmt"
	"io"
	"runtime"
	"runtime/debug"
	"strings"
	"text/tabwriter"

	"serbench/results"
	"serbench/serializers"
)

// A listing is what there is to choose from.
type listing struct {
	Serializers []listedSerializer `json:"serializers"`
	Datatypes   []string           `json:"datatypes"`
	Operations  []string           `json:"operations"`
	Jobs        []listedJob        `json:"jobs"`
}

// A listedSerializer also tells what its codecs can do.
type listedSerializer struct {
	results.Serializer
	// Operations are those that it offers on any datatype.
	Operations []string `json:"operations"`
	// Datatypes are those that it can hold.
	Datatypes []string `json:"datatypes"`

	traits []string // in words
}

type listedJob struct {
	Name     string `json:"name"`
	Launches int    `json:"launches"`
	Rounds   int    `json:"rounds"`
	Windows  int    `json:"windows"`
	About    string `json:"about"`
}

func newListing(suite Suite) listing {
	var l listing
	for _, d := range suite.Datatypes {
		l.Datatypes = append(l.Datatypes, string(d.Name))
	}
	for _, o := range serializers.Operations() {
		l.Operations = append(l.Operations, string(o))
	}
	for _, j := range jobs() {
		l.Jobs = append(l.Jobs, listedJob{j.name, j.launches, j.rounds, j.windows, j.about})
	}
	for _, s := range suite.Serializers {
		row := listedSerializer{Serializer: describeSerializer(s), traits: s.Traits.Names()}
		offered := map[serializers.Operation]bool{}
		for _, d := range suite.Datatypes {
			codec, err := s.Bind(d)
			if err != nil {
				continue // it cannot hold the datatype, or not on this machine
			}
			row.Datatypes = append(row.Datatypes, string(d.Name))
			for _, o := range serializers.Operations() {
				offered[o] = offered[o] || codec.Has(o)
			}
		}
		for _, o := range serializers.Operations() {
			if offered[o] {
				row.Operations = append(row.Operations, string(o))
			}
		}
		l.Serializers = append(l.Serializers, row)
	}
	return l
}

// printList prints what there is to choose from, as text or as JSON.
func printList(out io.Writer, suite Suite, format string) error {
	l := newListing(suite)
	if format == "json" {
		encoder := json.NewEncoder(out)
		encoder.SetIndent("", "  ")
		if err := encoder.Encode(l); err != nil {
			return fmt.Errorf("print the list: %w", err)
		}
		return nil
	}
	return l.print(out)
}

func (l listing) print(out io.Writer) error {
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, "SERIALIZER\tFORMAT\tMODULE\tVERSION\tTRAITS\tOPERATIONS")
	for _, s := range l.Serializers {
		fmt.Fprintf(table, "%s\t%s\t%s\t%s\t%s\t%s\n",
			s.Name, s.Format, s.Module, s.Version, strings.Join(s.traits, ", "), strings.Join(s.Operations, ", "))
	}
	fmt.Fprintln(table)
	fmt.Fprintln(table, "DATATYPE")
	for _, d := range l.Datatypes {
		fmt.Fprintln(table, d)
	}
	fmt.Fprintln(table)
	fmt.Fprintln(table, "OPERATION")
	for _, o := range l.Operations {
		fmt.Fprintln(table, o)
	}
	fmt.Fprintln(table)
	fmt.Fprintln(table, "JOB\tLAUNCHES\tROUNDS\tWINDOWS")
	for _, j := range l.Jobs {
		fmt.Fprintf(table, "%s\t%d\t%d\t%d\t%s\n", j.Name, j.Launches, j.Rounds, j.Windows, j.About)
	}
	if err := table.Flush(); err != nil {
		return fmt.Errorf("print the list: %w", err)
	}
	return nil
}

// printVersion prints the version of this program and of the toolchain.
func printVersion(out io.Writer) error {
	version := "(devel)"
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" {
		version = info.Main.Version
	}
	_, err := fmt.Fprintf(out, "serbench suite %s %s %s/%s\n", version, runtime.Version(), runtime.GOOS, runtime.GOARCH)
	return err
}

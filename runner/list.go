package runner

import (
	"fmt"
	"io"
	"runtime"
	"runtime/debug"
	"strings"
	"text/tabwriter"

	"serbench/serializers"
)

// printList prints what there is to choose from.
func printList(out io.Writer, suite Suite) error {
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, "SERIALIZER\tFORMAT\tMODULE\tVERSION\tTRAITS")
	for _, s := range suite.Serializers {
		fmt.Fprintf(table, "%s\t%s\t%s\t%s\t%s\n",
			s.Name, s.Format, s.Module, serializers.Version(s.Module), strings.Join(s.Traits.Names(), ", "))
	}
	fmt.Fprintln(table)
	fmt.Fprintln(table, "DATATYPE")
	for _, d := range suite.Datatypes {
		fmt.Fprintln(table, d.Name)
	}
	fmt.Fprintln(table)
	fmt.Fprintln(table, "OPERATION\tSUPPORTED BY")
	for _, o := range serializers.Operations() {
		fmt.Fprintf(table, "%s\t%s\n", o, strings.Join(supporters(suite, o), ", "))
	}
	fmt.Fprintln(table)
	fmt.Fprintln(table, "JOB\tLAUNCHES\tROUNDS\tWINDOWS")
	for _, j := range jobs() {
		fmt.Fprintf(table, "%s\t%d\t%d\t%d\t%s\n", j.name, j.launches, j.rounds, j.windows, j.about)
	}
	if err := table.Flush(); err != nil {
		return fmt.Errorf("print the list: %w", err)
	}
	return nil
}

// supporters names the serializers that offer an operation on any datatype.
func supporters(suite Suite, o serializers.Operation) []string {
	var names []string
	for _, s := range suite.Serializers {
		for _, d := range suite.Datatypes {
			if codec, err := s.Bind(d); err == nil && codec.Has(o) {
				names = append(names, s.Name)
				break
			}
		}
	}
	if len(names) == len(suite.Serializers) {
		return []string{"all"}
	}
	return names
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

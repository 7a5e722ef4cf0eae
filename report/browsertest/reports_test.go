package browsertest

import (
	"net/url"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"serbench/report"
	"serbench/report/reporttest"
	"serbench/results"
)

// A subject is a run, or several, whose report is looked at.
type subject struct {
	name string
	runs func() []*results.File
	// hostile is whether its names are markup.
	hostile bool
}

var (
	// whole is a run of the suite without what longer runs measure.
	whole = one("whole", reporttest.Default())
	// few is all that a run can measure, of three serializers: one fails on a
	// datatype, and one does not support another.
	few = subject{name: "few", runs: func() []*results.File {
		return []*results.File{sampled(reporttest.Run(reporttest.Plan{
			Serializers: []string{"protobuf", "json", "gob-stream"},
			Datatypes:   []string{"sample", "samplelist"},
			Operations:  []string{"serialize", "deserialize"},
			ListSizes:   []int{2, 20},
			Full:        true,
			Seed:        5,
		}))}
	}}
	// field is as many serializers as the suite grows to. More datatypes would be more
	// pages of the same.
	field = one("field", only(reporttest.Field(), "struct", "structlist"))
	// several is two runs side by side.
	several = subject{name: "several", runs: func() []*results.File {
		plan := only(reporttest.Default(), "struct")
		first, second := reporttest.Run(plan), reporttest.Run(plan)
		second.Host.Processor = "another"
		return []*results.File{first, second}
	}}
	hostile = subject{name: "hostile", hostile: true, runs: func() []*results.File {
		return []*results.File{sampled(reporttest.Hostile())}
	}}
	// formulas has names that a spreadsheet would calculate.
	formulas = one("formulas", reporttest.Plan{
		Serializers: []string{"plain", "=1+1", "@SUM(A1)", "-2+3", "+1|x"},
		Datatypes:   []string{"=A1"},
		Operations:  []string{"serialize"},
		Seed:        6,
	})
)

// one is a subject of a run.
func one(name string, plan reporttest.Plan) subject {
	return subject{name: name, runs: func() []*results.File { return []*results.File{reporttest.Run(plan)} }}
}

// only cuts a plan down to some datatypes.
func only(plan reporttest.Plan, datatypes ...string) reporttest.Plan {
	plan.Datatypes = datatypes
	return plan
}

// sampled gives the cases of a run's first two groups samples, of two launches.
func sampled(file *results.File) *results.File {
	file.Config.Launches = 2
	for i := range file.Cases[:2*len(file.Serializers)] {
		c := &file.Cases[i]
		if c.NSPerOp == nil {
			continue
		}
		c.Samples = new(results.Samples)
		for n := range 80 {
			kind := results.Slice
			if n%20 >= 16 {
				kind = results.Window
			}
			c.Samples.Launch = append(c.Samples.Launch, n/40)
			c.Samples.Kind = append(c.Samples.Kind, kind)
			c.Samples.NSPerOp = append(c.Samples.NSPerOp, c.NSPerOp.Median*(0.95+float64(n*7%40)/400))
		}
	}
	return file
}

// A making is a report of a subject, with the chart script in its pages or not.
type making struct {
	subject
	inlined bool
}

func (m making) String() string {
	if m.inlined {
		return m.name + "/inlined"
	}
	return m.name + "/offline"
}

// made are the directories of the reports that were made already.
var made sync.Map

// write returns the directory of the report, which is made once for all tests.
func (m making) write(t *testing.T) string {
	t.Helper()
	var options report.Options
	if m.inlined {
		options.ChartScript = script(t, "SERBENCH_ECHARTS")
	}
	once, _ := made.LoadOrStore(m.String(), sync.OnceValues(func() (string, error) {
		dir := filepath.Join(workplace, filepath.FromSlash(m.String()))
		if err := os.MkdirAll(dir, 0o755); err != nil {
			return "", err
		}
		_, err := report.WriteRuns(m.runs(), dir, options)
		return dir, err
	}))
	dir, err := once.(func() (string, error))()
	if err != nil {
		t.Fatal(err)
	}
	return dir
}

func fileURL(path string) string {
	return (&url.URL{Scheme: "file", Path: filepath.ToSlash(path)}).String()
}

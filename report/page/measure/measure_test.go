package measure

import (
	"testing"

	"serbench/report/table"
	"serbench/results"
)

func TestText(t *testing.T) {
	for _, test := range []struct {
		kind Kind
		v    Value
		want string
	}{
		{Time, Value{121.53, 120.1, 123.2, ""}, "122±2"},
		{Rate, Value{8_233_006, 8_150_000, 8_300_000, ""}, "8,230,000"},
		{Ratio, Value{0.8712, 0.851, 0.889, results.Faster}, "0.87 (0.85–0.89) faster"},
		{Ratio, Value{0.8712, 0.851, 0.889, ""}, "0.87 (0.85–0.89)"},
		{Count, Value{V: 1234}, "1,234"},
		{Three, Value{V: 68_927}, "68,900"},
		{Single, Value{V: 156_119}, "160,000"},
	} {
		if got := test.kind.Text(test.v); got != test.want {
			t.Errorf("%s %v: got %q, want %q", test.kind, test.v, got, test.want)
		}
	}
}

func TestCell(t *testing.T) {
	ns := All()[0]
	for want, c := range map[string]*results.Case{
		"100±10":          {Status: results.OK, NSPerOp: &results.Estimate{Median: 100, Low: 90, High: 110}},
		table.Missing:     nil,
		table.Failed:      {Status: results.Failed},
		table.Unsupported: {Status: results.Unsupported},
	} {
		if got := ns.Cell(c).Text; got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
	if got := All()[6].Cell(&results.Case{Status: results.OK}); got.Text != table.Missing || got.Sort != nil {
		t.Errorf("of a case without allocations: got %+v", got)
	}
}

// Identifiers stand in addresses that readers keep: they are there once, and all of
// the main measures are measures.
func TestIDs(t *testing.T) {
	seen := make(map[string]bool)
	for _, m := range All() {
		if m.ID == "" || seen[m.ID] {
			t.Errorf("%s has the identifier %q, which is none or not its own", m.Name, m.ID)
		}
		seen[m.ID] = true
	}
	if got := len(Main()); got != 14 {
		t.Errorf("there are %d main measures, want 14", got)
	}
}

func TestPresent(t *testing.T) {
	file := &results.File{Cases: []results.Case{
		{Status: results.Failed},
		{Status: results.OK, NSPerOp: &results.Estimate{Median: 1, Low: 1, High: 1}, PayloadBytes: new(61.0)},
	}}
	var ids []string
	for _, m := range Present(file, All()) {
		ids = append(ids, m.ID)
	}
	if len(ids) != 3 || ids[0] != "ns" || ids[1] != "ops" || ids[2] != "bytes" {
		t.Errorf("got %v, want ns, ops and bytes", ids)
	}
}

package main

import (
	"bytes"
	"strings"
	"testing"

	"serbench/serializers/serializertest"
)

func TestReport(t *testing.T) {
	overheads := []serializertest.Overhead{
		{Serializer: "cheap", Datatype: "struct", Operation: "serialize", Ratio: 1.001, Low: 0.99, High: 1.01, Control: 1},
		{Serializer: "cheap", Datatype: "struct", Operation: "deserialize", Ratio: 1.03, Low: 1.02, High: 1.04, Control: 1.01},
		{Serializer: "cheap", Datatype: "sample", Operation: "serialize", Ratio: 0.998, Low: 0.99, High: 1.01, Control: 1},
	}
	var out bytes.Buffer
	if err := report(&out, overheads); err != nil {
		t.Errorf("one dear case among three: %v", err)
	}
	for _, line := range []string{"cheap       struct    deserialize  +3.0 %         +2.0 to +4.0 %  +1.0 %", "cheap       +0.1 %"} {
		if !strings.Contains(out.String(), line) {
			t.Errorf("the table lacks %q:\n%s", line, &out)
		}
	}
	dear := append(overheads, serializertest.Overhead{Serializer: "dear", Ratio: 1.05, Low: 1.04, High: 1.06, Control: 1})
	err := report(&out, dear)
	if err == nil || err.Error() != "1 of 2 rows cost more than 2 % above direct calls" {
		t.Errorf("got %v", err)
	}
	if !strings.Contains(out.String(), "more than it may") {
		t.Errorf("the dear row is not marked:\n%s", &out)
	}
}

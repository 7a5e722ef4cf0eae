package all

import "testing"

// The suite is as wide as its documentation says.
func TestField(t *testing.T) {
	names, formats := map[string]bool{}, map[string]bool{}
	for _, row := range Serializers() {
		if names[row.Name] {
			t.Errorf("two rows are called %s", row.Name)
		}
		names[row.Name], formats[row.Format] = true, true
	}
	if len(names) < 35 || len(formats) < 12 {
		t.Errorf("%d rows in %d formats, want at least 35 in 12", len(names), len(formats))
	}
}

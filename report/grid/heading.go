package grid

import "strings"

// headings are the names of the Go types behind the datatypes, which headings
// use. A report knows them by name only: a datatype that is not here is shown
// as it is called.
var headings = map[string]string{
	"struct":           "Struct",
	"sample":           "Sample",
	"mediacontent":     "MediaContent",
	"structlist":       "StructList",
	"samplelist":       "SampleList",
	"mediacontentlist": "MediaContentList",
}

// Heading returns a datatype's name for a heading or a table.
func Heading(datatype string) string {
	if heading, ok := headings[datatype]; ok {
		return heading
	}
	return datatype
}

// Title returns an operation's name for a table: "Serialize".
func Title(operation string) string {
	if operation == "" || operation[0] < 'a' || operation[0] > 'z' {
		return operation
	}
	return strings.ToUpper(operation[:1]) + operation[1:]
}

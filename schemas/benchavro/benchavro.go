// Package benchavro holds the Avro schema of the datatypes. Avro needs it at run
// time and has no code to generate from it, so that the file itself is embedded.
//
// The file defines all records at once, as a union whose branches they are; a
// reader asks for one of them by its full name, such as "serbench.Struct".
package benchavro

import _ "embed"

// Namespace is that of all records.
const Namespace = "serbench"

// Schema is bench.avsc.
//
//go:embed bench.avsc
var Schema string

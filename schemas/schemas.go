// Package schemas is where the schema sources of the formats that need one
// stand, together with the Go code generated from them, a folder a format. It
// holds no code of its own.
//
// The generated code is committed, so that nobody needs a generator to build or
// to measure. After a change to a schema, go generate writes it anew, with tools
// pinned in go.mod and nothing installed on the machine.
package schemas

//go:generate go run ./generate

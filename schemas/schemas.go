// Package schemas is where the schema sources of the formats that need one
// stand, together with the Go code generated from them, a folder a format. It
// holds no code of its own.
//
// The generated code is committed, so that nobody needs a generator to build or
// to measure. After a change to a schema, go generate ./schemas/... writes it anew.
// The generators of protobuf and the like are tools in go.mod; those of Thrift,
// FlatBuffers and Cap'n Proto are programs that Debian has, and a version that was
// not tried with the library is refused.
package schemas

//go:generate go run ./generate

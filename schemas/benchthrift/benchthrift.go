// Package benchthrift is what the Thrift compiler writes from
// schemas/bench.thrift: structs that write themselves to a protocol and read
// themselves from one. It holds no code of its own but the directive that writes
// it anew.
package benchthrift

//go:generate go run ./generate

// Package benchcapnp is what capnpc-go writes from schemas/bench.capnp: structs
// that read and write a message in place. It holds no code of its own but the
// directive that writes it anew.
package benchcapnp

//go:generate go run ./generate

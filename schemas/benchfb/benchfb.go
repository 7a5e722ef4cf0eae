// Package benchfb is what flatc writes from schemas/bench.fbs: accessors that
// read a buffer in place, and functions that build one. It holds no code of its
// own but the directive that writes it anew.
package benchfb

//go:generate go run ./generate

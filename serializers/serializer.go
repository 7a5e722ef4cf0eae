// Package serializers is the contract between a serialization library and the
// suite.
//
// An adapter is one folder with one function that returns a [Serializer] for
// each row that its library adds to the tables. A serializer binds itself to a
// datatype and gives a [Codec]; the codec is typed on the library's own native
// values, so the timed path holds one call of the library and nothing else.
//
// Three rules keep the comparison fair, and package serializertest proves them:
//
//   - One operation means one thing for everybody. What a library does not
//     offer is absent; it is never imitated by something cheaper or dearer.
//   - Converting between the application's types and the library's is neither
//     hidden in another operation's time nor left out.
//   - What a serializer says of itself in its [Traits] is a claim, and a claim
//     that its test contradicts fails the build.
package serializers

import (
	"errors"
	"runtime"
	"runtime/debug"

	"serbench/datatypes"
)

// ErrUnsupported is wrapped by the error of a Bind that has no codec for a
// datatype. The text around it is the reason that reports show.
var ErrUnsupported = errors.New("unsupported")

// A Serializer is a library in one configuration, writing one format: one row
// of every table.
type Serializer struct {
	// Name is the row, such as "msgpack-array": unique among the serializers of
	// a run, in lower case, without spaces.
	Name string
	// Format is the wire format as its specification spells it, such as
	// "MessagePack".
	Format string
	// Module is the Go module path of the library, or [Standard] or [Own]. Its
	// version is read from the build by [Version]; it is never typed.
	Module string
	// Documentation is the address of the page that recommends the calls that
	// this adapter makes.
	Documentation string
	// Traits are what the serializer claims of itself.
	Traits Traits
	// Schema is the path of the schema source from the project's root, or "" for
	// a format that needs none.
	Schema string
	// Bind returns a codec for a datatype. Each call returns a codec that shares
	// no state with another one, so that two can be measured against each other.
	// Without one for the datatype the error wraps [ErrUnsupported].
	Bind func(datatypes.Datatype) (Codec, error)
	// Describe decodes data that the serializer wrote without being told its
	// datatype: the proof of [Traits.SelfDescribing]. It is nil where the format
	// cannot do that.
	Describe func(data []byte) (any, error)
}

// The values of Serializer.Module that name no dependency.
const (
	Standard = "std"      // the Go distribution
	Own      = "serbench" // this project
)

// Version returns the version of a module as the running binary was built with:
// a dependency's module version, the Go release for [Standard], and "(devel)"
// for [Own]. It returns "" for a module that is not in the build.
func Version(module string) string {
	switch module {
	case Standard:
		return runtime.Version()
	case Own:
		return "(devel)"
	}
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return ""
	}
	for _, dep := range info.Deps {
		if dep.Path != module {
			continue
		}
		if dep.Replace != nil {
			return dep.Replace.Version
		}
		return dep.Version
	}
	return ""
}

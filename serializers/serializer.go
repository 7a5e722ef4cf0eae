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
	// Weaknesses are the ways in which the library is known to fall short.
	Weaknesses []Weakness
	// Schema is the path of the schema source from the project's root, or "" for
	// a format that needs none.
	Schema string
	// Bind returns a codec for a datatype. Each call returns a codec that shares
	// no state with another one, so that two can be measured against each other.
	// Without one for the datatype the error wraps [ErrUnsupported].
	Bind func(datatypes.Datatype) (Codec, error)
	// Identify returns an error if what runs is not what the row is called: a
	// library that fell back to another one on this machine, or that does not find
	// a generated method or an optional interface on the types that it is given.
	// Everything that measures asks first. It is nil where neither can happen.
	Identify func() error
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

// unversioned stands for the version of a module that is built from a folder.
const unversioned = "(devel)"

// Version returns the version of a module as the running binary was built with:
// the Go release for [Standard], a dependency's module version, and for the main
// module what the go command stamped. A module that is built from a folder
// without such a stamp has the version "(devel)". It returns "" for a module
// that is not in the build.
func Version(module string) string {
	if module == Standard {
		return runtime.Version()
	}
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return ""
	}
	return moduleVersion(info, module)
}

func moduleVersion(info *debug.BuildInfo, path string) string {
	for _, module := range append([]*debug.Module{&info.Main}, info.Deps...) {
		if module.Path != path {
			continue
		}
		if module.Replace != nil {
			module = module.Replace
		}
		if module.Version == "" {
			return unversioned
		}
		return module.Version
	}
	return ""
}

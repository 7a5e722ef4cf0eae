//go:build !(amd64 || arm64)

package hyperpb

import (
	"fmt"
	"runtime"

	"serbench/datatypes"
	"serbench/serializers"
)

// identify says why no row runs: the library refuses to be built for this processor,
// and so is not part of this build.
func identify(options) error {
	return fmt.Errorf("%w: the library is made for amd64 and arm64 only, not for %s",
		serializers.ErrUnsupported, runtime.GOARCH)
}

func bind(_ datatypes.Datatype, o options) (serializers.Codec, error) { return nil, identify(o) }

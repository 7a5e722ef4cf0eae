// Suite measures every serializer of the project on the six datatypes and writes
// the results file. See its --help.
package main

import (
	"serbench/datatypes"
	"serbench/runner"
	"serbench/serializers/all"
)

func main() {
	runner.Main(runner.Suite{Serializers: all.Serializers(), Datatypes: datatypes.All()})
}

package easyjson

import "serbench/datatypes"

//go:generate go tool easyjson types.go

// The native types are the domain's under other names, for the generated methods
// to be theirs: a pointer to the one is a pointer to the other. They have no tags,
// so that keys are the names of the fields and decoded strings are copies. What
// lies within them is of the domain's own types, for which the generator writes
// functions.
type (
	//easyjson:json
	jsonStruct datatypes.Struct
	//easyjson:json
	jsonSample datatypes.Sample
	//easyjson:json
	jsonMediaContent datatypes.MediaContent
	//easyjson:json
	jsonStructList datatypes.StructList
	//easyjson:json
	jsonSampleList datatypes.SampleList
	//easyjson:json
	jsonMediaContentList datatypes.MediaContentList
)

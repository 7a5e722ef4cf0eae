package reporttest

import (
	"slices"

	"serbench/results"
)

// Names that hurt whoever does not escape them.
const (
	HostileScript   = "</script><b>bold</b>"
	HostileMarkdown = "a|b `c` *d* [e](f)"
	HostileComment  = "--><img src=x onerror=alert(1)>"
	HostileJS       = "\u2028'\"\\__f__"
	HostilePath     = "../../etc/passwd"
)

// Hostile makes up a run whose names are all hostile.
func Hostile() *results.File {
	file := Run(Plan{
		Serializers: []string{HostileScript, HostileMarkdown, HostileComment, HostileJS},
		Datatypes:   []string{HostilePath, HostileScript, HostileMarkdown},
		Operations:  []string{"serialize", HostileScript},
		Seed:        3,
	})
	file.Command = []string{"suite", HostileScript}
	file.Host.Processor = HostileScript
	file.Serializers[0].Module = HostileMarkdown
	file.Cases[1] = results.Case{
		Serializer: file.Cases[1].Serializer, Datatype: file.Cases[1].Datatype, Operation: file.Cases[1].Operation, Params: file.Cases[1].Params,
		Status: results.Failed, Reason: "two\n\nlines | " + HostileScript,
	}
	file.Warnings[0].Message = HostileComment
	return file
}

// Partial cuts a run down to some of its datatypes, as a filter would.
func Partial(file *results.File, datatypes ...string) *results.File {
	part := *file
	part.Config.Datatypes = datatypes
	keep := func(datatype string) bool { return slices.Contains(datatypes, datatype) }
	part.Groups = slices.DeleteFunc(slices.Clone(file.Groups), func(g results.Group) bool { return !keep(g.Datatype) })
	part.Cases = slices.DeleteFunc(slices.Clone(file.Cases), func(c results.Case) bool { return !keep(c.Datatype) })
	part.Config.PlannedCases = len(part.Cases)
	return &part
}

// Interrupted cuts a run off after its first so many groups.
func Interrupted(file *results.File, groups int) *results.File {
	part := *file
	part.Complete = false
	part.Groups = file.Groups[:groups]
	part.Cases = file.Cases[:groups*len(file.Serializers)]
	return &part
}

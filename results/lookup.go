package results

// Case returns the case with the names of key, or nil. It points into f.
func (f *File) Case(key CaseKey) *Case {
	for i := range f.Cases {
		if f.Cases[i].Key() == key {
			return &f.Cases[i]
		}
	}
	return nil
}

// Group returns the group of a datatype and an operation, or nil. It points into
// f.
func (f *File) Group(datatype, operation string) *Group {
	for i := range f.Groups {
		if g := &f.Groups[i]; g.Datatype == datatype && g.Operation == operation {
			return g
		}
	}
	return nil
}

// Serializer returns the serializer of a name, or nil. It points into f.
func (f *File) Serializer(name string) *Serializer {
	for i := range f.Serializers {
		if f.Serializers[i].Name == name {
			return &f.Serializers[i]
		}
	}
	return nil
}

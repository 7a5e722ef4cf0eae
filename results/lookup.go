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

// Group returns the group with the names of key, whose serializer does not count,
// or nil. It points into f.
func (f *File) Group(key CaseKey) *Group {
	key.Serializer = ""
	for i := range f.Groups {
		if f.Groups[i].Key() == key {
			return &f.Groups[i]
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

// Package convert turns lists of one type into lists of another, element by
// element: what every adapter whose library has types of its own needs. The
// conversions of the elements are each adapter's.
package convert

// Each converts a list of values to a list of values. A nil list stays nil.
func Each[From, To any](from []From, convert func(*From) *To) []To {
	if from == nil {
		return nil
	}
	to := make([]To, len(from))
	for i := range from {
		to[i] = *convert(&from[i])
	}
	return to
}

// Pointers converts a list of values to a list of pointers. A nil list stays nil.
func Pointers[From, To any](from []From, convert func(*From) *To) []*To {
	if from == nil {
		return nil
	}
	to := make([]*To, len(from))
	for i := range from {
		to[i] = convert(&from[i])
	}
	return to
}

// Values converts a list of pointers, none of them nil, to a list of values. A nil
// list stays nil.
func Values[From, To any](from []*From, convert func(*From) *To) []To {
	if from == nil {
		return nil
	}
	to := make([]To, len(from))
	for i, pointer := range from {
		to[i] = *convert(pointer)
	}
	return to
}

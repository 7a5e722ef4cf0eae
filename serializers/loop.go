package serializers

// A Loop performs an operation n times.
type Loop struct {
	// Run performs n operations and returns the first error.
	Run func(n int) error
	// Last returns what the last operation produced, of the kind that it gives.
	// It is also what keeps the compiler from leaving the work out.
	Last func() any
	// Index returns which of the values the last operation took, be it
	// the one that failed. It means nothing before the first.
	Index func() int
}

// loop times a call that makes something fresh.
//
// Note: an indirect call is opaque to the compiler, which can therefore neither
// inline the library's work nor leave it out, whatever is done with the result.
// Results are kept in a local variable, since a store to the heap would cost a
// write barrier for every operation.
func loop[In, Out any](call func(In) (Out, error), inputs []In) Loop {
	var last Out
	next := 0
	run := func(n int) error {
		out, err := last, error(nil)
		i := next
		for range n {
			out, err = call(inputs[i])
			if i++; i == len(inputs) {
				i = 0
			}
			if err != nil {
				break
			}
		}
		last, next = out, i
		return err
	}
	return Loop{
		Run:   run,
		Last:  func() any { return last },
		Index: func() int { return (next + len(inputs) - 1) % len(inputs) },
	}
}

// reuseLoop times a call that writes into what its last call returned.
func reuseLoop[In, Out any](call func(Out, In) (Out, error), first Out, inputs []In) Loop {
	last, next := first, 0
	run := func(n int) error {
		out, err := last, error(nil)
		i := next
		for range n {
			out, err = call(out, inputs[i])
			if i++; i == len(inputs) {
				i = 0
			}
			if err != nil {
				break
			}
		}
		last, next = out, i
		return err
	}
	return Loop{
		Run:   run,
		Last:  func() any { return last },
		Index: func() int { return (next + len(inputs) - 1) % len(inputs) },
	}
}

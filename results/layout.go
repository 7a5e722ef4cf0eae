package results

import "bytes"

// layout lays out compact JSON for people: two spaces a level, but a list of
// plain values on one line whatever its length, and so too a small object of
// plain values. A list of ten thousand samples is then one line, an estimate is
// another, and a difference between two files is read line by line.
//
// The input must be valid and without white space.
func layout(compact []byte) []byte {
	l := layouter{in: compact, out: make([]byte, 0, len(compact)+len(compact)/4)}
	l.value(0)
	return append(l.out, '\n')
}

// widestObject is how long an object may be and still stand on one line.
const widestObject = 200

type layouter struct {
	in  []byte // what is left
	out []byte
}

// value moves one value from in to out.
func (l *layouter) value(depth int) {
	switch l.in[0] {
	case '{', '[':
		if n := plain(l.in); n > 0 && (l.in[0] == '[' || n <= widestObject) {
			l.line(n)
			return
		}
		l.block(depth)
	default:
		l.move(scalar(l.in))
	}
}

// block writes a container with each member on a line of its own.
func (l *layouter) block(depth int) {
	l.move(1)
	for {
		l.newline(depth + 1)
		if l.in[0] == '"' { // a string element, or a name with its colon
			l.move(scalar(l.in))
			if l.in[0] == ':' {
				l.move(1)
				l.out = append(l.out, ' ')
				l.value(depth + 1)
			}
		} else {
			l.value(depth + 1)
		}
		if l.in[0] != ',' {
			break
		}
		l.move(1)
	}
	l.newline(depth)
	l.move(1)
}

// line writes the next n bytes, a container without containers, on one line.
func (l *layouter) line(n int) {
	for rest := l.in[n:]; len(l.in) > len(rest); {
		c := l.in[0]
		l.move(scalar(l.in))
		if c == ',' || c == ':' {
			l.out = append(l.out, ' ')
		}
	}
}

func (l *layouter) move(n int) {
	l.out = append(l.out, l.in[:n]...)
	l.in = l.in[n:]
}

func (l *layouter) newline(depth int) {
	l.out = append(l.out, '\n')
	l.out = append(l.out, bytes.Repeat([]byte("  "), depth)...)
}

// plain returns the length of the container at the start of in, or 0 where it
// holds another container.
func plain(in []byte) int {
	for i := 1; ; {
		switch in[i] {
		case '{', '[':
			return 0
		case '}', ']':
			return i + 1
		default:
			i += scalar(in[i:])
		}
	}
}

// scalar returns the length of the string, number or literal at the start of
// in, or 1 for punctuation.
func scalar(in []byte) int {
	switch in[0] {
	case '"':
		i := 1
		for ; in[i] != '"'; i++ {
			if in[i] == '\\' {
				i++
			}
		}
		return i + 1
	case ',', ':', '{', '}', '[', ']':
		return 1
	}
	n := bytes.IndexAny(in, ",:{}[]")
	if n < 0 {
		return len(in)
	}
	return n
}

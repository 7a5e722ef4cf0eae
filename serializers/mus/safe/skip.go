package safe

// skip skips one field after the other.
func skip(bs []byte, fields ...func(bs []byte) (n int, err error)) (n int, err error) {
	for _, field := range fields {
		n1, err := field(bs[n:])
		n += n1
		if err != nil {
			return n, err
		}
	}
	return n, nil
}

package vtprotobuf

import "serbench/datatypes"

// foldEach folds a repeated field of messages in, its length first.
func foldEach[M any](
	c datatypes.Checksum, messages []*M, fold func(datatypes.Checksum, *M) datatypes.Checksum,
) datatypes.Checksum {
	c = c.Len(len(messages))
	for _, m := range messages {
		c = fold(c, m)
	}
	return c
}

package worker

import (
	"runtime"
)

// How many decoded values are kept to weigh them.
const (
	retainedValues = 256
	retainedBytes  = 32 << 20
)

// retained returns how many bytes of heap a decoded value keeps from the
// collector: the mean over many that are kept alive, with what they alias, which
// is each its own copy of the input where the serializer aliases it.
func (c *contestant) retained() (float64, error) {
	weigh := func(n int) (float64, error) {
		kept := make([]any, n)
		before := liveHeap()
		for i := range kept {
			var err error
			if kept[i], err = c.codec.Deserialize(c.inputs[i%len(c.inputs)]); err != nil {
				return 0, err
			}
		}
		after := liveHeap()
		runtime.KeepAlive(kept)
		return max(0, after-before) / float64(n), nil
	}
	each, err := weigh(16)
	if err != nil {
		return 0, err
	}
	return weigh(max(16, min(retainedValues, int(retainedBytes/max(each, 1)))))
}

// liveHeap returns the bytes of the heap that are alive. It collects twice, since
// a pool gives its items up in two steps.
func liveHeap() float64 {
	runtime.GC()
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return float64(m.HeapAlloc)
}

package serializertest

import "syscall"

const canLimitMemory = true

// limitMemory limits the address space of this process, for good.
func limitMemory(bytes uint64) error {
	return syscall.Setrlimit(syscall.RLIMIT_AS, &syscall.Rlimit{Cur: bytes, Max: bytes})
}

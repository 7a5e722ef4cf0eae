//go:build !linux

package serializertest

import "errors"

const canLimitMemory = false

func limitMemory(uint64) error { return errors.ErrUnsupported }

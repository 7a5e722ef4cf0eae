package worker

import (
	"encoding/binary"
	"fmt"
	"os"
)

// A mark is the file in which a worker notes whose turn it is, so that a parent
// that finds it dead or stuck knows whom to blame.
//
// Note: a write to a file costs half a microsecond outside of anything timed, and
// wakes nobody. A message through the pipe would wake the parent on every turn,
// which is a disturbance in the middle of a measurement.
type mark struct {
	file   *os.File
	record [16]byte
	turns  uint64
}

// nobody is the holder of a mark while no codec is being called.
const nobody = -1

func openMark(path string) (*mark, error) {
	file, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err != nil {
		return nil, fmt.Errorf("open the mark: %w", err)
	}
	// The parent has it open as well, so the name is of no more use, and a parent
	// that is killed would leave it behind. Some systems keep open files; there the
	// parent removes it.
	_ = os.Remove(path)
	return &mark{file: file}, nil
}

// set notes that serializer, an index into the job's, is called next.
func (m *mark) set(serializer int) error {
	m.turns++
	binary.LittleEndian.PutUint64(m.record[:8], uint64(serializer))
	binary.LittleEndian.PutUint64(m.record[8:], m.turns)
	if _, err := m.file.WriteAt(m.record[:], 0); err != nil {
		return fmt.Errorf("write the mark: %w", err)
	}
	return nil
}

// readMark returns whose turn it is and how many turns there have been.
func readMark(file *os.File) (serializer int, turns uint64) {
	var record [16]byte
	if n, err := file.ReadAt(record[:], 0); err != nil || n < len(record) {
		return nobody, 0 // nothing is written before the first turn
	}
	return int(int64(binary.LittleEndian.Uint64(record[:8]))), binary.LittleEndian.Uint64(record[8:])
}

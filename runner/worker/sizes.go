package worker

import (
	"bytes"
	"compress/gzip"
	"fmt"

	"github.com/klauspost/compress/zstd"
)

// compressedValues is how many values are compressed at most.
const compressedValues = 100

// sizes returns the mean sizes of the payloads, plain and compressed one by one
// at each compressor's default level.
func sizes(payloads [][]byte) (plain, gzipped, zstded float64, err error) {
	for _, payload := range payloads {
		plain += float64(len(payload)) / float64(len(payloads))
	}
	payloads = payloads[:min(len(payloads), compressedValues)]
	zstdWriter, err := zstd.NewWriter(nil, zstd.WithEncoderConcurrency(1))
	if err != nil {
		return 0, 0, 0, fmt.Errorf("compress: %w", err)
	}
	var buffer bytes.Buffer
	gzipWriter := gzip.NewWriter(&buffer)
	for _, payload := range payloads {
		buffer.Reset()
		gzipWriter.Reset(&buffer)
		if _, err := gzipWriter.Write(payload); err != nil {
			return 0, 0, 0, fmt.Errorf("compress: %w", err)
		}
		if err := gzipWriter.Close(); err != nil {
			return 0, 0, 0, fmt.Errorf("compress: %w", err)
		}
		gzipped += float64(buffer.Len()) / float64(len(payloads))
		zstded += float64(len(zstdWriter.EncodeAll(payload, nil))) / float64(len(payloads))
	}
	return plain, gzipped, zstded, zstdWriter.Close()
}

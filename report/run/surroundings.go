package run

import (
	"fmt"
	"math"
	"strings"

	"serbench/figures"
	"serbench/results"
)

// Load tells in a phrase what the machine did besides while a run was measured, load
// averages first: "0.30 at the start, 0.90 to 1.20 between groups; steal up to 0.1%".
// It is empty where the run does not know.
func Load(file *results.File) string {
	var words []string
	if load := file.Host.LoadAtStart; load != nil {
		words = append(words, fixed(*load)+" at the start")
	}
	low, high := math.Inf(1), math.Inf(-1)
	var steal, foreign *float64
	for i := range file.Groups {
		g := &file.Groups[i]
		for _, load := range []*float64{g.LoadBefore, g.LoadAfter} {
			if load != nil {
				low, high = min(low, *load), max(high, *load)
			}
		}
		steal, foreign = larger(steal, g.StealPercent), larger(foreign, g.ForeignPercent)
	}
	if low <= high {
		words = append(words, fixed(low)+" to "+fixed(high)+" between groups")
	}
	phrases := []string{strings.Join(words, ", ")}
	if steal != nil {
		phrases = append(phrases, "steal up to "+figures.Percent(*steal))
	}
	if foreign != nil {
		phrases = append(phrases, "other programs up to "+figures.Percent(*foreign)+" of a processor")
	}
	if phrases[0] == "" {
		phrases = phrases[1:]
	}
	return strings.Join(phrases, "; ")
}

func larger(a, b *float64) *float64 {
	if a == nil || b != nil && *b > *a {
		return b
	}
	return a
}

func fixed(load float64) string { return fmt.Sprintf("%.2f", load) }

// Machine names a run's machine on one line: "AMD EPYC 7B13, 4 cores, linux/amd64".
// It is empty where the run does not know.
func Machine(host results.Host) string {
	var words []string
	if host.Processor != "" {
		words = append(words, host.Processor)
	}
	switch {
	case host.LogicalCores == 1:
		words = append(words, "1 core")
	case host.LogicalCores > 1:
		words = append(words, fmt.Sprintf("%d cores", host.LogicalCores))
	}
	if host.Virtualization != "" {
		words = append(words, host.Virtualization)
	}
	if system := strings.Trim(host.OS+"/"+host.Architecture, "/"); system != "" {
		words = append(words, system)
	}
	return strings.Join(words, ", ")
}

// Source names the code that a run measured: its revision, shortened, and whether
// there were changes beside it. It is empty where the run does not know.
func Source(tool results.Toolchain) string {
	const enough = 12
	revision := tool.Revision
	if len(revision) > enough && strings.Trim(revision, "0123456789abcdef") == "" {
		revision = revision[:enough]
	}
	if revision != "" && tool.Modified != nil && *tool.Modified {
		revision += " with uncommitted changes"
	}
	return revision
}

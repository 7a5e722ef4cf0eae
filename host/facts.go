// Package host tells what a result was measured on and with: the machine, the
// toolchain, and how busy the machine was meanwhile.
//
// A fact that the system does not give is absent. No missing fact fails a run,
// and none is guessed: a wrong processor frequency misleads more than none. The
// facts describe a kind of machine, never one machine: no host name, no user
// name, no path.
package host

import (
	"context"
	"os"
	"runtime"
	"strings"

	"github.com/shirou/gopsutil/v4/cpu"
	"github.com/shirou/gopsutil/v4/host"
	"github.com/shirou/gopsutil/v4/mem"

	"serbench/results"
)

// Facts returns what is known of the machine, the load of this moment included.
// The resolution of the clock is left to the engine, which sees it.
func Facts(ctx context.Context) results.Host {
	h := results.Host{
		OS:           runtime.GOOS,
		Architecture: runtime.GOARCH,
		LogicalCores: runtime.NumCPU(),
		LoadAtStart:  Load(ctx),
	}
	if platform, _, version, err := host.PlatformInformationWithContext(ctx); err == nil {
		h.Platform = strings.TrimSpace(platform + " " + version)
	}
	if kernel, err := host.KernelVersionWithContext(ctx); err == nil {
		h.Kernel = kernel
	}
	if system, role, err := host.VirtualizationWithContext(ctx); err == nil {
		h.Virtualization = strings.TrimSpace(system + " " + role)
	}
	if n, err := cpu.CountsWithContext(ctx, true); err == nil && n > 0 {
		h.LogicalCores = n
	}
	if n, err := cpu.CountsWithContext(ctx, false); err == nil {
		h.PhysicalCores = n
	}
	if memory, err := mem.VirtualMemoryWithContext(ctx); err == nil {
		h.MemoryBytes = memory.Total
	}
	if infos, err := cpu.InfoWithContext(ctx); err == nil && len(infos) > 0 {
		h.Processor = strings.TrimSpace(infos[0].ModelName)
		h.MaxMHz = infos[0].Mhz
	}
	if runtime.GOOS == "linux" {
		sys := os.DirFS("/sys/devices/system/cpu")
		h.Governor = governor(sys)
		// Note: where Linux does not tell the highest frequency, gopsutil gives the
		// present one, and for some processors the second level's cache as the last.
		h.MaxMHz = maxMHz(sys)
		h.CacheBytes = lastCacheBytes(sys)
	}
	return h
}

package picture

import (
	"os"
	"testing"
	"time"

	"serbench/report/grid"
	"serbench/report/reporttest"
)

func TestLook(t *testing.T) {
	f := reporttest.Run(reporttest.Default())
	start := time.Now()
	ps, err := All(grid.New(f))
	if err != nil {
		t.Fatal(err)
	}
	t.Log(time.Since(start))
	for _, p := range ps {
		os.WriteFile("/tmp/rp/t/"+p.Name+".png", p.PNG, 0o644)
		os.WriteFile("/tmp/rp/t/"+p.Name+".svg", p.SVG, 0o644)
	}
	start = time.Now()
	ps, _ = All(grid.New(reporttest.Run(reporttest.Large(100, 10, 2))))
	t.Log(len(ps), time.Since(start))
}
func TestLook2(t *testing.T) {
	start := time.Now()
	ps, _ := All(grid.New(reporttest.Run(reporttest.Large(100, 50, 2))))
	t.Log(len(ps), time.Since(start))
	start = time.Now()
	ps, _ = All(grid.New(reporttest.Run(reporttest.Large(10, 500, 2))))
	t.Log(len(ps), time.Since(start))
}

package runner

import "testing"

// Few arms get more rounds, so that a small group is measured as long as one of nine
// turns and no longer; more arms leave the job as it is.
func TestFilled(t *testing.T) {
	for _, j := range jobs() {
		for arms := 3; arms < 60; arms++ {
			got := j.filled(arms)
			n := turns(arms)
			if n >= usualTurns {
				if got != j {
					t.Errorf("%s with %d arms: got %+v", j.name, arms, got)
				}
				continue
			}
			if all, most := got.rounds*n, j.rounds*usualTurns; all > most || all <= most-n {
				t.Errorf("%s with %d arms: %d rounds make %d turns, want about %d", j.name, arms, got.rounds, all, most)
			}
			if all, most := got.windows*n, j.windows*usualTurns; all > most || all <= most-n {
				t.Errorf("%s with %d arms: %d windows make %d turns, want about %d", j.name, arms, got.windows, all, most)
			}
			if got.rounds < j.rounds || got.windows < j.windows || got.launches != j.launches || got.calls != j.calls {
				t.Errorf("%s with %d arms: got %+v", j.name, arms, got)
			}
		}
	}
}

package runner

import (
	"time"

	"serbench/engine"
	"serbench/runner/worker"
)

// A job is how much is measured of each group.
type job struct {
	name     string
	launches int
	rounds   int // a launch
	windows  int // a launch
	calls    int // a launch, timed singly
	cold     int // processes for the first call, in all
	about    string
}

func jobs() []job {
	return []job{
		{"quick", 1, 360, 6, 1000, 0, "one process a group and no first calls: to look around, under four minutes for all"},
		{"default", 8, 320, 4, 1250, 5, "eight processes a group: for conclusions, half an hour for all, some minutes for ten serializers"},
		{"thorough", 20, 800, 24, 5000, 11, "twenty processes a group: to publish"},
	}
}

func jobNames() []string {
	var names []string
	for _, j := range jobs() {
		names = append(names, j.name)
	}
	return names
}

// Lengths of the parts of a measurement.
const (
	slice = 250 * time.Microsecond
	// turn is a slice with its run-in.
	turn          = slice + slice/10
	defaultWarmup = 20 * time.Millisecond
	// usualWarmup is what a warm-up takes that goes on until the time has settled.
	usualWarmup = 45 * time.Millisecond
	// usualWindow is what a window takes with its share of the run-up before it.
	usualWindow = 19 * time.Millisecond
	// usualStart is what a process takes to start and to verify one codec.
	usualStart = 25 * time.Millisecond
	// usualCall is what a call takes that is timed singly, and usualCold a process
	// that makes but one, of which two run side by side.
	usualCall = 10 * time.Microsecond
	usualCold = 10 * time.Millisecond
	// collectorTime is how long each arm runs for its collector's figures, in the
	// first launch.
	collectorTime = 20 * time.Millisecond
	// usualCollector is what that takes with the collection after it.
	usualCollector = collectorTime + 6*time.Millisecond
	// slack is by how much a phase may exceed its plan before it is cut short.
	slack = 1.1
)

// fit sets how many rounds and windows a worker measures to what lasts about
// seconds a case over all launches, two thirds of it in windows.
func (j job) fit(seconds float64) job {
	perLaunch := time.Duration(seconds / float64(j.launches) * float64(time.Second))
	j.rounds = max(2, int(perLaunch/3/turn))
	j.windows = max(2, int(perLaunch*2/3/usualWindow))
	j.calls = min(j.calls, int(perLaunch/10/usualCall))
	return j
}

// usualTurns is how many turns a round has at least that is as long as a job means it
// to be.
const usualTurns = 9

// filled gives a job whose groups have but few arms as many more rounds and windows
// as keep a launch as long as one of [usualTurns]: of few arms a run is short in any
// case, and their ratios are to differ by less.
func (j job) filled(arms int) job {
	if n := turns(arms); n < usualTurns {
		j.rounds = j.rounds * usualTurns / n
		j.windows = j.windows * usualTurns / n
	}
	return j
}

// mostLaunches is as many layouts as help: with a spread of 3 % between them 36
// give an interval of ±1 %.
const mostLaunches = 36

// within sets launches, and if one launch is too long its rounds, windows and
// calls, to what fits into a budget, given how long one launch of all groups takes.
func (j job) within(budget, launch time.Duration) job {
	if launches := int(budget / launch); launches > 0 {
		j.launches = min(launches, mostLaunches)
		return j
	}
	share := float64(budget) / float64(launch)
	j.launches = 1
	j.rounds = max(2, int(float64(j.rounds)*share))
	j.windows = max(2, int(float64(j.windows)*share))
	j.calls = int(float64(j.calls) * share)
	j.cold = 0
	return j
}

// estimate returns how long one launch of a group with so many arms takes, with its
// share of what is measured but once.
func (j job) estimate(arms int, warmup time.Duration) time.Duration {
	once := time.Duration(j.cold)*usualCold + usualCollector
	return j.process(arms, warmup) + time.Duration(arms)*once/time.Duration(j.launches)
}

// process returns how long a process measures what every launch does.
func (j job) process(arms int, warmup time.Duration) time.Duration {
	perTurn := time.Duration(j.rounds)*turn + time.Duration(j.windows)*usualWindow
	perArm := usualStart + max(warmup, usualWarmup) + time.Duration(j.calls)*usualCall
	return time.Duration(arms)*perArm + time.Duration(turns(arms))*perTurn
}

// turns is how many turns a round has: the anchor has several.
func turns(arms int) int { return arms + arms/engine.AnchorEvery }

// size sets the sizes of a worker's job for so many arms.
func (j job) size(w *worker.Job, arms int) {
	w.Rounds, w.Calls, w.Windows = j.rounds, j.calls, j.windows
	w.RoundsTime = time.Duration(slack * float64(time.Duration(turns(arms)*j.rounds)*turn))
	w.CallsTime = time.Duration(slack * float64(time.Duration(arms*j.calls)*usualCall))
	w.Time = j.process(arms, w.Warmup)
}

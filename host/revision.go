package host

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime/debug"
	"strings"
	"time"
)

// gitTimeout is for both questions to git together. A checkout that takes longer
// to look through has no revision to show.
const gitTimeout = 5 * time.Second

// revision returns the commit that a binary was built from and whether there
// were changes to it; "" and nil where that is unknown.
//
// The build information knows it unless the binary was made by go run. Then the
// checkout around dir is asked, provided that it holds the main module: a program
// that was installed and runs in some other checkout must not borrow its commit.
func revision(ctx context.Context, build *debug.BuildInfo, dir string) (commit string, modified *bool) {
	for _, s := range build.Settings {
		switch s.Key {
		case "vcs.revision":
			commit = s.Value
		case "vcs.modified":
			modified = new(s.Value == "true")
		}
	}
	if commit != "" {
		return commit, modified
	}
	if v := build.Main.Version; v != "" && v != "(devel)" {
		return "", nil // built from a published version, which says it all
	}
	if build.Main.Path == "" || moduleAround(dir) != build.Main.Path {
		return "", nil
	}
	return checkout(ctx, dir)
}

var commitID = regexp.MustCompile(`^[0-9a-f]{40,64}$`)

// checkout asks git for the commit of the checkout around dir.
func checkout(ctx context.Context, dir string) (commit string, modified *bool) {
	ctx, cancel := context.WithTimeout(ctx, gitTimeout)
	defer cancel()
	commit, err := git(ctx, dir, "rev-parse", "HEAD")
	if err != nil || !commitID.MatchString(commit) {
		return "", nil
	}
	changes, err := git(ctx, dir, "status", "--porcelain")
	if err != nil {
		return commit, nil
	}
	return commit, new(changes != "")
}

func git(ctx context.Context, dir string, args ...string) (string, error) {
	// Without optional locks, so that asking does not write to the checkout.
	cmd := exec.CommandContext(ctx, "git", append([]string{"--no-optional-locks", "-C", dir}, args...)...)
	cmd.WaitDelay = time.Second
	out, err := cmd.Output()
	return strings.TrimSpace(string(out)), err
}

var moduleLine = regexp.MustCompile(`(?m)^module[ \t]+"?([^\s"]+)`)

// moduleAround returns the path of the module that dir belongs to, or "".
func moduleAround(dir string) string {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return ""
	}
	for {
		if text, err := os.ReadFile(filepath.Join(dir, "go.mod")); err == nil {
			if found := moduleLine.FindSubmatch(text); found != nil {
				return string(found[1])
			}
			return ""
		}
		parent := filepath.Dir(dir)
		if parent == dir {
			return ""
		}
		dir = parent
	}
}

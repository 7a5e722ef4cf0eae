package table

import (
	"regexp"
	"strings"
	"testing"
)

func example() *Table {
	t := &Table{Caption: "a <b>", Columns: []Column{{Title: "Name"}, {Title: "ns|op", Numeric: true}}}
	t.Add(Text("one"), Number("1,234±5", 1234.5678))
	t.Add(Text("</td><script>"), Text(Missing))
	t.Add(Cell{Text: "a|b\nc", Strong: true}, Text(Failed))
	return t
}

func TestMarkdown(t *testing.T) {
	const want = `| Name                    |  ns\|op |
| ----------------------- | ------: |
| one                     | 1,234±5 |
| &lt;/td&gt;&lt;script&gt; |       – |
| **a\|b c**              |  failed |
`
	got := example().Markdown()
	if normal(got) != normal(want) {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	lines := strings.Split(strings.TrimSpace(got), "\n")
	for _, line := range lines[1:] {
		if len([]rune(line)) != len([]rune(lines[0])) {
			t.Errorf("the columns are not aligned:\n%s", got)
			break
		}
	}
}

// normal takes the padding out of a table.
func normal(text string) string {
	return regexp.MustCompile(`[ -]+`).ReplaceAllString(text, " ")
}

func TestEscapeMarkdown(t *testing.T) {
	for in, want := range map[string]string{
		"plain-name 1.2":          "plain-name 1.2",
		"a|b":                     `a\|b`,
		"`code`":                  "\\`code\\`",
		"<b>&amp;":                "&lt;b&gt;&amp;amp;",
		"two\nlines\ttab":         "two lines tab",
		"[x](y) *z* _w_ ~v~ $u$":  `\[x\](y) \*z\* \_w\_ \~v\~ \$u\$`,
		`back\slash`:              `back\\slash`,
		"bell\a, right\u202eleft": "bell\uFFFD, right\uFFFDleft",
		"日本":                      "日本",
		"":                        "",
	} {
		if got := EscapeMarkdown(in); got != want {
			t.Errorf("%q: got %q, want %q", in, got, want)
		}
	}
}

// Whatever a name holds, it stays in its cell of a table.
func FuzzEscapeMarkdown(f *testing.F) {
	for _, seed := range []string{"a|b", "x\r\ny", "\\|", "<script>", "`", "\\"} {
		f.Add(seed)
	}
	bare := regexp.MustCompile(`(^|[^\\])(\\\\)*\|`)
	f.Fuzz(func(t *testing.T, text string) {
		got := EscapeMarkdown(text)
		if strings.ContainsAny(got, "<>\r\n") || bare.MatchString(got) {
			t.Fatalf("%q leaves its cell as %q", text, got)
		}
	})
}

func TestHTML(t *testing.T) {
	x := example()
	x.Rows[0][1].Link = "group-01.html#case-1"
	got := string(x.HTML())
	for _, want := range []string{
		`<th scope="col"><button type="button">Name</button></th>`,
		`<th scope="col" data-numeric><button type="button">ns|op</button></th>`,
		`<th scope="row">one</th><td data-v="1234.57"><a href="group-01.html#case-1">1,234±5</a></td>`,
		`<th scope="row">&lt;/td&gt;&lt;script&gt;</th><td data-v="">–</td>`,
		`<td data-v="">failed</td>`,
		`<caption>a &lt;b&gt;</caption>`,
		`aria-label="a &lt;b&gt;"`,
		`<b>a|b`,
	} {
		if !strings.Contains(got, want) {
			t.Errorf("there is no %s in\n%s", want, got)
		}
	}
	if strings.Contains(got, "<script") {
		t.Errorf("a name is markup:\n%s", got)
	}
}

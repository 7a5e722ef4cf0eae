package results

import (
	"bytes"
	"errors"
	"io"
	"reflect"
	"regexp"
	"strconv"
	"strings"
	"time"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"
)

// jsonFault turns an error of the JSON library into a fault with a place that a
// person finds in an editor, and a reason that tells what to do.
func jsonFault(data []byte, err error) *FaultError {
	var syntactic *jsontext.SyntacticError
	if errors.As(err, &syntactic) {
		f := placed(data, syntactic.ByteOffset, syntactic.JSONPointer)
		f.Reason = syntaxReason(data[min(int(syntactic.ByteOffset), len(data)):], syntactic)
		return f
	}
	var semantic *json.SemanticError
	if errors.As(err, &semantic) {
		f := placed(data, semantic.ByteOffset, semantic.JSONPointer)
		f.Reason = meaningReason(semantic)
		return f
	}
	return fault("%v", err)
}

func syntaxReason(rest []byte, err *jsontext.SyntacticError) string {
	switch {
	case errors.Is(err, io.ErrUnexpectedEOF):
		return "the file ends in the middle; a run never leaves such a file, not even when it is interrupted: copy it again, or measure again"
	case errors.Is(err, jsontext.ErrDuplicateName):
		return "field " + quote(err.JSONPointer.LastToken()) + " stands twice in one object"
	}
	if literal := notFinite.Find(rest); literal != nil {
		return string(literal) + " is not a number in JSON; a results file holds finite numbers, and leaves out what was not measured"
	}
	return "not JSON: " + err.Err.Error()
}

// notFinite matches what programs write for numbers that JSON does not have.
var notFinite = regexp.MustCompile(`^(?i)[-+]?(nan|inf(inity)?)\b`)

func meaningReason(err *json.SemanticError) string {
	value := string(err.JSONValue)
	switch {
	case errors.Is(err, json.ErrUnknownName):
		return "unknown field; this program reads version " + strconv.Itoa(FormatVersion) + " of the format, and refuses what it does not know"
	case err.JSONKind == '0' && errors.Is(err, strconv.ErrRange):
		return "number " + shorten(value) + " is too large"
	case err.GoType == reflect.TypeFor[time.Time]():
		return `want a time such as "2026-01-31T12:00:00Z"`
	case err.JSONKind == '0' && value != "":
		return "number " + shorten(value) + " does not fit: want " + want(err.GoType)
	}
	return "holds " + kindName(err.JSONKind) + ": want " + want(err.GoType)
}

// want tells what belongs where a Go type stands.
func want(t reflect.Type) string {
	if t == nil {
		return "something else"
	}
	switch t.Kind() {
	case reflect.Struct, reflect.Map:
		return "an object"
	case reflect.Slice:
		return "an array"
	case reflect.String:
		return "a string"
	case reflect.Bool:
		return "true or false"
	case reflect.Int, reflect.Int64, reflect.Uint64:
		return "a whole number, at least 0 and not huge"
	default:
		return "a number"
	}
}

func kindName(k jsontext.Kind) string {
	switch k {
	case '{', '}':
		return "an object"
	case '[', ']':
		return "an array"
	case '"':
		return "a string"
	case '0':
		return "a number"
	default:
		return k.String()
	}
}

func shorten(s string) string {
	const most = 40
	if len(s) > most {
		return s[:most] + "…"
	}
	return s
}

// placed returns a fault at the value that follows a byte offset.
func placed(data []byte, offset int64, pointer jsontext.Pointer) *FaultError {
	at := min(int(offset), len(data))
	// The library counts up to the end of the token before the value.
	for at < len(data) && strings.IndexByte(" \t\r\n:,", data[at]) >= 0 {
		at++
	}
	before := data[:at]
	line := 1 + bytes.Count(before, []byte{'\n'})
	column := at - bytes.LastIndexByte(before, '\n')
	return &FaultError{Line: line, Column: column, Path: dotted(pointer)}
}

// plainField matches the names that need no quotes in a path.
var plainField = regexp.MustCompile(`^[A-Za-z_][A-Za-z0-9_-]*$`)

// dotted turns the pointer /cases/12/ns_per_op into cases[12].ns_per_op.
func dotted(pointer jsontext.Pointer) string {
	var b strings.Builder
	for token := range pointer.Tokens() {
		_, err := strconv.ParseUint(token, 10, 64)
		switch {
		case err == nil:
			b.WriteString("[" + token + "]")
		case !plainField.MatchString(token):
			b.WriteString("[" + quote(token) + "]")
		case b.Len() > 0:
			b.WriteString("." + shorten(token))
		default:
			b.WriteString(shorten(token))
		}
	}
	return b.String()
}

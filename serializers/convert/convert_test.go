package convert

import (
	"reflect"
	"strconv"
	"testing"
)

func TestLists(t *testing.T) {
	text := func(n *int) *string { return new(strconv.Itoa(*n)) }
	for _, test := range []struct {
		from []int
		want []string
	}{
		{nil, nil},
		{[]int{}, []string{}},
		{[]int{1, 23}, []string{"1", "23"}},
	} {
		if got := Each(test.from, text); !reflect.DeepEqual(got, test.want) {
			t.Errorf("Each(%v) = %#v, want %#v", test.from, got, test.want)
		}
		same := func(s *string) *string { return s }
		if got := Values(Pointers(test.from, text), same); !reflect.DeepEqual(got, test.want) {
			t.Errorf("by way of pointers, %v becomes %#v, want %#v", test.from, got, test.want)
		}
	}
}

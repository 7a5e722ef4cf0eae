package palette

// hues are those of the formats that the suite knows, so that a format has the same
// one in every report, whatever else was measured. The formats of the most
// serializers have a hue for themselves. As everywhere in a report they are known by
// name only.
var hues = map[string]int{
	"protobuf":                0,
	"MessagePack":             1,
	"CBOR":                    2,
	"FlatBuffers":             3,
	"Cap'n Proto":             3,
	"Thrift compact protocol": 4,
	"Thrift binary protocol":  4,
	"Avro":                    4,
	"JSON":                    5,
	"Fory":                    6,
	"MUS":                     6,
	"BSON":                    7,
	"gob":                     7,
	"kelindar/binary":         7,
}

// Indices returns the index of the colour of each serializer, whose format stands at
// its place in the list. A format that is not known takes the hue that the fewest
// others have.
func Indices(formats []string) []int {
	hue := make(map[string]int)
	users := make([]int, len(base))
	for _, format := range formats {
		if _, seen := hue[format]; seen {
			continue
		}
		if h, known := hues[format]; known {
			hue[format] = h
			users[h]++
		}
	}
	indices := make([]int, len(formats))
	shades := make([]int, len(base))
	for i, format := range formats {
		h, ok := hue[format]
		if !ok {
			h = leastUsed(users)
			hue[format] = h
			users[h]++
		}
		indices[i] = h + len(base)*(shades[h]%len(lightness))
		shades[h]++
	}
	return indices
}

// leastUsed returns the first of the hues that the fewest formats have.
func leastUsed(users []int) int {
	least := 0
	for h := range users {
		if users[h] < users[least] {
			least = h
		}
	}
	return least
}

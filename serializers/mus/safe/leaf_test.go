package safe

// The name of the row that the tests measure.
const rowName = "mus"

package serializertest

// A proof puts one claim to the test. Its error says what contradicts the claim
// and is a *skipError where nothing can be said on this machine.
//
// Note: proofs return errors instead of taking a *testing.T so that the kit's own
// tests can show, for every proof, a serializer that it rejects.
type proof struct {
	name  string
	prove func(*subject) error
}

var proofs = []proof{
	{"metadata", proveMetadata},
	{"identity", proveIdentity},
	{"bind", proveBind},
	{"canonical-values", proveCanonical},
	{"same-shape-values", proveSameShape},
	{"arbitrary-values", proveArbitrary},
	{"nil-and-empty", proveNilAndEmpty},
	{"stable-output", proveStableOutput},
	{"owned-output", proveOwnedOutput},
	{"view", proveView},
	{"serialize-reuse", proveSerializeReuse},
	{"input", proveInput},
	{"fresh-values", proveFreshValues},
	{"deserialize-reuse", proveDeserializeReuse},
	{"traverse", proveTraverse},
	{"streaming", proveStreaming},
	{"self-describing", proveSelfDescribing},
	{"schema", proveSchema},
	{"unsafe", proveUnsafe},
	{"style", proveStyle},
	{"concurrent", proveConcurrent},
	{"malformed-input", proveMalformed},
	{"loop", proveLoop},
}

// A skipError says why a proof could not be made.
type skipError struct{ reason string }

func (e *skipError) Error() string { return e.reason }

import fc from "fast-check";

// Each change of the code is tested anew: a tenth of the usual cases, and the first counterexample is enough.
fc.configureGlobal({ numRuns: 10, endOnFailure: true });

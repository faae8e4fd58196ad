import fc from "fast-check";

// Each change of the code is tested anew: a tenth of the usual cases, so that all of them end within the hour.
fc.configureGlobal({ numRuns: 10 });

import type { Starter } from "../content-type";

/** Template for a new job. */
export const jobStarter: Starter = {
  word: "job",
  label: "Stelle",
  body: `Hier steht, wie die ersten Wochen aussehen und woran wir nach 90 Tagen den Erfolg erkennen.

Hier steht, mit wem die Person zusammenarbeitet und was an der Stelle schwer ist.
`,
};

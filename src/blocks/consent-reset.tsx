import type { Block } from "./block";

/** The place where the page puts its own button; see `Prose`. */
const ConsentReset = () => <div data-slot="consent-reset" />;

/** The button that takes back the visitor's decision about cookies. */
export const consentReset: Block = {
  component: ConsentReset,
  required: [],
  note: "Knopf, der die Entscheidung zu Cookies zurücksetzt; nur in Rechtstexten",
};

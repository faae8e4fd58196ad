import type { Block } from "./block";

/** Placeholder for the page's own button; see `Prose`. */
const ConsentReset = () => <div data-slot="consent-reset" />;

/** The button that revokes the visitor's cookie decision. */
export const consentReset: Block = {
  component: ConsentReset,
  required: [],
  onlyIn: "LegalDocument",
  attributes: {},
  note: "Knopf, der die Entscheidung zu Cookies zurücksetzt; nur in Rechtstexten",
  sample: "<ConsentReset />\n",
};

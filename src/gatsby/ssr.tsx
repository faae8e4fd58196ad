import type { GatsbySSR } from "gatsby";
import { CONTACT_FORM_STORAGE_KEY, FORM_HASH } from "../config/constants";
import { MESSAGE_HASH_PREFIX, SENT_HASH } from "../features/contact-form/inquiry-url";
import { preserveEarlyValues } from "../features/contact-form/preserve-early-values";
import { askForConsent } from "../features/cookie-consent/ask-for-consent";
import { CONSENT_QUESTION } from "../features/cookie-consent/consent-store";
import { hoverControls } from "../features/hover-controls/all-hover-controls";
import { provideHoverControls } from "../features/hover-controls/hover-controls";
import { webFonts } from "../layout/web-fonts";

const ARGUMENTS = [CONTACT_FORM_STORAGE_KEY, SENT_HASH, FORM_HASH, MESSAGE_HASH_PREFIX] satisfies Parameters<
  typeof preserveEarlyValues
>;
const EARLY_VALUES_SCRIPT = `(${preserveEarlyValues})(...${JSON.stringify(ARGUMENTS)})`;

provideHoverControls(hoverControls);

const CONSENT_SCRIPT = `(${askForConsent})(...${JSON.stringify(CONSENT_QUESTION)})`;

/**
 * Adds the fonts, and what cannot wait for the app: the question of consent, and what keeps the form's values. Both are
 * functions of this project, checked and tested as such; a page gets their source as text, called with its arguments.
 */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ pathname, setHeadComponents, setPostBodyComponents }) => {
  setHeadComponents(webFonts);
  const scripts = { consent: CONSENT_SCRIPT, ...(pathname === "/contact" && { "early-values": EARLY_VALUES_SCRIPT }) };
  setPostBodyComponents(
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the scripts are this site's own.
    Object.entries(scripts).map(([key, __html]) => <script key={key} dangerouslySetInnerHTML={{ __html }} />),
  );
};

export { wrapPageElement } from "../layout/shell";

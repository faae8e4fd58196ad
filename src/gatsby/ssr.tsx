import type { GatsbySSR } from "gatsby";
import { CONTACT_FORM_STORAGE_KEY, FORM_HASH } from "../config/constants";
import { MESSAGE_HASH_PREFIX, SENT_HASH } from "../features/contact-form/inquiry-url";
import { preserveEarlyValues } from "../features/contact-form/preserve-early-values";
import { webFonts } from "../layout/web-fonts";

const ARGUMENTS = [CONTACT_FORM_STORAGE_KEY, SENT_HASH, FORM_HASH, MESSAGE_HASH_PREFIX] satisfies Parameters<
  typeof preserveEarlyValues
>;
const EARLY_VALUES_SCRIPT = `(${preserveEarlyValues})(...${JSON.stringify(ARGUMENTS)})`;

/** Adds the fonts, and the script that preserves the contact form's values until hydration. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ pathname, setHeadComponents, setPostBodyComponents }) => {
  setHeadComponents(webFonts);
  if (pathname !== "/contact") return;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the script is this site's own.
  setPostBodyComponents([<script key="early-values" dangerouslySetInnerHTML={{ __html: EARLY_VALUES_SCRIPT }} />]);
};

export { wrapPageElement } from "../layout/shell";

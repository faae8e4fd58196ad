import type { GatsbySSR } from "gatsby";
import { CONTACT_FORM_STORAGE_KEY, FORM_HASH } from "../config/constants";
import { SENT_HASH } from "../features/contact-form/inquiry-store";
import { MESSAGE_HASH_PREFIX } from "../features/contact-form/inquiry-url";
import { preserveEarlyValues } from "../features/contact-form/preserve-early-values";
import { copyWithoutSoftHyphens } from "../features/copy-text/copy-without-soft-hyphens";
import { webFonts } from "../layout/web-fonts";

const ARGUMENTS = [CONTACT_FORM_STORAGE_KEY, SENT_HASH, FORM_HASH, MESSAGE_HASH_PREFIX] satisfies Parameters<
  typeof preserveEarlyValues
>;
const EARLY_VALUES_SCRIPT = `(${preserveEarlyValues})(...${JSON.stringify(ARGUMENTS)})`;
const COPY_SCRIPT = `(${copyWithoutSoftHyphens})()`;

/** Adds the fonts, and the scripts that work before the app: clean copies, and the contact form's early values. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ pathname, setHeadComponents, setPostBodyComponents }) => {
  setHeadComponents(webFonts);
  const scripts = { copy: COPY_SCRIPT, ...(pathname === "/contact" && { "early-values": EARLY_VALUES_SCRIPT }) };
  setPostBodyComponents(
    Object.entries(scripts).map(([key, script]) => (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the scripts are this site's own.
      <script key={key} dangerouslySetInnerHTML={{ __html: script }} />
    )),
  );
};

export { wrapPageElement } from "../layout/shell";

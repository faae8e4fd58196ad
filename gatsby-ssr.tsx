import type { GatsbySSR } from "gatsby";
import { FORM_HASH, INQUIRY_STORAGE_KEY } from "./src/config/constants";
import { MESSAGE_HASH } from "./src/features/contact-form/inquiry-address";
import { SENT_HASH } from "./src/features/contact-form/inquiry-store";
import { keepEarlyEntries } from "./src/features/contact-form/keep-early-entries";

const EARLY_ARGUMENTS = [INQUIRY_STORAGE_KEY, SENT_HASH, FORM_HASH, MESSAGE_HASH] satisfies Parameters<
  typeof keepEarlyEntries
>;
const EARLY_ENTRIES = `(${keepEarlyEntries})(...${JSON.stringify(EARLY_ARGUMENTS)})`;

/** Puts into the page with the contact form what keeps its entries until the app is there. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ pathname, setPostBodyComponents }) => {
  if (pathname !== "/contact") return;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is this site's own script.
  setPostBodyComponents([<script key="early-entries" dangerouslySetInnerHTML={{ __html: EARLY_ENTRIES }} />]);
};

export { wrapPageElement } from "./src/layout/shell";

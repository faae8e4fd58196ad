import type { GatsbySSR } from "gatsby";
import { APP_TAKEOVER_EVENT } from "./plugins/gatsby-plugin-late-app/events";
import { INQUIRY_STORAGE_KEY } from "./src/config/constants";
import { SENT_HASH } from "./src/features/contact-form/inquiry-store";
import { keepEarlyEntries } from "./src/features/contact-form/keep-early-entries";

const EARLY_ENTRIES = `(${keepEarlyEntries})("${INQUIRY_STORAGE_KEY}","${APP_TAKEOVER_EVENT}","${SENT_HASH}")`;

/** Puts into the page with the contact form what keeps its entries until the app is there. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ pathname, setPostBodyComponents }) => {
  if (pathname !== "/contact") return;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is this site's own script.
  setPostBodyComponents([<script key="early-entries" dangerouslySetInnerHTML={{ __html: EARLY_ENTRIES }} />]);
};

export { wrapPageElement } from "./src/layout/shell";

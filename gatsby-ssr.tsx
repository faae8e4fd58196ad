import type { GatsbySSR } from "gatsby";
import { APP_TAKEOVER_EVENT } from "./plugins/gatsby-plugin-late-app/events";
import { INQUIRY_STORAGE_KEY } from "./src/config/constants";
import { SENT_HASH } from "./src/features/contact-form/inquiry-store";
import { keepEarlyEntries } from "./src/features/contact-form/keep-early-entries";
import { OTHER_MEDIA_STYLES } from "./src/lib/other-media";

const EARLY_ENTRIES = `(${keepEarlyEntries})("${INQUIRY_STORAGE_KEY}","${APP_TAKEOVER_EVENT}","${SENT_HASH}")`;

/**
 * Links the styles for paper and for forced colours; puts into the page with the contact form what keeps its entries
 * until the app is there.
 */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ pathname, setHeadComponents, setPostBodyComponents }) => {
  setHeadComponents([
    <noscript key="other-media">
      <link {...OTHER_MEDIA_STYLES} />
    </noscript>,
  ]);
  if (pathname !== "/contact") return;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is this site's own script.
  setPostBodyComponents([<script key="early-entries" dangerouslySetInnerHTML={{ __html: EARLY_ENTRIES }} />]);
};

export { wrapPageElement } from "./src/layout/shell";

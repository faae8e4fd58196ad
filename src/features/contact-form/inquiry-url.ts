import { FORM_HASH } from "../../config/constants";
import { attempt } from "../../lib/attempt";

/** Hash to which the form service redirects visitors who sent the form without script. */
export const SENT_HASH = "#gesendet";

/** Prefix of a hash with a message for the contact form. */
export const MESSAGE_HASH_PREFIX = `${FORM_HASH}&message=`;

/** URL of the contact form with a message in its hash, which no server sees. */
export const inquiryUrl = (message: string): string => `/contact${MESSAGE_HASH_PREFIX}${encodeURIComponent(message)}`;

/** The message in a hash; `undefined` if there is none or it cannot be decoded. */
export const messageInHash = (hash: string): string | undefined =>
  hash.startsWith(MESSAGE_HASH_PREFIX)
    ? attempt(() => decodeURIComponent(hash.slice(MESSAGE_HASH_PREFIX.length)))
    : undefined;

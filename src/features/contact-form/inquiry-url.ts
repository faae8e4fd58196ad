import { FORM_HASH } from "../../config/constants";

/** Hash to which the form service redirects visitors who sent the form without script. */
export const SENT_HASH = "#gesendet";

/** Prefix of a hash with a message for the contact form. */
export const MESSAGE_HASH_PREFIX = `${FORM_HASH}&message=`;

/** URL of the contact form with a message in its hash, which no server sees. */
export const inquiryUrl = (message: string): string => `/contact${MESSAGE_HASH_PREFIX}${encodeURIComponent(message)}`;

/** The message in a hash; `undefined` if there is none or it cannot be decoded. */
export function messageInHash(hash: string): string | undefined {
  if (!hash.startsWith(MESSAGE_HASH_PREFIX)) return undefined;
  try {
    return decodeURIComponent(hash.slice(MESSAGE_HASH_PREFIX.length));
  } catch {
    return undefined;
  }
}

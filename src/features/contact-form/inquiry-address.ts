import { FORM_HASH } from "../../config/constants";

/** What the hash of an address begins with that brings a message to the contact form. */
export const MESSAGE_HASH = `${FORM_HASH}&message=`;

/** Address of the contact form with a text for its message. It stands behind the #, which no server sees. */
export const inquiryAddress = (message: string): string => `/contact${MESSAGE_HASH}${encodeURIComponent(message)}`;

/** The message that an address brings to the contact form; `undefined` if there is none or it cannot be decoded. */
export function messageInHash(hash: string): string | undefined {
  if (!hash.startsWith(MESSAGE_HASH)) return undefined;
  try {
    return decodeURIComponent(hash.slice(MESSAGE_HASH.length));
  } catch {
    return undefined;
  }
}

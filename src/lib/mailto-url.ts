/**
 * A mailto URL with a subject and a text, percent-encoded according to RFC 6068.
 * @param email address; without one, the visitor chooses it
 */
export const mailtoUrl = (email: string, subject: string, text = "") =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}${text && `&body=${encodeURIComponent(text)}`}`;

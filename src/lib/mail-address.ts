/**
 * A mailto address with its subject, encoded as RFC 6068 asks (ä, ß, & and blanks as %-escapes).
 * @param email mailbox
 */
export const mailAddress = (email: string, subject: string) => `mailto:${email}?subject=${encodeURIComponent(subject)}`;

/** A mailto address with its subject, encoded according to RFC 6068 (ä, ß, & and spaces as %-escapes). */
export const mailAddress = (email: string, subject: string) => `mailto:${email}?subject=${encodeURIComponent(subject)}`;

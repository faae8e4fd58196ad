/** A mailto URL with a subject, percent-encoded according to RFC 6068. */
export const mailtoUrl = (email: string, subject: string) => `mailto:${email}?subject=${encodeURIComponent(subject)}`;

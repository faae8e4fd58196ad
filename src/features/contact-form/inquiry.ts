export const emptyInquiry = { name: "", email: "", company: "", phone: "", interest: "", message: "" };

/** What a visitor enters. */
export type Inquiry = typeof emptyInquiry;

export type InquiryField = keyof Inquiry;

export const inquiryFields = Object.keys(emptyInquiry) as InquiryField[];

export const requiredFields: readonly InquiryField[] = ["name", "email", "interest", "message"];

const LOCAL_PART = String.raw`(?:[^\s@"<>\(\)\[\]\\,;:]+|"[^"\\]+")`;
/** Letters of any script and digits; of the other ASCII characters only the hyphen. */
const LABEL = String.raw`(?:[a-zA-Z0-9\-]|[^\x00-\x7f\s])+`;
const ADDRESS_LITERAL = String.raw`\[[0-9a-zA-Z:.]+\]`;

/**
 * An e-mail address as mail servers accept it (RFC 5321, RFC 6531): letters of any script on both sides, a quoted
 * mailbox, a domain with a dot or an address in brackets. Written for `RegExp` and for an input's `pattern`, which
 * browsers compile with different flags.
 */
export const EMAIL_PATTERN = String.raw`\s*${LOCAL_PART}@(?:${LABEL}(?:\.${LABEL})+|${ADDRESS_LITERAL})\s*`;

/** Subject of the mail the service sends: `Neue Anfrage von Erika Muster - demo`. */
export const inquirySubject = (lead: string, { name, interest }: Inquiry) => `${lead} ${name} - ${interest}`;

/** What a visitor enters. */
export type Inquiry = {
  name: string;
  email: string;
  company: string;
  phone: string;
  interest: string;
  message: string;
};

export type InquiryField = keyof Inquiry;

export const emptyInquiry: Inquiry = { name: "", email: "", company: "", phone: "", interest: "", message: "" };

/** Fields that must be filled. */
export const requiredFields: readonly InquiryField[] = ["name", "email", "interest", "message"];

/** Subject of the mail the service sends: `Neue Anfrage von Erika Muster - demo`. */
export function inquirySubject(lead: string, { name, interest }: Inquiry): string {
  return `${lead} ${name} - ${interest}`;
}

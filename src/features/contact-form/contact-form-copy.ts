import type { InquiryField } from "./inquiry";
import type { InquiryErrors } from "./inquiry-schema";

type Labelled = { label: string; placeholder: string };
export type Message = { title: string; text: string };

/** All texts of the form, from the content. */
export type ContactFormCopy = {
  note: string;
  fields: Record<InquiryField, Labelled> & { interest: { options: readonly { value: string; label: string }[] } };
  errors: InquiryErrors;
  subject: string;
  /** Subject of an inquiry sent without script, which cannot name its sender. */
  subjectWithoutScript: string;
  submit: string;
  submitting: string;
  success: Message;
  failure: Message;
  interrupted: Message;
  privacy: { label: string; to: string };
};

import type { InquiryErrors } from "./inquiry-schema";

type Labelled = { label: string; placeholder: string };
type Toast = { title: string; text: string };

/** Every word of the form, from the content. */
export type ContactFormCopy = {
  note: string;
  fields: {
    name: Labelled;
    email: Labelled;
    company: Labelled;
    phone: Labelled;
    interest: Labelled & { options: readonly { value: string; label: string }[] };
    message: Labelled;
  };
  errors: InquiryErrors;
  subject: string;
  submit: string;
  submitting: string;
  success: Toast;
  failure: Toast;
  privacy: { label: string; to: string };
};

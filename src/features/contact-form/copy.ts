import type { FieldName, ValidationErrors } from "./fields";

/** Heading and sentence of what the form tells. */
export type Message = { title: string; text: string };

/** All texts of the form, from the content. */
export type ContactFormCopy = {
  note: string;
  fields: Record<FieldName, { label: string; placeholder: string }> & {
    interest: { options: readonly { value: string; label: string }[] };
  };
  errors: ValidationErrors;
  /** Below a field whose text is too long, and may have been cut off. */
  tooLong: string;
  /** Label of the box for robots, for whom no styles hide it. */
  leaveEmpty: string;
  subject: string;
  /** Subject of an inquiry sent without script, which cannot name its sender. */
  subjectWithoutScript: string;
  submit: string;
  submitting: string;
  slow: Message;
  success: Message;
  failure: Message;
  uncertain: Message;
  interrupted: Message;
  privacy: { label: string; to: string };
};

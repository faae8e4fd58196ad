import type { ValidationErrors } from "./fields";

type Form = NonNullable<Queries.ContactPageQuery["contactPage"]>["form"];

/** Heading and sentence of what the form tells. */
export type Message = Form["success"];

/** All texts of the form, from the content; of the fields, only those that can be wrong have an error. */
export type ContactFormCopy = Omit<Form, "errors"> & { errors: ValidationErrors };

/** What went wrong, in the service's words if it gave any. */
export const failureMessage = ({ failure: { title, text } }: ContactFormCopy, reason?: string): Message => ({
  title,
  text: reason || text,
});

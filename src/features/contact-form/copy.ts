import type { FieldName, ValidationErrors } from "./fields";

type Form = NonNullable<Queries.ContactPageQuery["contactPage"]>["form"];

/** Heading and sentence of what the form tells. */
export type Message = Form["success"];

/** All texts of the form, from the content. GraphQL types two of them as JSON; `fields.ts` says their keys. */
export type ContactFormCopy = Omit<Form, "fields" | "errors"> & {
  fields: Record<FieldName, { label: string; placeholder: string }> & {
    interest: { options: readonly { value: string; label: string }[] };
  };
  errors: ValidationErrors;
};

/** What went wrong, in the service's words if it gave any. */
export const failureMessage = ({ failure: { title, text } }: ContactFormCopy, reason?: string): Message => ({
  title,
  text: reason || text,
});

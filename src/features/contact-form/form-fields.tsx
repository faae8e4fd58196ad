import type { ReactNode } from "react";
import { Button } from "../../components/button";
import { controlClasses, Field, type FieldControlProps } from "../../components/field";
import { Link } from "../../components/link";
import type { ContactFormCopy } from "./contact-form-copy";
import { type InquiryField, requiredFields } from "./inquiry";

type ControlProps = Record<string, unknown>;

export type FormFieldsProps = {
  copy: ContactFormCopy;
  /** Value and handlers of a field; empty without script, where the browser keeps the value. */
  control: (field: InquiryField) => ControlProps;
  errorOf: (field: InquiryField) => string | undefined;
  interest: (control: FieldControlProps) => ReactNode;
  submitting: boolean;
};

const FULL_WIDTH: readonly InquiryField[] = ["message"];
const AUTOCOMPLETE = { name: "name", email: "email", company: "organization", phone: "tel" } as const;

/** The fields in their places; the same with and without script. */
export function FormFields({ copy, control, errorOf, interest, submitting }: FormFieldsProps) {
  const field = (name: InquiryField, children: (props: FieldControlProps) => ReactNode) => (
    <Field
      id={`contact-${name}`}
      label={copy.fields[name].label}
      required={requiredFields.includes(name)}
      error={errorOf(name)}
      className={FULL_WIDTH.includes(name) ? "sm:col-span-2" : ""}
    >
      {children}
    </Field>
  );
  const input = (name: keyof typeof AUTOCOMPLETE, type: string) =>
    field(name, (props) => (
      <input
        {...props}
        name={name}
        type={type}
        autoComplete={AUTOCOMPLETE[name]}
        placeholder={copy.fields[name].placeholder}
        className={controlClasses}
        {...control(name)}
      />
    ));
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      {input("name", "text")}
      {input("email", "email")}
      {input("company", "text")}
      {input("phone", "tel")}
      {field("interest", interest)}
      {field("message", (props) => (
        <textarea
          {...props}
          name="message"
          rows={6}
          placeholder={copy.fields.message.placeholder}
          className={controlClasses}
          {...control("message")}
        />
      ))}
      <div className="sm:col-span-2">
        <p className="text-note text-slate">
          {copy.note}{" "}
          <Link to={copy.privacy.to} className="text-lake link-underlined">
            {copy.privacy.label}
          </Link>
        </p>
        <Button type="submit" size="lg" disabled={submitting} className="mt-5 w-full sm:w-auto sm:min-w-56">
          {submitting ? copy.submitting : copy.submit}
        </Button>
      </div>
    </div>
  );
}

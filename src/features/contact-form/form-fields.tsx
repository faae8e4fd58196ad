import type { ReactNode } from "react";
import { Button } from "../../components/button";
import { controlClasses, Field, type FieldControlProps } from "../../components/field";
import { Link } from "../../components/link";
import {
  CONTACT_MESSAGE_MAX_CHARACTERS,
  CONTACT_MESSAGE_MIN_CHARACTERS,
  CONTACT_NAME_MIN_CHARACTERS,
} from "../../config/constants";
import type { ContactFormCopy } from "./contact-form-copy";
import { EMAIL_PATTERN, type InquiryField, requiredFields } from "./inquiry";
import { InterestField, type Rules } from "./interest-field";

type FormFieldsProps = {
  copy: ContactFormCopy;
  /** Our own validation is loaded; until then the browser validates. */
  isChecked: boolean;
  messages: Readonly<Partial<Record<InquiryField, string>>>;
  isSending: boolean;
};

const AUTOCOMPLETE = { name: "name", email: "email", company: "organization", phone: "tel" } as const;

/** The form's fields. React does not control their values: visitors can fill them in from the first moment. */
export function FormFields({ copy, isChecked, messages, isSending }: FormFieldsProps) {
  const field = (name: InquiryField, children: (props: FieldControlProps & Rules) => ReactNode) => {
    const isRequired = requiredFields.includes(name);
    const rules: Rules = {
      required: isRequired && !isChecked,
      "aria-required": (isRequired && isChecked) || undefined,
    };
    return (
      <Field
        id={`contact-${name}`}
        label={copy.fields[name].label}
        required={isRequired}
        error={messages[name]}
        className={name === "message" || name === "interest" ? "sm:col-span-2" : ""}
      >
        {(control) => children({ ...control, ...rules })}
      </Field>
    );
  };
  const input = (name: keyof typeof AUTOCOMPLETE, more: Record<string, unknown> = {}) =>
    field(name, (props) => (
      <input
        {...props}
        name={name}
        type="text"
        autoComplete={AUTOCOMPLETE[name]}
        placeholder={copy.fields[name].placeholder}
        className={controlClasses}
        {...more}
      />
    ));
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      {input("name", { minLength: CONTACT_NAME_MIN_CHARACTERS })}
      {/* An input of type email would convert umlauts in the domain, and reject others. */}
      {input("email", {
        inputMode: "email",
        autoCapitalize: "none",
        spellCheck: false,
        pattern: EMAIL_PATTERN,
        title: isChecked ? undefined : copy.errors.email,
      })}
      {input("company")}
      {input("phone", { type: "tel" })}
      {field("interest", (props) => (
        <InterestField {...props} {...copy.fields.interest} isEnhanced={isChecked} />
      ))}
      {field("message", (props) => (
        <textarea
          {...props}
          name="message"
          rows={6}
          minLength={CONTACT_MESSAGE_MIN_CHARACTERS}
          maxLength={CONTACT_MESSAGE_MAX_CHARACTERS}
          placeholder={copy.fields.message.placeholder}
          // With kerning, Chromium takes minutes to break a word of a hundred thousand letters into lines.
          className={`${controlClasses} [font-kerning:none]`}
        />
      ))}
      <div className="sm:col-span-2">
        <p className="text-note text-slate">
          {copy.note} <Link {...copy.privacy} className="text-lake link-underlined" />
        </p>
        {/* A disabled button would lose the focus. */}
        <Button
          type="submit"
          size="lg"
          aria-disabled={isSending || undefined}
          className="mt-5 w-full sm:w-auto sm:min-w-56"
        >
          {isSending ? copy.submitting : copy.submit}
        </Button>
      </div>
    </div>
  );
}

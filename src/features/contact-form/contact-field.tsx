import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentProps } from "react";
import { controlClasses, Field, type FieldControlProps } from "../../components/field";
import type { ContactFormCopy } from "./copy";
import type { Field as FormField } from "./fields";
import type { Enhancement } from "./use-enhancement";

type ControlProps = {
  field: FormField;
  copy: ContactFormCopy;
  /** Once loaded, it validates instead of the browser. */
  enhancement: Enhancement | undefined;
};

/** A field with its label and message. It is uncontrolled, because visitors can fill it in before hydration. */
export function ContactField({ error, ...props }: ControlProps & { error: string | undefined }) {
  const { name, kind, required } = props.field;
  return (
    <Field
      id={`contact-${name}`}
      label={props.copy.fields[name].label}
      required={Boolean(required)}
      {...(error ? { error } : {})}
      className={`grow basis-full ${kind ? "" : "sm:basis-[calc(50%-1rem)]"}`}
    >
      {(control) => <Control {...props} control={control} />}
    </Field>
  );
}

function Control({ field, copy, enhancement, control }: ControlProps & { control: FieldControlProps }) {
  const { name, kind, required, minLength, pattern, input } = field;
  // The browser validates until the enhancement does.
  const requiredAttributes = {
    required: required && !enhancement,
    "aria-required": required && enhancement ? true : undefined,
  };
  if (kind === "select") {
    const { InterestSelect } = enhancement ?? {};
    if (InterestSelect) return <InterestSelect {...control} aria-required={required} copy={copy.fields.interest} />;
    return <NativeSelect {...control} {...requiredAttributes} name={name} copy={copy.fields.interest} />;
  }
  const { placeholder } = copy.fields[name];
  const attributes = { ...control, ...requiredAttributes, name, minLength, placeholder };
  if (kind === "textarea") {
    // With kerning, Chromium needs minutes to wrap a word of a hundred thousand letters.
    return <textarea {...attributes} rows={6} className={`${controlClasses} [font-kerning:none]`} />;
  }
  const title = pattern && !enhancement ? copy.errors[name] : undefined;
  return <input type="text" {...attributes} {...input} {...{ pattern, title }} className={controlClasses} />;
}

type NativeSelectProps = ComponentProps<"select"> & { copy: ContactFormCopy["fields"]["interest"] };

function NativeSelect({ copy: { placeholder, options }, ...attributes }: NativeSelectProps) {
  return (
    <span className="relative block">
      <select
        {...attributes}
        defaultValue=""
        className={`${controlClasses} appearance-none pr-10 has-[[value=""]:checked]:text-slate`}
      >
        <option value="">{placeholder}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute top-3.5 right-3.75 size-5" />
    </span>
  );
}

import { ChevronDown } from "lucide-react";
import { type ComponentType, type RefCallback, startTransition, useCallback, useEffect, useRef, useState } from "react";
import { controlClasses } from "../../components/field";
import { CONTACT_MESSAGE_MIN_CHARACTERS, CONTACT_NAME_MIN_CHARACTERS } from "../../config/constants";
import { formService } from "../../config/form-service";
import type { ContactFormCopy } from "./contact-form-copy";
import { keepDraft, readDraft } from "./draft";
import { type FocusedField, focusedField } from "./focused-field";
import { FormFields } from "./form-fields";
import { Honeypot } from "./honeypot";
import { type Inquiry, type InquiryField, requiredFields } from "./inquiry";
import type { InteractiveContactFormProps } from "./interactive-contact-form";

/** How near the form must come before its script is fetched. */
const LOAD_MARGIN = "600px";

/**
 * The contact form. It stands as plain HTML that the browser can send by itself; its script
 * arrives when the form comes near or takes the focus, and takes over what was typed until then.
 */
export function ContactForm({ copy }: { copy: ContactFormCopy }) {
  const form = useRef<HTMLFormElement | null>(null);
  const [Interactive, setInteractive] = useState<ComponentType<InteractiveContactFormProps>>();
  const focused = useRef<FocusedField>();

  /** Notes what was typed into the plain form, and where, whenever it goes. */
  const plainForm = useCallback((element: HTMLFormElement | null) => {
    if (form.current) {
      keepDraft({ ...readDraft(), ...entriesOf(form.current) });
      focused.current = focusedField(form.current);
    }
    form.current = element;
  }, []);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const load = () => {
      stop();
      import("./interactive-contact-form").then(
        (module) => {
          keepDraft({ ...readDraft(), ...entriesOf(element) });
          // In short steps, so that the visitor's hand is never held up.
          startTransition(() => setInteractive(() => module.InteractiveContactForm));
        },
        // Without its script the form goes on as the plain one that it is.
        () => undefined,
      );
    };
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), {
      rootMargin: LOAD_MARGIN,
    });
    const stop = () => {
      observer.disconnect();
      element.removeEventListener("focusin", load);
    };
    observer.observe(element);
    element.addEventListener("focusin", load);
    return stop;
  }, []);

  if (Interactive) return <Interactive copy={copy} focused={focused} />;
  return <NativeContactForm copy={copy} form={plainForm} />;
}

function NativeContactForm({ copy, form }: { copy: ContactFormCopy; form: RefCallback<HTMLFormElement> }) {
  const limits: Partial<Record<InquiryField, number>> = {
    name: CONTACT_NAME_MIN_CHARACTERS,
    message: CONTACT_MESSAGE_MIN_CHARACTERS,
  };
  const rules = (field: InquiryField) => ({
    required: requiredFields.includes(field),
    minLength: limits[field],
  });
  return (
    <form ref={form} action={formService.endpoint} method="post" encType="multipart/form-data">
      <input type="hidden" name="access_key" value={formService.accessKey} />
      <input type="hidden" name="subject" value={copy.subject} />
      <Honeypot />
      <FormFields
        copy={copy}
        control={rules}
        errorOf={() => undefined}
        submitting={false}
        interest={(props) => (
          <span className="relative block">
            <select
              {...props}
              name="interest"
              defaultValue=""
              className={`${controlClasses} appearance-none pr-10`}
              {...rules("interest")}
            >
              <option value="">{copy.fields.interest.placeholder}</option>
              {copy.fields.interest.options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
            <ChevronDown aria-hidden="true" className="pointer-events-none absolute top-3.5 right-3.5 size-5" />
          </span>
        )}
      />
    </form>
  );
}

function entriesOf(form: HTMLFormElement): Partial<Inquiry> {
  const entries: Partial<Inquiry> = {};
  const data = new FormData(form);
  for (const field of Object.keys(readDraft()) as InquiryField[]) {
    const value = data.get(field);
    if (typeof value === "string" && value !== "") entries[field] = value;
  }
  return entries;
}

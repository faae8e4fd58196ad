import { OFFLINE_EVENT } from "gatsby-plugin-late-app/events";
import ChevronDown from "lucide-react/icons/chevron-down";
import {
  type ComponentType,
  type FormEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { Button } from "../../components/button";
import { controlClasses, Field, type FieldControlProps } from "../../components/field";
import { Link } from "../../components/link";
import { FORM_HASH, LOAD_MARGIN_PX } from "../../config/constants";
import { formSettings } from "../../config/form-settings";
import { useDeferDuringPress } from "../click-guard/pointer-release";
import type { ContactFormCopy, Message } from "./copy";
import { type Field as FormField, fields, inquirySubject, normalizeValues } from "./fields";
import type { FormEnhancementProps, Validation } from "./form-enhancement";
import { inquiryStore, SENT_HASH, useSubmission } from "./inquiry-store";
import { messageInHash } from "./inquiry-url";
import type { InterestSelectProps } from "./interest-select";
import { isSending, type Submission } from "./submission";

const FINE_POINTER = "(hover: hover) and (pointer: fine)";

const NOT_VALIDATED: Validation = { errors: {}, attempts: 0 };

type ContactFormProps = {
  copy: ContactFormCopy;
  /** URL of the page with the form, to which the service redirects visitors without script. */
  pageUrl: string;
  /** Hash of the current URL, which may contain a message. */
  hash: string;
};

/**
 * The contact form: plain HTML that the browser can send natively, with uncontrolled fields. The enhancement that loads
 * later (validation, sending by script, messages) leaves the fields in place, except for the select of interests.
 */
export function ContactForm({ copy, pageUrl, hash }: ContactFormProps) {
  const form = useRef<HTMLFormElement | null>(null);
  const enhancement = useEnhancement(form);
  const handledAttempts = useRef(0);
  const [validation, setValidation] = useState(NOT_VALIDATED);
  const submission = useSubmission();
  const shownValidation = useDeferDuringPress(validation);
  const shownSubmission = useDeferDuringPress(submission);

  const attachForm = useCallback((element: HTMLFormElement | null) => {
    if (element) inquiryStore.attach(element);
    else inquiryStore.detach();
    form.current = element;
  }, []);

  useEffect(() => {
    const message = messageInHash(hash);
    // The visitor may have gone back meanwhile; the URL of that page must not be changed.
    if (message === undefined || messageInHash(window.location.hash) !== message) return;
    inquiryStore.addMessage(message);
    window.history.replaceState(window.history.state, "", FORM_HASH);
  }, [hash]);

  // A native submission gets the same normalized values and subject as one by script.
  useEffect(() => {
    const element = form.current;
    const onFormData = ({ formData }: FormDataEvent) => {
      const inquiry = normalizeValues(inquiryStore.values());
      for (const [name, value] of Object.entries(inquiry)) formData.set(name, value);
      formData.set("subject", inquirySubject(copy.subject, inquiry));
    };
    element?.addEventListener("formdata", onFormData);
    return () => element?.removeEventListener("formdata", onFormData);
  }, [copy.subject]);

  // After each invalid attempt, the first field with an error gets the focus.
  useEffect(() => {
    if (shownValidation.attempts === handledAttempts.current) return;
    handledAttempts.current = shownValidation.attempts;
    if (shownValidation.attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [shownValidation]);

  // An error above the focused field may push that field out of view.
  useEffect(() => {
    const { activeElement } = document;
    if (shownValidation !== NOT_VALIDATED && form.current?.contains(activeElement))
      activeElement?.scrollIntoView({ block: "nearest" });
  }, [shownValidation]);

  /** Until the enhancement is loaded, the browser sends the form natively, once. */
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (event.defaultPrevented) return;
    inquiryStore.syncFromForm();
    if (!navigator.onLine) {
      // The browser would replace this page with its error page.
      event.preventDefault();
      window.dispatchEvent(new Event(OFFLINE_EVENT));
    } else if (!inquiryStore.beginSubmission(inquiryStore.values())) event.preventDefault();
  };

  /** Holding Enter sends the form only once. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && event.repeat && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
  };

  return (
    <form
      ref={attachForm}
      data-inquiry=""
      action={formSettings.endpoint}
      method="post"
      encType="multipart/form-data"
      noValidate={Boolean(enhancement)}
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
      // While Radix Select is open, the page ignores the pointer. A press outside closes the list and must still reach
      // the form, as with a native select.
      className="pointer-events-auto"
    >
      <input type="hidden" name="access_key" value={formSettings.accessKey} />
      <input type="hidden" name="subject" value={copy.subjectWithoutScript} />
      <input type="hidden" name="redirect" value={pageUrl + SENT_HASH} />
      {/* Honeypot: only bots tick this hidden checkbox. */}
      <label hidden>
        <input type="checkbox" name="botcheck" /> {copy.leaveEmpty}
      </label>
      {/* Two fields of one line share a row; one without a neighbour takes all of it. */}
      <div className="flex flex-wrap gap-x-6 gap-y-5">
        {fields.map((field) => (
          <Field
            key={field.name}
            id={`contact-${field.name}`}
            label={copy.fields[field.name].label}
            required={Boolean(field.required)}
            {...(shownValidation.errors[field.name] ? { error: shownValidation.errors[field.name] } : {})}
            className={`grow basis-full ${field.kind ? "" : "sm:basis-[calc(50%-1rem)]"}`}
          >
            {(control) => <Control {...{ field, copy, enhancement, control }} />}
          </Field>
        ))}
        <div className="basis-full">
          <p className="text-note text-slate">
            {copy.note} <Link {...copy.privacy} className="text-lake link-underlined" />
          </p>
          {/* aria-disabled, because a disabled button would lose the focus. */}
          <Button
            type="submit"
            size="lg"
            aria-disabled={isSending(submission) || undefined}
            className="mt-5 w-full sm:w-auto sm:min-w-56"
          >
            {isSending(submission) ? copy.submitting : copy.submit}
          </Button>
        </div>
      </div>
      <Outcome copy={copy} submission={shownSubmission} />
      {enhancement && form.current && (
        <enhancement.FormEnhancement copy={copy} form={form.current} onValidation={setValidation} />
      )}
    </form>
  );
}

type Enhancement = {
  FormEnhancement: ComponentType<FormEnhancementProps>;
  /** Replaces the native select if the pointer is fine. */
  InterestSelect?: ComponentType<InterestSelectProps> | undefined;
};

type ControlProps = {
  field: FormField;
  copy: ContactFormCopy;
  enhancement: Enhancement | undefined;
  control: FieldControlProps;
};

/** The control of a field. It is uncontrolled, because visitors can fill it in before hydration. */
function Control({ field, copy, enhancement, control }: ControlProps) {
  const { name, kind, required, minLength, maxLength, pattern, input } = field;
  const { placeholder } = copy.fields[name];
  // The browser validates until the enhancement does.
  const rules = {
    required: required && !enhancement,
    "aria-required": required && enhancement ? (true as const) : undefined,
  };
  if (kind === "select") return <InterestField {...{ copy, enhancement }} control={{ ...control, ...rules }} />;
  // Only the enhancement can say that a text was cut off.
  const attributes = { ...control, ...rules, name, minLength, maxLength: enhancement && maxLength, placeholder };
  if (kind === "textarea") {
    // With kerning, Chromium needs minutes to wrap a word of a hundred thousand letters.
    return <textarea {...attributes} rows={6} className={`${controlClasses} [font-kerning:none]`} />;
  }
  const title = pattern && !enhancement ? copy.errors[name] : undefined;
  return <input type="text" {...attributes} {...input} {...{ pattern, title }} className={controlClasses} />;
}

type InterestFieldProps = Pick<ControlProps, "copy" | "enhancement"> & {
  control: FieldControlProps & { required: boolean | undefined; "aria-required": true | undefined };
};

/** The list of interests: a native select, or Radix Select, which is loaded with the enhancement. */
function InterestField({ copy, enhancement, control: { required, ...control } }: InterestFieldProps) {
  const { label, placeholder, options } = copy.fields.interest;
  if (enhancement?.InterestSelect)
    return <enhancement.InterestSelect {...control} {...{ label, placeholder, options }} />;
  return (
    <span className="relative block">
      <select
        {...control}
        required={required}
        name="interest"
        defaultValue=""
        className={`${controlClasses} appearance-none pr-10`}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute top-3.5 right-3.5 size-5" />
    </span>
  );
}

type OutcomeProps = { copy: ContactFormCopy; submission: Submission };

/** The outcome of the last inquiry, shown in the form: unlike a toast, it stays. */
function Outcome({ copy, submission: { state, reason, toastFailed } }: OutcomeProps) {
  const messages: Partial<Record<Submission["state"], Message>> = {
    slow: copy.slow,
    refused: { title: copy.failure.title, text: reason || copy.failure.text },
    failed: copy.failure,
    uncertain: copy.uncertain,
    interrupted: copy.interrupted,
  };
  const message = messages[state];
  // Outcomes without a toast are announced here.
  const isLive = state === "sending" || state === "slow" || state === "uncertain";
  return (
    <div className="mt-5" role={toastFailed ? "alert" : undefined} aria-live={isLive ? "polite" : undefined}>
      {/* Also visible without script, when the form service redirects to this element. */}
      <div
        id={SENT_HASH.slice(1)}
        data-outcome="sent"
        hidden={state !== "sent"}
        className="border-l-4 p-4 text-note border-signal bg-mist visible-when-targeted"
      >
        <OutcomeText {...copy.success} />
      </div>
      {message && (
        <div
          data-outcome={state}
          className={`border-l-4 p-4 text-note ${state === "slow" ? "border-signal bg-mist" : "border-brick bg-white"}`}
        >
          <OutcomeText {...message} />
        </div>
      )}
    </div>
  );
}

function OutcomeText({ title, text }: Message) {
  return (
    <>
      <p className="font-semibold">{title}</p>
      <p className="mt-1">{text}</p>
    </>
  );
}

/** The enhancement once loaded; it is fetched when the form comes near the viewport or gets the focus. */
function useEnhancement(form: { current: HTMLFormElement | null }): Enhancement | undefined {
  const [enhancement, setEnhancement] = useState<Enhancement>();
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const load = async () => {
      stop();
      // If this fails, the form remains plain HTML.
      const loaded = await loadEnhancement().catch(() => undefined);
      if (!loaded) return;
      const isListFocused = element.querySelector("select:focus") !== null;
      inquiryStore.syncFromForm();
      flushSync(() => setEnhancement(isListFocused ? { FormEnhancement: loaded.FormEnhancement } : loaded));
    };
    const onView: IntersectionObserverCallback = ([entry]) => entry?.isIntersecting && load();
    const observer = new IntersectionObserver(onView, { rootMargin: `${LOAD_MARGIN_PX}px` });
    const stop = () => {
      observer.disconnect();
      element.removeEventListener("focusin", load);
    };
    observer.observe(element);
    element.addEventListener("focusin", load);
    return stop;
  }, [form]);
  return enhancement;
}

async function loadEnhancement(): Promise<Enhancement> {
  const select = window.matchMedia(FINE_POINTER).matches
    ? import(/* webpackChunkName: "interest-select" */ "./interest-select").catch(() => undefined)
    : undefined;
  const { FormEnhancement } = await import(/* webpackChunkName: "form-enhancement" */ "./form-enhancement");
  return { FormEnhancement, InterestSelect: (await select)?.InterestSelect };
}

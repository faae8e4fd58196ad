import { ChevronDown } from "lucide-react";
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
import { OFFLINE_EVENT } from "../../../plugins/gatsby-plugin-late-app/events";
import { Button } from "../../components/button";
import { controlClasses, Field, type FieldControlProps } from "../../components/field";
import { Link } from "../../components/link";
import { FORM_HASH, LOAD_MARGIN_PX } from "../../config/constants";
import { formSettings } from "../../config/form-settings";
import { useBetweenPresses } from "../press/between-presses";
import {
  cleanEntry,
  type FieldName,
  fields,
  type InquiryErrors,
  inquirySubject,
  type Field as TableField,
} from "./fields";
import type { Findings, FormBehaviourProps } from "./form-behaviour";
import { messageInHash } from "./inquiry-address";
import { inquiryStore, SENT_HASH, useSubmission } from "./inquiry-store";
import type { InterestSelectProps } from "./interest-select";
import { isUnderway, type Submission } from "./submission";

type Message = { title: string; text: string };

/** All texts of the form, from the content. */
export type ContactFormCopy = {
  note: string;
  fields: Record<FieldName, { label: string; placeholder: string }> & {
    interest: { options: readonly { value: string; label: string }[] };
  };
  errors: InquiryErrors;
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

const FINE_POINTER = "(hover: hover) and (pointer: fine)";

const NO_FINDINGS: Findings = { messages: {}, attempts: 0 };

type ContactFormProps = {
  copy: ContactFormCopy;
  /** Address of the page with the form, to which the service redirects visitors without script. */
  address: string;
  /** Hash of the present address, which may bring a message. */
  hash: string;
};

/**
 * The contact form: plain HTML that the browser can send, with fields that keep their own entries. The behaviour that
 * loads later (checking, sending, messages) is added beside the fields and replaces none but the list of interests.
 */
export function ContactForm({ copy, address, hash }: ContactFormProps) {
  const form = useRef<HTMLFormElement | null>(null);
  const behaviour = useBehaviour(form);
  const answered = useRef(0);
  const [findings, setFindings] = useState(NO_FINDINGS);
  const submission = useSubmission();
  const shown = useBetweenPresses(findings);
  const outcome = useBetweenPresses(submission);

  const onForm = useCallback((element: HTMLFormElement | null) => {
    if (element) inquiryStore.attach(element);
    else inquiryStore.detach();
    form.current = element;
  }, []);

  useEffect(() => {
    const message = messageInHash(hash);
    // Who has gone back by now is at another address, which stays as it is.
    if (message === undefined || messageInHash(window.location.hash) !== message) return;
    inquiryStore.addMessage(message);
    window.history.replaceState(window.history.state, "", FORM_HASH);
  }, [hash]);

  // What the browser sends by itself is checked and named as if it were sent from here.
  useEffect(() => {
    const element = form.current;
    const onFormData = ({ formData }: FormDataEvent) => {
      const entries = inquiryStore.entries();
      for (const field of fields) formData.set(field.name, cleanEntry(field, entries[field.name]));
      formData.set("subject", inquirySubject(copy.subject, entries));
    };
    element?.addEventListener("formdata", onFormData);
    return () => element?.removeEventListener("formdata", onFormData);
  }, [copy.subject]);

  // After each rejected attempt, the first field with a message gets the focus.
  useEffect(() => {
    if (shown.attempts === answered.current) return;
    answered.current = shown.attempts;
    if (shown.attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [shown]);

  // A message above the field that somebody has gone on to moves it, maybe out of view.
  useEffect(() => {
    const { activeElement } = document;
    if (shown !== NO_FINDINGS && form.current?.contains(activeElement))
      activeElement?.scrollIntoView({ block: "nearest" });
  }, [shown]);

  /** Until its behaviour is loaded, the browser sends the form, once. */
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (event.defaultPrevented) return;
    inquiryStore.keep();
    if (!navigator.onLine) {
      // The browser would show its own error page instead of this one.
      event.preventDefault();
      window.dispatchEvent(new Event(OFFLINE_EVENT));
    } else if (!inquiryStore.begin(inquiryStore.entries())) event.preventDefault();
  };

  /** Enter that is held down sends once. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && event.repeat && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
  };

  return (
    <form
      ref={onForm}
      data-inquiry=""
      action={formSettings.endpoint}
      method="post"
      encType="multipart/form-data"
      noValidate={Boolean(behaviour)}
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
      // While our list of interests is open, the page ignores the pointer. A press outside closes the list and must
      // still reach the form, as with the platform's own list.
      className="pointer-events-auto"
    >
      <input type="hidden" name="access_key" value={formSettings.accessKey} />
      <input type="hidden" name="subject" value={copy.subjectWithoutScript} />
      <input type="hidden" name="redirect" value={address + SENT_HASH} />
      {/* Honeypot: no person sees this box, so only bots tick it. */}
      <input type="checkbox" name="botcheck" tabIndex={-1} aria-hidden="true" className="hidden" />
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {fields.map((field) => (
          <Field
            key={field.name}
            id={`contact-${field.name}`}
            label={copy.fields[field.name].label}
            required={Boolean(field.required)}
            {...(shown.messages[field.name] ? { error: shown.messages[field.name] } : {})}
            className={field.kind ? "sm:col-span-2" : ""}
          >
            {(control) => <Control {...{ field, copy, behaviour, control }} />}
          </Field>
        ))}
        <div className="sm:col-span-2">
          <p className="text-note text-slate">
            {copy.note} <Link {...copy.privacy} className="text-lake link-underlined" />
          </p>
          {/* A disabled button would lose the focus. */}
          <Button
            type="submit"
            size="lg"
            aria-disabled={isUnderway(submission) || undefined}
            className="mt-5 w-full sm:w-auto sm:min-w-56"
          >
            {isUnderway(submission) ? copy.submitting : copy.submit}
          </Button>
        </div>
      </div>
      <Outcome copy={copy} submission={outcome} />
      {behaviour && form.current && (
        <behaviour.FormBehaviour copy={copy} form={form.current} onFindings={setFindings} />
      )}
    </form>
  );
}

type Behaviour = {
  FormBehaviour: ComponentType<FormBehaviourProps>;
  /** Our own list of interests, for a fine pointer. */
  InterestSelect?: ComponentType<InterestSelectProps> | undefined;
};

type ControlProps = {
  field: TableField;
  copy: ContactFormCopy;
  behaviour: Behaviour | undefined;
  control: FieldControlProps;
};

/** The control of a field. React does not control its value: visitors can fill it in from the first moment. */
function Control({ field, copy, behaviour, control }: ControlProps) {
  const { name, kind, required, minLength, maxLength, pattern, input } = field;
  const { placeholder } = copy.fields[name];
  // The browser checks until the behaviour does.
  const rules = {
    required: required && !behaviour,
    "aria-required": required && behaviour ? (true as const) : undefined,
  };
  if (kind === "list") return <InterestList {...{ copy, behaviour }} control={{ ...control, ...rules }} />;
  const texts = { ...control, ...rules, name, minLength, maxLength, placeholder };
  if (kind === "text") {
    // With kerning, Chromium takes minutes to break a word of a hundred thousand letters into lines.
    return <textarea {...texts} rows={6} className={`${controlClasses} [font-kerning:none]`} />;
  }
  const title = pattern && !behaviour ? copy.errors[name] : undefined;
  return <input type="text" {...texts} {...input} {...{ pattern, title }} className={controlClasses} />;
}

type InterestListProps = Pick<ControlProps, "copy" | "behaviour"> & {
  control: FieldControlProps & { required: boolean | undefined; "aria-required": true | undefined };
};

/** List for the subject of an inquiry: the platform's own, or ours, which comes with the form's behaviour. */
function InterestList({ copy, behaviour, control: { required, ...control } }: InterestListProps) {
  const { label, placeholder, options } = copy.fields.interest;
  if (behaviour?.InterestSelect) return <behaviour.InterestSelect {...control} {...{ label, placeholder, options }} />;
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

/** What became of the last inquiry, in the form itself: unlike a toast, it stays. */
function Outcome({ copy, submission: { state, reason, toastFailed } }: OutcomeProps) {
  const messages: Partial<Record<Submission["state"], Message>> = {
    slow: copy.slow,
    refused: { title: copy.failure.title, text: reason ?? copy.failure.text },
    failed: copy.failure,
    uncertain: copy.uncertain,
    interrupted: copy.interrupted,
  };
  const message = messages[state];
  // What no toast says is read out from here.
  const isLive = state === "sending" || state === "slow" || state === "uncertain";
  return (
    <div className="mt-5" role={toastFailed ? "alert" : undefined} aria-live={isLive ? "polite" : undefined}>
      {/* Also shown when the form service redirects here, as long as no script can say so. */}
      <div
        id={SENT_HASH.slice(1)}
        data-outcome="sent"
        className={`border-l-4 p-4 text-note border-signal bg-mist ${state === "sent" ? "" : "hidden shown-as-target"}`}
      >
        <OutcomeText {...copy.success} />
      </div>
      {message && (
        <div
          data-outcome={state}
          className={`border-l-4 p-4 text-note ${state === "slow" ? "border-signal bg-mist" : "border-tile bg-white"}`}
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

/** The form's behaviour, once loaded; it is fetched when the form comes near or gets the focus. */
function useBehaviour(form: { current: HTMLFormElement | null }): Behaviour | undefined {
  const [behaviour, setBehaviour] = useState<Behaviour>();
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const load = async () => {
      stop();
      // Without it the form remains plain HTML.
      const loaded = await loadBehaviour().catch(() => undefined);
      if (!loaded) return;
      const isInList = element.querySelector("select:focus") !== null;
      inquiryStore.keep();
      flushSync(() => setBehaviour(isInList ? { FormBehaviour: loaded.FormBehaviour } : loaded));
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
  return behaviour;
}

async function loadBehaviour(): Promise<Behaviour> {
  const select = window.matchMedia(FINE_POINTER).matches
    ? import(/* webpackChunkName: "interest-select" */ "./interest-select").catch(() => undefined)
    : undefined;
  const { FormBehaviour } = await import(/* webpackChunkName: "form-behaviour" */ "./form-behaviour");
  return { FormBehaviour, InterestSelect: (await select)?.InterestSelect };
}

import { type ComponentType, type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { OFFLINE_EVENT } from "../../../plugins/gatsby-plugin-late-app/events";
import { formSettings } from "../../config/form-settings";
import { useBetweenPresses } from "../press/between-presses";
import type { ContactFormCopy } from "./contact-form-copy";
import type { Findings, FormBehaviourProps } from "./form-behaviour";
import { FormFields } from "./form-fields";
import { inquirySubject } from "./inquiry";
import {
  beginSending,
  entriesOf,
  fillIn,
  forgetSubmission,
  keepEntries,
  SENT_HASH,
  showEntries,
  useSubmission,
} from "./inquiry-store";
import { Outcome } from "./outcome";

/** How close the form must be before its behaviour is fetched. */
const LOAD_MARGIN = "600px";

const NO_FINDINGS: Findings = { messages: {}, attempts: 0 };

type ContactFormProps = {
  copy: ContactFormCopy;
  /** Address of the page with the form, to which the service redirects visitors without script. */
  address: string;
};

/**
 * The contact form: plain HTML that the browser can send, with fields that keep their own entries. The behaviour that
 * loads later (checking, sending, messages) is added beside the fields and replaces none.
 */
export function ContactForm({ copy, address }: ContactFormProps) {
  const form = useRef<HTMLFormElement | null>(null);
  const Behaviour = useBehaviour(form);
  const submit = useRef<(event: FormEvent) => void>();
  const answered = useRef(0);
  const [findings, setFindings] = useState(NO_FINDINGS);
  const submission = useSubmission();
  const shown = useBetweenPresses(findings);
  const outcome = useBetweenPresses(submission);

  const onForm = useCallback((element: HTMLFormElement | null) => {
    if (element) fillIn(element);
    else if (form.current) keepEntries(form.current);
    form.current = element;
  }, []);

  useEffect(() => {
    if (submission.state === "sent" && form.current) showEntries(form.current);
  }, [submission]);

  useEffect(() => forgetSubmission, []);

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
    if (submit.current) return submit.current(event);
    if (!navigator.onLine) {
      // The browser would show its own error page instead of this one.
      event.preventDefault();
      window.dispatchEvent(new Event(OFFLINE_EVENT));
      return;
    }
    const element: HTMLFormElement = event.currentTarget;
    const entries = entriesOf(element);
    if (!beginSending(entries)) return event.preventDefault();
    const subject = inquirySubject(copy.subject, entries);
    element.addEventListener("formdata", ({ formData }) => formData.set("subject", subject));
  };

  return (
    <form
      ref={onForm}
      data-inquiry=""
      action={formSettings.endpoint}
      method="post"
      encType="multipart/form-data"
      noValidate={Boolean(Behaviour)}
      onSubmit={onSubmit}
      // While our list of interests is open, the page ignores the pointer. A press outside closes the list and must
      // still reach the form, as with the platform's own list.
      className="pointer-events-auto"
    >
      <input type="hidden" name="access_key" value={formSettings.accessKey} />
      <input type="hidden" name="subject" value={copy.subjectWithoutScript} />
      <input type="hidden" name="redirect" value={address + SENT_HASH} />
      {/* Honeypot: no person sees this box, so only bots tick it. */}
      <input type="checkbox" name="botcheck" tabIndex={-1} aria-hidden="true" className="hidden" />
      <FormFields
        copy={copy}
        isChecked={Boolean(Behaviour)}
        messages={shown.messages}
        isSending={submission.state === "sending"}
      />
      <Outcome copy={copy} submission={outcome} />
      {Behaviour && <Behaviour copy={copy} form={form} submit={submit} onFindings={setFindings} />}
    </form>
  );
}

/** The form's behaviour, once loaded; it is fetched when the form comes near or gets the focus. */
function useBehaviour(form: { current: HTMLFormElement | null }): ComponentType<FormBehaviourProps> | undefined {
  const [Behaviour, setBehaviour] = useState<ComponentType<FormBehaviourProps>>();
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const load = () => {
      stop();
      import(/* webpackChunkName: "form-behaviour" */ "./form-behaviour").then(
        (module) => setBehaviour(() => module.FormBehaviour),
        // Without it the form remains plain HTML.
        () => undefined,
      );
    };
    const onView: IntersectionObserverCallback = ([entry]) => entry?.isIntersecting && load();
    const observer = new IntersectionObserver(onView, { rootMargin: LOAD_MARGIN });
    const stop = () => {
      observer.disconnect();
      element.removeEventListener("focusin", load);
    };
    observer.observe(element);
    element.addEventListener("focusin", load);
    return stop;
  }, [form]);
  return Behaviour;
}

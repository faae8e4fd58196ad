import { useCallback, useEffect, useRef, useState } from "react";
import { Button } from "../../components/button";
import { Link } from "../../components/link";
import { formSettings } from "../../config/form-settings";
import { useDeferDuringPress } from "../click-guard/pointer-release";
import { ContactField } from "./contact-field";
import type { ContactFormCopy } from "./copy";
import { fields } from "./fields";
import type { Validation } from "./form-enhancement";
import { isSending } from "./inquiry-reducer";
import { inquiryStore, takeMessageFrom, useInquiry } from "./inquiry-store";
import { SENT_HASH } from "./inquiry-url";
import { Outcome } from "./outcome";
import { useEnhancement } from "./use-enhancement";

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
  const [validation, setValidation] = useState(NOT_VALIDATED);
  const submission = useInquiry((inquiry) => inquiry.submission);
  const shown = { validation: useDeferDuringPress(validation), submission: useDeferDuringPress(submission) };
  const { errors } = shown.validation;
  useFocusOnErrors(form, shown.validation);
  useEffect(() => takeMessageFrom(hash), [hash]);

  const attachForm = useCallback(
    (element: HTMLFormElement | null) => {
      if (element) inquiryStore.attach(element, copy.subject);
      else inquiryStore.detach();
      form.current = element;
    },
    [copy.subject],
  );

  return (
    <form
      ref={attachForm}
      data-inquiry=""
      action={formSettings.endpoint}
      method="post"
      encType="multipart/form-data"
      noValidate={Boolean(enhancement)}
      // While Radix Select is open, the page ignores the pointer. A press outside closes the list and must still reach
      // the form, as with a native select.
      className="pointer-events-auto"
    >
      <HiddenFields copy={copy} pageUrl={pageUrl} />
      {/* Two fields of one line share a row; one without a neighbour takes all of it. */}
      <div className="flex flex-wrap gap-x-6 gap-y-5">
        {fields.map((field) => (
          <ContactField key={field.name} {...{ field, copy, enhancement }} error={errors[field.name]} />
        ))}
        <div className="basis-full">
          <p className="max-w-[68ch] text-note text-slate">
            {copy.note} <Link {...copy.privacy} className="text-lake link-underlined" />
          </p>
          {/* aria-disabled, because a disabled button would lose the focus. */}
          <Button
            type="submit"
            variant="hero"
            size="lg"
            aria-disabled={isSending(submission) || undefined}
            className="mt-5 w-full sm:w-auto sm:min-w-56"
          >
            {isSending(submission) ? copy.submitting : copy.submit}
          </Button>
        </div>
      </div>
      <Outcome copy={copy} submission={shown.submission} />
      {enhancement && form.current && (
        <enhancement.FormEnhancement copy={copy} form={form.current} onValidation={setValidation} />
      )}
    </form>
  );
}

/** What is sent besides the fields, if the browser sends the form. */
function HiddenFields({ copy, pageUrl }: Pick<ContactFormProps, "copy" | "pageUrl">) {
  return (
    <>
      <input type="hidden" name="access_key" value={formSettings.accessKey} />
      <input type="hidden" name="subject" value={copy.subjectWithoutScript} />
      <input type="hidden" name="redirect" value={pageUrl + SENT_HASH} />
      {/* Honeypot: only bots tick this hidden checkbox. */}
      <label hidden>
        <input type="checkbox" name="botcheck" /> {copy.leaveEmpty}
      </label>
    </>
  );
}

/** After each invalid attempt, the first field with an error gets the focus; an error above may push it out of view. */
function useFocusOnErrors(form: { current: HTMLFormElement | null }, validation: Validation): void {
  const handledAttempts = useRef(0);
  useEffect(() => {
    if (validation === NOT_VALIDATED) return;
    const isNewAttempt = validation.attempts !== handledAttempts.current && validation.attempts > 0;
    handledAttempts.current = validation.attempts;
    if (isNewAttempt) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    const { activeElement } = document;
    if (form.current?.contains(activeElement)) activeElement?.scrollIntoView({ block: "nearest" });
  }, [form, validation]);
}

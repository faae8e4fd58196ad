import { useFormik } from "formik";
import { type FormEvent, type MutableRefObject, type RefObject, useEffect, useMemo, useRef } from "react";
import { flushSync } from "react-dom";
import { finishBeforeDocument } from "../../../plugins/gatsby-plugin-late-app/follow-link";
import { TOAST_DURATION_MS } from "../../config/constants";
import { formSettings } from "../../config/form-settings";
import { queryClient } from "../../lib/query-client";
import { dismissErrors, notify, prepareToNotify } from "../toasts/notify";
import type { Notification } from "../toasts/toaster";
import type { ContactFormCopy } from "./contact-form-copy";
import { type Inquiry, type InquiryField, inquiryFields } from "./inquiry";
import { inquirySchema } from "./inquiry-schema";
import {
  beginSending,
  endSending,
  entriesOf,
  forgetSubmission,
  keptEntries,
  markUnsaid,
  mayHaveArrived,
} from "./inquiry-store";
import { InquiryRefusedError, submitInquiry } from "./submit-inquiry";

/** The result of checking the entries. */
export type Findings = {
  messages: Readonly<Partial<Record<InquiryField, string>>>;
  /** How often the visitor has tried to send them. */
  attempts: number;
};

export type FormBehaviourProps = {
  copy: ContactFormCopy;
  form: RefObject<HTMLFormElement | null>;
  /** Receives the form's submit handler. */
  submit: MutableRefObject<((event: FormEvent) => void) | undefined>;
  onFindings: (findings: Findings) => void;
};

/** Until this long after sending, a press may still belong to the double click that sent the form. */
const DOUBLE_CLICK_MS = 1000;

/** Checks the form's entries and sends them. The fields hold the entries; this holds the validation state. */
export function FormBehaviour({ copy, form, submit, onFindings }: FormBehaviourProps) {
  const schema = useMemo(() => inquirySchema(copy.errors), [copy.errors]);
  /** The form was cleared after sending: walking through its fields must show no errors. */
  const isAsNew = useRef(false);
  const sentAt = useRef(0);

  const formik = useFormik<Inquiry>({
    initialValues: keptEntries(),
    validationSchema: schema,
    onSubmit: async (values, { resetForm }) => {
      const isBot = form.current?.querySelector<HTMLInputElement>("[name=botcheck]")?.checked;
      const isSent = await sendInquiry(values, schema.cast(values), copy, isBot);
      if (!isSent) return;
      resetForm({ values: keptEntries() });
      isAsNew.current = true;
      sentAt.current = Date.now();
    },
  });

  const { setFieldTouched, setValues, submitForm, errors, touched, submitCount, isSubmitting } = formik;

  useEffect(() => {
    prepareToNotify();
  }, []);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const onInput = () => {
      const entries = entriesOf(element);
      const kept = keptEntries();
      // Clearing a list along with the form fires this event, too.
      if (inquiryFields.every((field) => entries[field] === kept[field])) return;
      isAsNew.current = false;
      forgetSubmission();
      setValues(entries);
    };
    const onFocusOut = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || isAsNew.current) return;
      const field = inquiryFields.find((name) => target.id === `contact-${name}`);
      // The focus is in the field's own list.
      if (!field || target.getAttribute("aria-expanded") === "true") return;
      // The browser may have filled it in without an event.
      setValues(entriesOf(element), false);
      setFieldTouched(field);
    };
    submit.current = (event) => {
      event.preventDefault();
      // The second press of a double click must not submit the form that was just cleared.
      if (isAsNew.current && Date.now() - sentAt.current < DOUBLE_CLICK_MS) return;
      flushSync(() => setValues(entriesOf(element), false));
      submitForm();
    };
    const inputs = ["input", "change"];
    for (const event of inputs) element.addEventListener(event, onInput);
    element.addEventListener("focusout", onFocusOut);
    return () => {
      submit.current = undefined;
      for (const event of inputs) element.removeEventListener(event, onInput);
      element.removeEventListener("focusout", onFocusOut);
    };
  }, [form, submit, setValues, setFieldTouched, submitForm]);

  useEffect(() => {
    if (isSubmitting) return;
    const messages: Record<string, string> = {};
    for (const field of inquiryFields) if (touched[field] && errors[field]) messages[field] = errors[field];
    onFindings({ messages, attempts: submitCount });
  }, [errors, touched, submitCount, isSubmitting, onFindings]);

  return null;
}

/**
 * Sends an inquiry, as entered or trimmed to be sent, whatever happens to its form, and reports the outcome. Returns
 * whether it has arrived; also false if one is already being sent.
 */
async function sendInquiry(
  entered: Inquiry,
  inquiry: Inquiry,
  copy: ContactFormCopy,
  isBot: boolean | undefined,
): Promise<boolean> {
  if (!beginSending()) return false;
  // An inquiry must not arrive twice: sending is never retried automatically.
  const submission = queryClient.getMutationCache().build<void, Error, void, unknown>(queryClient, {
    mutationFn: () => submitInquiry(inquiry, copy.subject, formSettings, isBot),
    retry: false,
    networkMode: "always",
  });
  const answer = submission.execute();
  // Loading a document must not cut it off, or remove its message before it can be read.
  const timeToRead = () => new Promise((resolve) => setTimeout(resolve, TOAST_DURATION_MS));
  finishBeforeDocument(answer.then(timeToRead, timeToRead));
  try {
    await answer;
  } catch (error) {
    const isRefused = error instanceof InquiryRefusedError;
    if (!isRefused && mayHaveArrived()) {
      endSending({ state: "interrupted" });
      return false;
    }
    const reason = isRefused ? error.reason : undefined;
    endSending({ state: "failed", reason });
    say({ kind: "error", title: copy.failure.title, text: reason ?? copy.failure.text });
    return false;
  }
  endSending({ state: "sent" }, entered);
  dismissErrors();
  say({ kind: "success", ...copy.success });
  return true;
}

/** Shows a toast; if that fails, the form shows the message. */
async function say(message: Notification): Promise<void> {
  if (!(await notify(message))) markUnsaid();
}

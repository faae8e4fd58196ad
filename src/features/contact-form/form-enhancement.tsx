import { useFormik } from "formik";
import { useEffect, useMemo } from "react";
import { flushSync } from "react-dom";
import { finishBeforeDocument } from "../../../plugins/gatsby-plugin-late-app/follow-link";
import { FORM_SLOW_AFTER_MS, TOAST_DURATION_MS } from "../../config/constants";
import { formSettings } from "../../config/form-settings";
import { queryClient } from "../../lib/query-client";
import { dismissErrors, notify, prepareToNotify } from "../toasts/notify";
import type { Notification } from "../toasts/toaster";
import type { ContactFormCopy } from "./contact-form";
import { emptyInquiry, type FieldName, fields, type Inquiry, isSameInquiry } from "./fields";
import { inquiryStore, useEntries, useSubmission } from "./inquiry-store";
import { InquiryRefusedError, inquirySchema, submitInquiry } from "./submit-inquiry";

/** The result of checking the entries. */
export type Findings = {
  messages: Readonly<Partial<Record<FieldName, string>>>;
  /** How often the visitor has tried to send them. */
  attempts: number;
};

export type FormBehaviourProps = {
  copy: ContactFormCopy;
  form: HTMLFormElement;
  onFindings: (findings: Findings) => void;
};

/** Checks the form's entries and sends them. The fields hold the entries; this holds the validation state. */
export function FormBehaviour({ copy, form, onFindings }: FormBehaviourProps) {
  const schema = useMemo(() => inquirySchema(copy.errors), [copy.errors]);
  const { state } = useSubmission();
  const entries = useEntries();
  const formik = useFormik<Inquiry>({
    initialValues: entries,
    validationSchema: schema,
    onSubmit: (values) => {
      const isBot = form.querySelector<HTMLInputElement>("[name=botcheck]")?.checked;
      return sendInquiry(values, schema.cast(values), copy, isBot);
    },
  });
  const { setFieldTouched, setValues, resetForm, submitForm, errors, touched, submitCount, isSubmitting } = formik;

  useEffect(() => {
    prepareToNotify();
  }, []);

  // After sending, the form is as new: walking through its fields shows no errors.
  useEffect(() => {
    if (state === "sent") resetForm({ values: entries });
    else setValues(entries);
  }, [state, entries, resetForm, setValues]);

  useEffect(() => {
    const onFocusOut = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || inquiryStore.submission().state === "sent") return;
      const field = fields.find(({ name }) => target.id === `contact-${name}`);
      // The focus is in the field's own list.
      if (!field || target.getAttribute("aria-expanded") === "true") return;
      // The browser may have filled it in without an event.
      inquiryStore.keep();
      setValues(inquiryStore.entries(), false);
      setFieldTouched(field.name);
    };
    const onSubmit = (event: Event) => {
      event.preventDefault();
      inquiryStore.keep();
      const present = inquiryStore.entries();
      const { state, isRead } = inquiryStore.submission();
      const isAsNew = state === "sent" && !isRead && isSameInquiry(present, emptyInquiry);
      // Nothing was entered since: this is the rest of the double click, or of the two Enters, that sent the form.
      if (isAsNew) return;
      flushSync(() => setValues(present, false));
      submitForm();
    };
    form.addEventListener("focusout", onFocusOut);
    form.addEventListener("submit", onSubmit);
    return () => {
      form.removeEventListener("focusout", onFocusOut);
      form.removeEventListener("submit", onSubmit);
    };
  }, [form, setValues, setFieldTouched, submitForm]);

  useEffect(() => {
    if (isSubmitting) return;
    const messages: Findings["messages"] = Object.fromEntries(
      fields.flatMap(({ name }) => (touched[name] && errors[name] ? [[name, errors[name]]] : [])),
    );
    onFindings({ messages, attempts: submitCount });
  }, [errors, touched, submitCount, isSubmitting, onFindings]);

  return null;
}

/**
 * Sends an inquiry, as entered or cleaned to be sent, whatever happens to its form, and reports the outcome. Does nothing
 * if one is already being sent.
 */
async function sendInquiry(entered: Inquiry, inquiry: Inquiry, copy: ContactFormCopy, isBot?: boolean): Promise<void> {
  if (!inquiryStore.begin()) return;
  const failure = { kind: "error", title: copy.failure.title } as const;
  if (!navigator.onLine) {
    inquiryStore.dispatch({ type: "failed" });
    return say({ ...failure, text: copy.failure.text });
  }
  // An inquiry must not arrive twice: sending is never retried automatically.
  const submission = queryClient.getMutationCache().build<void, Error, void, unknown>(queryClient, {
    mutationFn: () => submitInquiry(inquiry, copy.subject, formSettings, isBot),
    retry: false,
    networkMode: "always",
  });
  const answer = submission.execute();
  // Loading a document must not cut it off, or remove its message before it can be read. After a while, the browser asks.
  const timeToRead = () => wait(TOAST_DURATION_MS);
  finishBeforeDocument(Promise.race([answer.then(timeToRead, timeToRead), wait(FORM_SLOW_AFTER_MS)]));
  try {
    await answer;
  } catch (error) {
    const isRefused = error instanceof InquiryRefusedError;
    inquiryStore.dispatch(isRefused ? { type: "refused", reason: error.reason } : { type: "unanswered" });
    return say({ ...failure, text: (isRefused && error.reason) || copy.failure.text });
  }
  inquiryStore.dispatch({ type: "arrived" }, entered);
  dismissErrors();
  return say({ kind: "success", ...copy.success });
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Shows a toast; if that fails, the form shows the message. */
async function say(message: Notification): Promise<void> {
  if (!(await notify(message))) inquiryStore.dispatch({ type: "toastFailed" });
}

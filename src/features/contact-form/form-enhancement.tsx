import { useFormik } from "formik";
import { delayFullPageLoadUntil } from "gatsby-plugin-late-app/navigation";
import { useEffect, useMemo } from "react";
import { flushSync } from "react-dom";
import { FORM_SLOW_AFTER_MS, TOAST_DURATION_MS } from "../../config/constants";
import { formSettings } from "../../config/form-settings";
import { queryClient } from "../../lib/query-client";
import { dismissToasts, loadToaster, notify } from "../toasts/notify";
import type { Notification } from "../toasts/toaster";
import type { ContactFormCopy } from "./copy";
import { areSameValues, emptyValues, type FormValues, fields, type ValidationErrors } from "./fields";
import { inquiryStore, useInquiryValues, useSubmission } from "./inquiry-store";
import { InquiryRefusedError, inquirySchema, submitInquiry } from "./submit-inquiry";

/** The result of validating the form. */
export type Validation = {
  errors: ValidationErrors;
  /** The number of attempts to send the form. */
  attempts: number;
};

export type FormEnhancementProps = {
  copy: ContactFormCopy;
  form: HTMLFormElement;
  onValidation: (validation: Validation) => void;
};

/** Validates and sends the form. The fields hold the values; this component holds the validation state. */
export function FormEnhancement({ copy, form, onValidation }: FormEnhancementProps) {
  const schema = useMemo(() => inquirySchema(copy.errors, copy.tooLong), [copy.errors, copy.tooLong]);
  const { state } = useSubmission();
  const storedValues = useInquiryValues();
  const formik = useFormik<FormValues>({
    initialValues: storedValues,
    validationSchema: schema,
    onSubmit: (values) => {
      const isBot = form.querySelector<HTMLInputElement>("[name=botcheck]")?.checked;
      return sendInquiry(values, schema.cast(values), copy, isBot);
    },
  });
  const { setFieldTouched, setValues, resetForm, submitForm, errors, touched, submitCount, isSubmitting } = formik;

  useEffect(() => {
    loadToaster();
  }, []);

  // After sending, the form is reset, so that leaving an empty field shows no error.
  useEffect(() => {
    if (state === "sent") resetForm({ values: storedValues });
    else setValues(storedValues);
  }, [state, storedValues, resetForm, setValues]);

  useEffect(() => {
    const onFocusOut = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || inquiryStore.submission().state === "sent") return;
      const field = fields.find(({ name }) => target.id === `contact-${name}`);
      // The focus has moved into the field's open list.
      if (!field || target.getAttribute("aria-expanded") === "true") return;
      // The browser may have filled in the field without an event.
      inquiryStore.syncFromForm();
      setValues(inquiryStore.values(), false);
      setFieldTouched(field.name);
    };
    const onSubmit = (event: Event) => {
      event.preventDefault();
      inquiryStore.syncFromForm();
      const values = inquiryStore.values();
      const { state, isConfirmationRead } = inquiryStore.submission();
      const isRepeatedPress = state === "sent" && !isConfirmationRead && areSameValues(values, emptyValues);
      // The form is still empty after sending: this is the second press of a double click or a double Enter.
      if (isRepeatedPress) return;
      // It would stand beside what the fields of this attempt are refused for.
      dismissToasts("success");
      flushSync(() => setValues(values, false));
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
    const shownErrors: ValidationErrors = Object.fromEntries(
      fields.flatMap(({ name }) => (touched[name] && errors[name] ? [[name, errors[name]]] : [])),
    );
    onValidation({ errors: shownErrors, attempts: submitCount });
  }, [errors, touched, submitCount, isSubmitting, onValidation]);

  return null;
}

/**
 * Sends an inquiry, even if its form is unmounted meanwhile, and shows the outcome. Does nothing if one is already being
 * sent.
 * @param values the values as typed
 * @param inquiry the normalized values to send
 */
async function sendInquiry(
  values: FormValues,
  inquiry: FormValues,
  copy: ContactFormCopy,
  isBot?: boolean,
): Promise<void> {
  if (!inquiryStore.beginSubmission()) return;
  const failure = { kind: "error", title: copy.failure.title } as const;
  if (!navigator.onLine) {
    inquiryStore.dispatch({ type: "failed" });
    return showMessage({ ...failure, text: copy.failure.text });
  }
  // An inquiry must not arrive twice, so sending is never retried automatically.
  const submission = queryClient.getMutationCache().build<void, Error, void, unknown>(queryClient, {
    mutationFn: () => submitInquiry(inquiry, copy.subject, formSettings, isBot),
    retry: false,
    networkMode: "always",
  });
  const response = submission.execute();
  // A full page load would abort the request or remove its message unread, so it waits, for 15 s at most. After that,
  // `beforeunload` asks the visitor.
  const timeToRead = () => wait(TOAST_DURATION_MS);
  delayFullPageLoadUntil(Promise.race([response.then(timeToRead, timeToRead), wait(FORM_SLOW_AFTER_MS)]));
  try {
    await response;
  } catch (error) {
    const isRefused = error instanceof InquiryRefusedError;
    inquiryStore.dispatch(isRefused ? { type: "refused", reason: error.reason } : { type: "uncertain" });
    return showMessage({ ...failure, text: (isRefused && error.reason) || copy.failure.text });
  }
  inquiryStore.dispatch({ type: "sent" }, values);
  dismissToasts("error");
  return showMessage({ kind: "success", ...copy.success });
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Shows a toast; if that fails, the form shows the message. */
async function showMessage(message: Notification): Promise<void> {
  if (!(await notify(message))) inquiryStore.dispatch({ type: "toastFailed" });
}

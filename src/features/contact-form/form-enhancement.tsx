import { useFormik, validateYupSchema, yupToFormErrors } from "formik";
import { delayFullPageLoadUntil } from "gatsby-plugin-late-app/navigation";
import { useEffect, useMemo } from "react";
import { FORM_SLOW_AFTER_MS, TOAST_DURATION_MS } from "../../config/constants";
import { formSettings } from "../../config/form-settings";
import { queryClient } from "../../lib/query-client";
import { dismissToasts, loadToaster, notify } from "../toasts/notify";
import { type ContactFormCopy, failureMessage } from "./copy";
import { emptyValues, type FieldName, type FormValues, fields, trimValues, type ValidationErrors } from "./fields";
import { isRepeatedPress } from "./inquiry-reducer";
import { inquiryStore, useInquiry } from "./inquiry-store";
import { inquirySchema, type SubmitResult, submitInquiry } from "./submit-inquiry";

/** What is wrong with the fields, and how often sending was attempted. */
export type Validation = { errors: ValidationErrors; attempts: number };

type FormEnhancementProps = {
  copy: ContactFormCopy;
  form: HTMLFormElement;
  onValidation: (validation: Validation) => void;
};

/** Validates and sends the form. The store holds the values; Formik, which fields were left and what is wrong. */
export function FormEnhancement({ copy, form, onValidation }: FormEnhancementProps) {
  const schema = useMemo(() => inquirySchema(copy), [copy]);
  const { state } = useInquiry(({ submission }) => submission);
  const values = useInquiry((inquiry) => inquiry.values);
  const { setFieldTouched, validateForm, resetForm, submitForm, errors, touched, submitCount, isSubmitting } =
    useFormik({
      initialValues: emptyValues,
      validate: () => validateYupSchema(inquiryStore.current().values, schema).then(() => ({}), yupToFormErrors),
      onSubmit: () => sendInquiry(copy),
    });

  useEffect(() => {
    loadToaster();
  }, []);

  // After sending, the form is reset, so that leaving an empty field shows no error.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new values are validated.
  useEffect(() => {
    if (state === "sent") resetForm();
    else validateForm();
  }, [state, values, resetForm, validateForm]);

  useEffect(() => {
    const onFocusOut = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || inquiryStore.current().submission.state === "sent") return;
      const field = fields.find(({ name }) => target.id === `contact-${name}`);
      // The focus has moved into the field's open list.
      if (!field || target.getAttribute("aria-expanded") === "true") return;
      inquiryStore.sync();
      setFieldTouched(field.name);
    };
    const onSubmit = (event: Event) => {
      event.preventDefault();
      if (isRepeatedPress(inquiryStore.sync())) return;
      // It would stand beside what the fields of this attempt are refused for.
      dismissToasts("success");
      submitForm();
    };
    form.addEventListener("focusout", onFocusOut);
    form.addEventListener("submit", onSubmit);
    return () => {
      form.removeEventListener("focusout", onFocusOut);
      form.removeEventListener("submit", onSubmit);
    };
  }, [form, setFieldTouched, submitForm]);

  useEffect(() => {
    if (isSubmitting) return;
    // A text that is too long is told where it is pasted, all else once the field is left.
    const isShown = (name: FieldName) => touched[name] || errors[name] === copy.tooLong;
    const shown = fields.flatMap(({ name }) => (errors[name] && isShown(name) ? [[name, errors[name]]] : []));
    onValidation({ errors: Object.fromEntries(shown), attempts: submitCount });
  }, [errors, touched, submitCount, isSubmitting, onValidation, copy.tooLong]);

  return null;
}

/** Sends the inquiry once, even if its form is unmounted meanwhile, and shows the outcome. */
async function sendInquiry(copy: ContactFormCopy): Promise<void> {
  const { values } = inquiryStore.current();
  if (!inquiryStore.dispatch({ type: "submitted" })) return;
  const outcome = navigator.onLine ? await request(values, copy.subject) : ({ type: "failed" } as const);
  const isSent = outcome.type === "sent";
  inquiryStore.dispatch(isSent ? { type: "sent", values } : outcome);
  if (isSent) dismissToasts("error");
  const failure = failureMessage(copy, outcome.type === "refused" ? outcome.reason : undefined);
  if (await notify(isSent ? { kind: "success", ...copy.success } : { kind: "error", ...failure })) return;
  inquiryStore.dispatch({ type: "toastFailed" });
}

function request(values: FormValues, subject: string): Promise<SubmitResult> {
  // An inquiry must not arrive twice, so sending is never retried automatically.
  const submission = queryClient.getMutationCache().build<SubmitResult, Error, void, unknown>(queryClient, {
    mutationFn: () => submitInquiry(trimValues(values), subject, formSettings),
    retry: false,
    networkMode: "always",
  });
  const response = submission.execute();
  // A full page load would abort the request or remove its message unread, so it waits, for 15 s at most. After that,
  // `beforeunload` asks the visitor.
  const isRead = response.then(() => wait(TOAST_DURATION_MS));
  delayFullPageLoadUntil(Promise.race([isRead, wait(FORM_SLOW_AFTER_MS)]));
  return response;
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

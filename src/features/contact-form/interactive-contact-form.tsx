import { QueryClientProvider, useMutation } from "@tanstack/react-query";
import { useFormik } from "formik";
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { formService } from "../../config/form-service";
import { queryClient } from "../../config/query-client";
import { notify, prepareToNotify } from "../toasts/notify";
import type { ContactFormCopy } from "./contact-form-copy";
import { keepDraft, readDraft } from "./draft";
import type { FocusedField } from "./focused-field";
import { FormFields } from "./form-fields";
import { Honeypot } from "./honeypot";
import { emptyInquiry, type Inquiry, type InquiryField } from "./inquiry";
import { inquirySchema } from "./inquiry-schema";
import { InterestSelect } from "./interest-select";
import { InquiryRefusedError, submitInquiry } from "./submit-inquiry";

export type InteractiveContactFormProps = {
  copy: ContactFormCopy;
  /** Where the visitor was typing when this form took over. */
  focused: RefObject<FocusedField | undefined>;
};

const fields = Object.keys(emptyInquiry) as InquiryField[];

/** The contact form with validation, sending and messages. */
export function InteractiveContactForm(props: InteractiveContactFormProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <FormWithState {...props} />
    </QueryClientProvider>
  );
}

function FormWithState({ copy, focused }: InteractiveContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const sending = useRef(false);
  const schema = useMemo(() => inquirySchema(copy.errors), [copy.errors]);
  // An inquiry must not arrive twice: sending is never repeated by itself.
  const submission = useMutation({
    mutationFn: (inquiry: Inquiry) => submitInquiry(inquiry, copy.subject, formService, honeypot.current?.checked),
    retry: false,
    networkMode: "always",
  });

  const formik = useFormik<Inquiry>({
    initialValues: readDraft(),
    validationSchema: schema,
    validateOnBlur: true,
    onSubmit: async (values, { resetForm }) => {
      if (sending.current) return;
      sending.current = true;
      try {
        await submission.mutateAsync(schema.cast(values));
        keepDraft(emptyInquiry);
        resetForm({ values: emptyInquiry });
        notify({ kind: "success", ...copy.success });
      } catch (error) {
        const reason = error instanceof InquiryRefusedError ? error.reason : undefined;
        notify({ kind: "error", title: copy.failure.title, text: reason ?? copy.failure.text });
      } finally {
        sending.current = false;
      }
    },
  });

  useEffect(() => keepDraft(formik.values), [formik.values]);

  useEffect(() => {
    prepareToNotify();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when this form takes the other one's place.
  useLayoutEffect(() => {
    const typed = readDraft();
    if (fields.some((field) => typed[field] !== formik.values[field])) formik.setValues(typed, false);
    const field = focused.current;
    const element = field && form.current?.elements.namedItem(field.name);
    if (!(element instanceof HTMLElement)) return;
    element.focus({ preventScroll: true });
    if (field?.selection && (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) {
      element.setSelectionRange(...field.selection);
    }
  }, []);

  const errorOf = (field: InquiryField) => (formik.touched[field] ? formik.errors[field] : undefined);

  // After a refused submission, the first field with a message takes the focus.
  const attempts = formik.submitCount;
  useEffect(() => {
    if (attempts === 0 || formik.isSubmitting) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts, formik.isSubmitting]);

  return (
    <form ref={form} onSubmit={formik.handleSubmit} noValidate>
      <Honeypot ref={honeypot} />
      <FormFields
        copy={copy}
        control={(field) => ({
          ...formik.getFieldProps(field),
          "aria-required": ["company", "phone"].includes(field) ? undefined : true,
        })}
        errorOf={errorOf}
        submitting={formik.isSubmitting || submission.isPending}
        interest={(props) => (
          <InterestSelect
            {...props}
            name="interest"
            value={formik.values.interest}
            placeholder={copy.fields.interest.placeholder}
            options={copy.fields.interest.options}
            onChange={(value) => formik.setFieldValue("interest", value)}
            onBlur={() => formik.setFieldTouched("interest")}
          />
        )}
      />
    </form>
  );
}

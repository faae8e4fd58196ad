import { OFFLINE_EVENT } from "gatsby-plugin-late-app/events";
import { buildValues, type FormValues, fields, inquirySubject, trimValues } from "./fields";
import type { InquiryStore } from "./inquiry-listeners";

const controlFor = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement | null;

/** The values in the fields. */
export const readForm = (form: HTMLFormElement): FormValues =>
  buildValues(({ name }) => controlFor(form, name)?.value ?? "");

/** Writes values into the fields that show others. */
export function fillForm(form: HTMLFormElement, values: FormValues): void {
  for (const { name } of fields) {
    const control = controlFor(form, name);
    if (control && control.value !== values[name]) control.value = values[name];
  }
}

/**
 * Reports what visitors do to the form. Until the enhancement is loaded, the browser sends it natively, once.
 * @param subjectPrefix begins the subject of a native submission
 */
export function listenToForm(form: HTMLFormElement, store: InquiryStore, subjectPrefix: string): void {
  // `preserveEarlyValues` ignores the form from now on.
  form.dataset.inquiry = "attached";
  for (const event of ["input", "change"]) form.addEventListener(event, store.sync);
  form.addEventListener("keydown", (event) => {
    // Holding Enter sends the form only once.
    if (event.key === "Enter" && event.repeat && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
  });
  form.addEventListener("submit", (event) => {
    const trap = controlFor(form, "botcheck");
    if (trap?.checked) {
      // Autofill may tick it; unticked, the second try goes through.
      trap.checked = false;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (store.dispatch({ type: "submitted" })) store.dispatch({ type: "failed" });
      store.dispatch({ type: "toastFailed" });
      return;
    }
    if (form.noValidate) return;
    const nativeValues = store.sync().values;
    // The browser would replace this page with its error page.
    if (!navigator.onLine) window.dispatchEvent(new Event(OFFLINE_EVENT));
    else if (store.dispatch({ type: "submitted", nativeValues })) return;
    event.preventDefault();
  });
  form.addEventListener("formdata", ({ formData }) => {
    // A native submission gets the same values and subject as one by script.
    const inquiry = trimValues(store.current().values);
    for (const [name, value] of Object.entries(inquiry)) formData.set(name, value);
    formData.set("subject", inquirySubject(subjectPrefix, inquiry));
  });
}

import { ContactForm } from "../../features/contact-form/contact-form";
import type { ContactFormCopy } from "../../features/contact-form/contact-form-copy";

export type FormSectionProps = {
  title: string;
  text: string;
  copy: ContactFormCopy;
  /** Address of the page. */
  address: string;
};

/** The form with its heading; `/contact#form` leads here. */
export function FormSection({ title, text, copy, address }: FormSectionProps) {
  return (
    <section id="form" tabIndex={-1} aria-labelledby="form-title" className="scroll-target-form">
      <h2 id="form-title" className="text-heading">
        {title}
      </h2>
      <p className="mt-3 mb-8 text-slate">{text}</p>
      <ContactForm copy={copy} address={address} />
    </section>
  );
}

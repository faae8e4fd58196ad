import { type FormEvent, useState } from "react";
import { Button } from "../../components/button";
import { controlClasses, Field } from "../../components/field";
import { Link } from "../../components/link";

/** The texts of the form, and the e-mail address of the support. */
type LoginFormProps = Record<"email" | "password" | "submit" | "support", string> & {
  unavailable: { title: string; text: string };
  errors: Record<FieldName, string>;
};

type FieldName = "email" | "password";

/** The login form. There is no login yet: it logs the e-mail address and shows how to get support. */
export function LoginForm({ email, password, submit, unavailable, errors, support }: LoginFormProps) {
  const [isSubmitted, setSubmitted] = useState(false);
  const [invalid, setInvalid] = useState<readonly FieldName[]>([]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const formData = new FormData(event.currentTarget);
    console.log("Login:", { email: formData.get("email"), password: "•".repeat(8) });
    setSubmitted(true);
  };

  const field = (name: FieldName, label: string, autoComplete: string) => (
    <Field id={`login-${name}`} label={label} required {...(invalid.includes(name) ? { error: errors[name] } : {})}>
      {(control) => (
        <input
          {...control}
          name={name}
          type={name}
          autoComplete={autoComplete}
          required
          // The browser checks; its bubble would stand beside the site's own messages.
          onInvalid={(event) => {
            event.preventDefault();
            const { form } = event.currentTarget;
            if (form?.querySelector("input:invalid") === event.currentTarget) event.currentTarget.focus();
            setInvalid((before) => [...before, name]);
          }}
          onChange={() => setInvalid((before) => before.filter((other) => other !== name))}
          className={controlClasses}
        />
      )}
    </Field>
  );

  const notice = (
    <div className="border-l-4 border-signal bg-mist p-4 text-note">
      <p className="font-semibold">{unavailable.title}</p>
      <p className="mt-1">
        {unavailable.text} <Link to={`mailto:${support}`} label={support} className="text-lake link-underlined" />.
      </p>
    </div>
  );

  return (
    // Outside a dialog, this method sends nothing, so that no password leaves the page without script.
    <form onSubmit={onSubmit} method="dialog" className="grid gap-5">
      {field("email", email, "username")}
      {field("password", password, "current-password")}
      <Button type="submit" size="lg" variant="outline">
        {submit}
      </Button>
      <div role="status">{isSubmitted ? notice : <noscript>{notice}</noscript>}</div>
    </form>
  );
}

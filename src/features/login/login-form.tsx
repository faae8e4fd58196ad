import { type FormEvent, useState } from "react";
import { Button } from "../../components/button";
import { controlClasses, Field } from "../../components/field";

export type LoginFormProps = {
  email: string;
  password: string;
  submit: string;
  unavailable: { title: string; text: string };
  /** The support mailbox. */
  support: string;
};

/** The login form. There is no login yet: the entry is logged, and the visitor is told what to do. */
export function LoginForm({ email, password, submit, unavailable, support }: LoginFormProps) {
  const [answered, setAnswered] = useState(false);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entry = new FormData(event.currentTarget);
    console.log("Login:", { email: entry.get("email"), password: "•".repeat(8) });
    setAnswered(true);
  };

  return (
    // Outside a dialog this method sends nothing, so no password leaves the page without script.
    <form onSubmit={onSubmit} method="dialog" className="grid gap-5">
      <Field id="login-email" label={email} required>
        {(control) => (
          <input {...control} name="email" type="email" autoComplete="username" required className={controlClasses} />
        )}
      </Field>
      <Field id="login-password" label={password} required>
        {(control) => (
          <input
            {...control}
            name="password"
            type="password"
            autoComplete="current-password"
            required
            className={controlClasses}
          />
        )}
      </Field>
      <Button type="submit" size="lg">
        {submit}
      </Button>
      <div role="status">
        {/* Without script nothing would answer, so it is visible from the start. */}
        <div className={`border-l-4 border-signal bg-mist p-4 text-note ${answered ? "" : "hidden noscript:block"}`}>
          <p className="font-semibold">{unavailable.title}</p>
          <p className="mt-1">
            {unavailable.text}{" "}
            <a href={`mailto:${support}`} className="text-lake link-underlined">
              {support}
            </a>
            .
          </p>
        </div>
      </div>
    </form>
  );
}

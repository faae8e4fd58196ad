import { ButtonLink } from "../../components/button";
import { Link } from "../../components/link";
import { NoBreakWords } from "../../components/no-break-words";
import { Section } from "../../components/section";

/** For visitors who find no suitable position: the form, or the jobs mailbox. */
export function Unsolicited({ title, text, action, mail, email }: Queries.CareerPageUnsolicited & { email: string }) {
  return (
    <Section tone="mist">
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-7">
          <h2 className="text-heading">{title}</h2>
          <NoBreakWords as="p" className="mt-4 max-w-[38rem] text-lead text-slate" text={text} />
        </div>
        <div className="lg:col-span-5 lg:justify-self-end">
          <ButtonLink {...action} size="lg" />
          <p className="mt-4">
            {mail} <Link to={`mailto:${email}`} label={email} className="text-lake link-underlined" />
          </p>
        </div>
      </div>
    </Section>
  );
}

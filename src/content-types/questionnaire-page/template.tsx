import { ArrowUpRight } from "lucide-react";
import { ButtonLink } from "../../components/button";
import { Seo } from "../../layout/seo";

type QuestionnaireProps = NonNullable<Queries.IcpPageQuery["icpPage"]> & { path: string };

/** Links to an external questionnaire in a new tab, and says what to have at hand. */
export function Questionnaire({ path, seo, title, text, pointsTitle, points, action, note }: QuestionnaireProps) {
  return (
    <>
      <Seo {...seo} path={path} noindex />
      <section className="container-page grid gap-x-14 gap-y-12 py-14 md:py-24 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h1 className="text-display">{title}</h1>
          <p className="mt-6 max-w-[38rem] text-lead text-slate">{text}</p>
          <ButtonLink to={action.to} target="_blank" rel="noopener" variant="hero" size="lg" className="mt-8">
            {action.label}
            <ArrowUpRight aria-hidden="true" className="size-5" />
          </ButtonLink>
          <p className="mt-4 text-note text-slate">{note}</p>
        </div>
        <div className="border-t-2 border-deep bg-mist p-7 lg:col-span-5 lg:self-center">
          <h2 className="text-subheading">{pointsTitle}</h2>
          <ul className="mt-4">
            {points.map((point, index) => (
              <li key={index} className="flex gap-4 border-t border-deep/20 py-3">
                <span aria-hidden="true" className="drawn-shape mt-3 h-0.75 w-4 shrink-0 bg-signal" />
                {point}
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}

import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import { ButtonLink } from "../components/button";
import { NoBreakWords } from "../components/no-break-words";
import { Picture } from "../components/picture";
import { Section } from "../components/section";
import { Seo } from "../layout/seo";
import { toPicture } from "../lib/picture-data";

/** What floats or stands on the lines of the list, as in the page's picture: one boat in the light, or lines to be cast off. */
const MARKS = {
  "/icp": "mask-[url(/boat.svg)] bg-deep group-first:bg-signal",
  "/onboarding":
    "mask-[url(/bollard.svg)] bg-deep group-not-last:bg-[linear-gradient(var(--color-deep)_40%,var(--color-signal)_0_70%,var(--color-deep)_0)]",
};

type QuestionnaireProps = NonNullable<Queries.IcpPageQuery["icpPage"]> & { path: keyof typeof MARKS };

/** Links to an external questionnaire in a new tab, and says what to have at hand. */
export function Questionnaire({ path, seo, title, text, action, note, picture, ...list }: QuestionnaireProps) {
  return (
    <>
      <Seo {...seo} path={path} noindex />
      <section className="grid lg:min-h-[min(42vw,44rem)] lg:grid-cols-[7fr_5fr]">
        <div className="self-center px-gutter py-10 lg:py-16 lg:pr-14">
          <h1 className="text-headline">{title}</h1>
          <NoBreakWords as="p" className="mt-6 max-w-[38rem] text-lead text-slate" text={text} />
          <ButtonLink to={action.to} target="_blank" rel="noopener" variant="hero" size="lg" className="mt-8">
            {action.label}
            <ArrowUpRight aria-hidden="true" className="size-5" />
          </ButtonLink>
          <p className="mt-4 max-w-[38rem] text-note text-slate">{note}</p>
        </div>
        <div className="max-sm:tall:order-first">
          <Picture
            picture={toPicture(picture)}
            priority
            sizes="(min-width: 64rem) 42vw, 100vw"
            className="aspect-8/7 w-full object-cover object-bottom lg:aspect-auto lg:h-0 lg:min-h-full"
          />
        </div>
      </section>
      <Section tone="mist">
        <h2 className="text-heading">{list.pointsTitle}</h2>
        <ul className="mt-4 gap-x-14 lg:grid lg:grid-cols-2">
          {list.points.map((point, index) => (
            <li key={index} className="group flex items-end gap-5 border-b-2 border-lake pt-6 last:odd:col-span-full">
              <span aria-hidden="true" className={`forced-colors-shape size-12 shrink-0 ${MARKS[path]}`} />
              <span className="min-w-0 self-center pb-3">{point}</span>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import { ButtonLink } from "../components/button";
import { NoBreakWords } from "../components/no-break-words";
import { Picture } from "../components/picture";
import { Seo } from "../layout/seo";
import { toPicture } from "../lib/picture-data";

/** What floats or stands on the lines of the list, as in the page's picture: one boat in the light, or lines to be cast off. */
const MARKS = {
  "/icp":
    "bg-deep group-first:bg-signal [clip-path:polygon(45%_0,45%_72%,55%_72%,55%_12%,92%_64%,55%_64%,55%_72%,100%_72%,84%_100%,16%_100%,0_72%,45%_72%,45%_64%,8%_64%)]",
  "/onboarding":
    "bg-deep group-not-last:bg-[linear-gradient(var(--color-deep)_40%,var(--color-signal)_0_70%,var(--color-deep)_0)] [clip-path:polygon(5%_0,95%_0,95%_30%,75%_30%,75%_80%,100%_80%,100%_100%,0_100%,0_80%,25%_80%,25%_30%,5%_30%)]",
};

type QuestionnaireProps = NonNullable<Queries.IcpPageQuery["icpPage"]> & { path: keyof typeof MARKS };

/** Links to an external questionnaire in a new tab, and says what to have at hand. */
export function Questionnaire({ path, seo, title, text, action, note, picture, ...list }: QuestionnaireProps) {
  return (
    <>
      <Seo {...seo} path={path} noindex />
      <section className="container-page grid gap-x-14 gap-y-10 pb-12 sm:pt-12 md:py-20 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <div className="lg:col-span-7">
          <h1 className="text-headline">{title}</h1>
          <NoBreakWords as="p" className="mt-6 max-w-[38rem] text-lead text-slate" text={text} />
          <ButtonLink to={action.to} target="_blank" rel="noopener" variant="hero" size="lg" className="mt-8">
            {action.label}
            <ArrowUpRight aria-hidden="true" className="size-5" />
          </ButtonLink>
          <p className="mt-4 text-note text-slate">{note}</p>
        </div>
        <div className="max-sm:tall:order-first max-sm:-mx-5 lg:col-span-5 lg:row-span-2">
          <Picture
            picture={toPicture(picture)}
            priority
            sizes="(min-width: 77rem) 454px, (min-width: 64rem) 37vw, (min-width: 40rem) 92vw, 100vw"
            className="aspect-8/7 h-auto w-full object-cover object-bottom lg:aspect-4/5"
          />
        </div>
        <div className="lg:col-span-7">
          <h2 className="text-heading">{list.pointsTitle}</h2>
          <ul className="mt-2 max-w-measure">
            {list.points.map((point, index) => (
              <li key={index} className="group flex items-end gap-5 border-b-2 border-lake pt-6">
                <span aria-hidden="true" className={`forced-colors-shape size-12 shrink-0 ${MARKS[path]}`} />
                <span className="min-w-0 self-center pb-3">{point}</span>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}

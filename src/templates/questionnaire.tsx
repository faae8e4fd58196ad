import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import { ButtonLink } from "../components/button";
import { NoBreakWords } from "../components/no-break-words";
import { Picture } from "../components/picture";
import { Seo } from "../layout/seo";
import { toPicture } from "../lib/picture-data";

type QuestionnaireProps = NonNullable<Queries.IcpPageQuery["icpPage"]> & { path: string };

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
          <h2 className="text-subheading">{list.pointsTitle}</h2>
          <ul className="mt-4 border-t-2 border-deep">
            {list.points.map((point, index) => (
              <li key={index} className="flex gap-4 border-b border-line py-3.5">
                <span aria-hidden="true" className="forced-colors-shape mt-3 h-0.75 w-4 shrink-0 bg-lake" />
                {point}
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}

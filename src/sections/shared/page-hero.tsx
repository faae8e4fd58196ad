import { type Action, ButtonLink } from "../../components/button";
import { NoBreakWords } from "../../components/no-break-words";
import { Eyebrow } from "./eyebrow";

type PageHeroProps = {
  eyebrow?: string;
  title: string;
  text: string;
  action?: Action;
};

/** The head of a page: headline, lead, at most one action. */
export function PageHero({ eyebrow, title, text, action }: PageHeroProps) {
  return (
    <section className="container-page pt-8 pb-10 md:pt-20 md:pb-16">
      <div className="grid items-end gap-x-12 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-8">
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <h1 className="text-display">{title}</h1>
          <NoBreakWords as="p" className="mt-4 max-w-[40rem] text-lead text-slate md:mt-6" text={text} />
          {action && <ButtonLink {...action} variant="hero" size="lg" className="mt-6 md:mt-8" />}
        </div>
      </div>
    </section>
  );
}

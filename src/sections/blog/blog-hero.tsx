import { type Action, ButtonLink } from "../../components/button";
import { NoBreakWords } from "../../components/no-break-words";
import { Eyebrow } from "../shared/eyebrow";

type BlogHeroProps = { eyebrow: string; title: string; text: string; action: Action };

/** The head of the overview; from 64rem on, it stands beside the first article's cover. */
export function BlogHero({ eyebrow, title, text, action }: BlogHeroProps) {
  return (
    <div className="px-gutter pt-8 pb-10 lg:self-center lg:pr-12">
      <Eyebrow>{eyebrow}</Eyebrow>
      <h1 className="text-headline">{title}</h1>
      <NoBreakWords as="p" className="mt-4 text-lead text-slate" text={text} />
      <ButtonLink {...action} size="lg" className="mt-6 md:mt-8" />
    </div>
  );
}

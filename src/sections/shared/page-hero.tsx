import { type Action, ButtonLink } from "../../components/button";
import { NoBreakWords } from "../../components/no-break-words";
import { Picture } from "../../components/picture";
import { type QueriedPicture, toPicture } from "../../lib/picture-data";
import { Eyebrow } from "./eyebrow";

type PageHeroProps = {
  eyebrow?: string;
  title: string;
  text: string;
  action?: Action;
  picture: QueriedPicture;
};

/** The head of a page: a picture as wide as the window, whole in the first screen, and the headline on its lower edge. */
export function PageHero({ eyebrow, title, text, action, picture }: PageHeroProps) {
  return (
    <section>
      <Picture
        picture={toPicture(picture)}
        priority
        onFail="hide"
        // On a phone, the strip shows a part of a picture that is wider than the window.
        sizes="(min-width: 30rem) 100vw, 28.5rem"
        className="h-50 w-full object-cover sm:h-auto sm:aspect-[9/4] lg:h-[clamp(20rem,100svh-20rem,40rem)] lg:aspect-auto"
      />
      <div className="relative bg-paper px-[clamp(1.25rem,4vw,2rem)] pt-7 pb-10 lg:-mt-24 lg:mr-[33vw] lg:w-max lg:max-w-[58vw] lg:pt-12 lg:pr-14 lg:pl-[max(2rem,calc((100vw-77rem)/2+2rem))]">
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <h1 className="text-statement">{title}</h1>
        <NoBreakWords as="p" className="mt-4 max-w-[38rem] text-lead text-slate" text={text} />
        {action && <ButtonLink {...action} variant="hero" size="lg" className="mt-6 md:mt-8" />}
      </div>
    </section>
  );
}

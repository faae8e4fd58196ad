import { type Action, ButtonLink } from "../../components/button";
import { NoBreakWords } from "../../components/no-break-words";
import { Picture } from "../../components/picture";
import { type QueriedPicture, toPicture } from "../../lib/picture-data";
import { Eyebrow } from "./eyebrow";
import { Sentences } from "./sentences";

type PageHeroProps = {
  eyebrow?: string;
  title: string;
  text: string;
  action?: Action;
  picture: QueriedPicture;
};

/** The head of a page: a picture as wide as the window, whole in the first screen; below it, headline and text side by side. */
export function PageHero({ eyebrow, title, text, action, picture }: PageHeroProps) {
  return (
    <section className="page-hero flex flex-col">
      <Picture
        picture={toPicture(picture)}
        priority
        // On a phone, the strip shows a part of a picture that is wider than the window.
        sizes="(min-width: 30rem) 100vw, 28.5rem"
        className={`${action ? "h-50" : "h-80"} w-full object-cover object-[50%_90%] sm:h-auto sm:aspect-[9/4] sm:max-h-[max(28rem,100svh-20.5rem)]`}
      />
      <div className="container-page grid gap-x-12 gap-y-4 pt-7 pb-10 lg:grid-cols-[7fr_5fr] lg:pt-10 lg:pb-14">
        <div>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <h1 className="text-headline">
            <Sentences text={title} />
          </h1>
        </div>
        <div className="lg:self-end">
          <NoBreakWords as="p" className="max-w-[38rem] text-lead text-slate" text={text} />
          {action && <ButtonLink {...action} variant="hero" size="lg" className="mt-6" />}
        </div>
      </div>
    </section>
  );
}

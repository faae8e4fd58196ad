import type { ReactNode } from "react";
import { type Action, ButtonLink } from "../../components/button";
import { Link } from "../../components/link";
import { NoBreakWords } from "../../components/no-break-words";
import { Picture } from "../../components/picture";
import { toPicture } from "../../lib/picture-data";
import { Eyebrow } from "./eyebrow";

type PictureHeroProps = {
  eyebrow: string;
  title: string;
  text: string;
  primary: Action;
  secondary: Action;
  picture: Queries.HeroPictureFragment;
  /** The same motif for a narrow column, and for a strip above the headline. */
  pictureTall: Queries.HeroPictureTallFragment | null;
  pictureWide: Queries.HeroPictureWideFragment | null;
  /** A part of the product; lies on the picture's quiet lower end, on a phone below the text. */
  card: ReactNode;
  /** Stands below the actions. */
  children?: ReactNode;
};

/** The first screen of a page that sells: claim, one button, and a picture up to the window's edge. */
export function PictureHero(props: PictureHeroProps) {
  const { eyebrow, title, text, primary, secondary, picture, pictureTall, pictureWide, card, children } = props;
  const shapes = [
    { media: "(max-width: 47.99rem)", src: pictureWide, sizes: "100vw" },
    { media: "(max-width: 69.99rem)", src: pictureTall, sizes: "55vw" },
  ].flatMap(({ src, ...shape }) => (src ? { ...shape, picture: toPicture({ alt: picture.alt, src }) } : []));
  return (
    <section className="grid overflow-hidden md:min-h-[38.5rem] md:grid-cols-[1fr_min(50vw,60rem)] lg:min-h-[max(38.5rem,min(52rem,56vw,calc(100svh-var(--header-height)-5rem)))]">
      <div className="flex items-center px-5 pt-4 pb-8 sm:px-8 md:row-start-1 md:py-10 lg:pl-[max(2rem,calc((100vw-77rem)/2+2rem))]">
        <div className="min-w-0 max-w-[36rem]">
          <Eyebrow>{eyebrow}</Eyebrow>
          <h1 className="text-[min(2.5rem,9.4vw)] leading-[1.06] md:text-[min(3.75rem,4.6vw)]">
            {sentencesOf(title).map((sentence, index) => (
              <span key={index} className="block">
                {index > 0 && " "}
                {sentence}
              </span>
            ))}
          </h1>
          <NoBreakWords
            as="p"
            className="mt-2.5 max-w-[32rem] text-lead text-slate max-[22.5rem]:text-base max-[22.5rem]:leading-normal md:mt-6"
            text={text}
          />
          <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2 md:mt-8">
            <ButtonLink {...primary} variant="hero" size="lg" />
            <Link {...secondary} data-print="hidden" className="py-2.5 font-semibold text-lake link-underlined" />
          </div>
          {children}
        </div>
      </div>
      <div
        data-poster=""
        className="relative order-first aspect-[12/5] bg-deep md:order-none md:col-start-2 md:row-start-1 md:aspect-auto"
      >
        <Picture
          picture={toPicture(picture)}
          shapes={shapes}
          priority
          onFail="hide"
          sizes="min(60vw, 60rem)"
          className="absolute inset-0 size-full object-cover"
        />
      </div>
      <div className="relative bg-deep px-5 py-8 sm:px-8 md:col-start-2 md:row-start-1 md:ml-5 md:w-76 md:self-end md:p-0 lg:ml-10 xl:w-84">
        <div className="max-w-100">{card}</div>
      </div>
    </section>
  );
}

/** Each sentence of a headline begins a line. */
const sentencesOf = (title: string) => title.replaceAll(". ", ".\n").split("\n");

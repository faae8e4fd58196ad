import type { ReactNode } from "react";
import { type Action, ButtonLink } from "../../components/button";
import { Link } from "../../components/link";
import { NoBreakWords } from "../../components/no-break-words";
import { Picture } from "../../components/picture";
import { toPicture } from "../../lib/picture-data";
import { Eyebrow } from "./eyebrow";
import { Sentences } from "./sentences";

type PictureHeroProps = {
  eyebrow: string;
  title: string;
  text: string;
  primary: Action;
  secondary: Action;
  picture: Queries.HeroPictureFragment;
  /** The same motif for a strip above the headline. */
  pictureWide: Queries.HeroPictureWideFragment | null;
  /** Lies on the picture. */
  overPicture?: ReactNode;
  /** A part of the product; lies on the picture's quiet lower end, on a phone below the text. */
  card: ReactNode;
  /** Stands below the actions. */
  children?: ReactNode;
};

/** The first screen of home and product: claim, one button, and a picture beside them; other pages have `PageHero`. */
export function PictureHero(props: PictureHeroProps) {
  const { eyebrow, title, text, primary, secondary, picture, pictureWide, overPicture, card, children } = props;
  const shapes = pictureWide
    ? [{ media: "(max-width: 63.99rem)", picture: toPicture({ alt: picture.alt, src: pictureWide }), sizes: "100vw" }]
    : [];
  return (
    <section className="picture-hero grid">
      <div className="min-w-0 self-center px-gutter pt-4 pb-8 lg:row-start-1 lg:pr-6">
        <Eyebrow>{eyebrow}</Eyebrow>
        <h1 className="text-display max-[24rem]:text-[9.9vw]">
          <Sentences text={title} />
        </h1>
        <NoBreakWords
          as="p"
          className="mt-2.5 max-w-[38rem] text-lead text-slate max-[24rem]:text-[1rem] md:mt-4"
          text={text}
        />
        <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-2 max-[24rem]:mt-4">
          <ButtonLink {...primary} variant="hero" size="lg" />
          <Link {...secondary} data-print="hidden" className="py-2.5 font-semibold text-lake link-underlined" />
        </div>
        {children}
      </div>
      <div
        data-hero-picture=""
        className="relative order-first aspect-2/1 overflow-clip md:aspect-[12/5] bg-deep lg:order-none lg:col-start-2 lg:row-start-1 lg:aspect-auto lg:[container-type:size]"
      >
        <Picture
          picture={toPicture(picture)}
          shapes={shapes}
          priority
          sizes="min(60vw, 60rem)"
          className="absolute inset-0 size-full object-cover lg:object-[60%_0]"
        />
        {overPicture}
      </div>
      <div className="relative lg:col-start-2 lg:row-start-1 lg:w-76 lg:self-end xl:w-84">
        <div className="max-w-100">{card}</div>
      </div>
    </section>
  );
}

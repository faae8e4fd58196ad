import type { ReactNode } from "react";
import { ButtonLink } from "../../components/button";
import { Eyebrow } from "../../components/eyebrow";
import { Picture } from "../../components/picture";
import { WholeWords } from "../../components/whole-words";
import { toPicture } from "../../lib/picture-data";

type ProductHeroProps = NonNullable<Queries.ProductPageQuery["productPage"]>["hero"] & { view: ReactNode };

/** First screen of the product page: claim, poster, and the product itself on it. */
export function ProductHero({ eyebrow, title, text, primary, secondary, picture, view }: ProductHeroProps) {
  return (
    <section className="overflow-hidden bg-mist lg:grid lg:min-h-[min(48rem,calc(100svh-4rem))] lg:grid-cols-[5fr_6fr]">
      <div className="flex items-center px-5 py-12 sm:px-8 lg:py-16 lg:pr-12 lg:pl-[max(2rem,calc((100vw-77rem)/2+2rem))]">
        <div className="max-w-[34rem]">
          <Eyebrow>{eyebrow}</Eyebrow>
          <h1 className="text-display lg:text-[clamp(2.5rem,4.4vw,4.25rem)]">{title}</h1>
          <p className="mt-6 text-lead text-slate">
            <WholeWords text={text} />
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink {...primary} variant="hero" size="lg" data-first-signal="" />
            <ButtonLink {...secondary} variant="outline" size="lg" />
          </div>
        </div>
      </div>
      <div className="relative bg-deep lg:flex lg:items-end">
        <Picture
          picture={toPicture(picture)}
          priority
          onFail="hide"
          sizes="(min-width: 64rem) 55vw, 100vw"
          className="aspect-[39/30] w-full object-cover object-[20%_0%] sm:aspect-[16/10] lg:absolute lg:inset-0 lg:aspect-auto lg:h-full"
        />
        <div className="relative -mt-16 px-5 pb-10 sm:-mt-28 sm:px-8 lg:mt-24 lg:mr-8 lg:mb-8 lg:ml-auto lg:w-84 lg:p-0 xl:ml-[22%] xl:w-auto xl:grow">
          {view}
        </div>
      </div>
    </section>
  );
}

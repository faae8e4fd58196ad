import { ButtonLink } from "../../components/button";
import { Eyebrow } from "../../components/eyebrow";
import { Link } from "../../components/link";
import { Picture } from "../../components/picture";
import { WholeWords } from "../../components/whole-words";
import { toPicture } from "../../lib/picture-data";
import { ScoreCard } from "../product-views/score-card";

type HomeHeroProps = NonNullable<Queries.HomePageQuery["homePage"]>["hero"] & {
  card: Queries.ProductViewsScore;
  /** Says that the card is an example. */
  example: string;
};

const POSTER = "absolute inset-0 size-full object-cover object-[82%_0%]";

/** First screen: claim on the left; on the right its poster, up to the window's edge. */
export function HomeHero({
  eyebrow,
  title,
  text,
  primary,
  secondary,
  more,
  note,
  picture,
  veil,
  card,
  example,
}: HomeHeroProps) {
  return (
    <section className="overflow-hidden lg:grid lg:min-h-[min(46rem,calc(100svh-var(--header-height)))] lg:grid-cols-2">
      <div className="flex items-center px-5 py-10 sm:px-8 lg:py-16 lg:pr-14 lg:pl-[max(2rem,calc((100vw-77rem)/2+2rem))]">
        <div className="min-w-0 max-w-[34rem]">
          <Eyebrow>{eyebrow}</Eyebrow>
          <h1 className="max-w-[7.8em] text-display text-wrap">{title}</h1>
          <p className="mt-6 text-lead text-slate">
            <WholeWords text={text} />
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink {...primary} variant="hero" size="lg" data-first-signal="" />
            <ButtonLink {...secondary} variant="outline" size="lg" />
          </div>
          <p className="mt-6 text-note text-slate">
            {note} <Link {...more} className="-my-1 inline-block py-1 text-lake link-underlined" />
          </p>
        </div>
      </div>
      <div className="relative bg-deep">
        <div data-poster="" className="relative aspect-[39/34] sm:aspect-[16/10] lg:absolute lg:inset-0 lg:aspect-auto">
          <Picture
            picture={toPicture(picture)}
            priority
            onFail="hide"
            sizes="(min-width: 64rem) 50vw, 100vw"
            className={POSTER}
          />
          {veil?.drawingData && <img src={veil.drawingData} alt="" data-print="hidden" className={POSTER} />}
        </div>
        <div className="relative -mt-10 px-5 pb-10 sm:px-8 lg:absolute lg:bottom-0 lg:left-10 lg:mt-0 lg:w-76 lg:p-0">
          <figure>
            <figcaption className="sr-only">{example}</figcaption>
            <ScoreCard {...card} />
          </figure>
        </div>
      </div>
    </section>
  );
}

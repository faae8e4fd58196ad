import { ButtonLink } from "../../components/button";
import { Eyebrow } from "../../components/eyebrow";
import { ScoreCard } from "../product-views/score-card";

type ProductHeroProps = Queries.ProductPageHero & { card: Queries.ProductViewsScore };

/** First screen of the product page, with a lead as the product shows it. */
export function ProductHero({ eyebrow, title, text, primary, secondary, card }: ProductHeroProps) {
  return (
    <section className="bg-mist">
      <div className="container-page grid items-center gap-x-14 gap-y-12 py-14 md:py-20 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <Eyebrow>{eyebrow}</Eyebrow>
          <h1 className="text-display">{title}</h1>
          <p className="mt-6 max-w-[38rem] text-lead text-slate">{text}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink {...primary} variant="hero" size="lg" />
            <ButtonLink {...secondary} variant="outline" size="lg" />
          </div>
        </div>
        <div className="border-t-4 border-signal lg:col-span-5">
          <ScoreCard {...card} />
        </div>
      </div>
    </section>
  );
}

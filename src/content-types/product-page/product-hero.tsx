import type { ReactNode } from "react";
import { ButtonLink } from "../../components/button";
import type { Action } from "../../components/call-to-action";
import { Eyebrow } from "../../components/eyebrow";

export type ProductHeroProps = {
  eyebrow: string;
  title: string;
  text: string;
  primary: Action;
  secondary: Action;
  /** The product in use, beside the headline. */
  view: ReactNode;
};

/** First screen of the product page, on the deep background, with the product's own log. */
export function ProductHero({ eyebrow, title, text, primary, secondary, view }: ProductHeroProps) {
  return (
    <section className="bg-mist">
      <div className="container-page grid items-center gap-x-14 gap-y-12 py-14 md:py-20 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <Eyebrow>{eyebrow}</Eyebrow>
          <h1 className="text-display">{title}</h1>
          <p className="mt-6 max-w-[38rem] text-lead text-slate">{text}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to={primary.to} variant="hero" size="lg">
              {primary.label}
            </ButtonLink>
            <ButtonLink to={secondary.to} variant="outline" size="lg">
              {secondary.label}
            </ButtonLink>
          </div>
        </div>
        <div className="border-t-4 border-signal lg:col-span-5">{view}</div>
      </div>
    </section>
  );
}

import { type Action, ButtonLink } from "../../components/button";
import { NoBreakWords } from "../../components/no-break-words";
import { Picture } from "../../components/picture";
import { type QueriedPicture, toPicture } from "../../lib/picture-data";
import { useSite } from "../../lib/use-site";
import { Sentences } from "./sentences";

type CallToActionProps = {
  title: string;
  text: string;
  /** The page's own drawing; without one, that of the site. */
  drawing?: QueriedPicture["src"] | null;
  primary: Action;
  secondary?: Action;
};

/** The closing section of a page: title, text, one or two buttons, and a drawing at the window's edge. */
export function CallToAction({ title, text, drawing, primary, secondary }: CallToActionProps) {
  const { closingDrawing } = useSite();
  return (
    <section className="relative overflow-hidden bg-deep text-paper on-deep" data-print="hidden">
      <div className="container-page relative z-10">
        <div className="section-space max-md:pb-8 lg:w-7/12">
          <h2 className="text-statement">
            <Sentences text={title} />
          </h2>
          <NoBreakWords as="p" className="mt-5 text-lead text-mist md:max-w-[min(38rem,50vw)]" text={text} />
          <div className="mt-8 flex flex-wrap gap-3 md:max-w-[min(38rem,50vw)]">
            <ButtonLink {...primary} variant="hero" size="lg" />
            {secondary && <ButtonLink {...secondary} variant="glass" size="lg" />}
          </div>
        </div>
      </div>
      <Picture
        picture={toPicture({ src: drawing ?? closingDrawing, alt: "" })}
        className="h-[min(77.8vw,22rem)] w-full object-contain object-right-bottom md:absolute md:right-0 md:bottom-0 md:h-full md:w-[38vw] lg:w-[42vw]"
      />
    </section>
  );
}

import { ButtonLink } from "./button";

export type Action = { label: string; to: string };

type CallToActionProps = { title: string; text: string; primary: Action; secondary?: Action };

/** The closing band of a page: one sentence, one call to action. */
export function CallToAction({ title, text, primary, secondary }: CallToActionProps) {
  return (
    <section className="bg-deep text-paper on-deep" data-print="hidden">
      <div className="container-page">
        <div className="section-space grid gap-x-12 gap-y-8 border-b border-white/15 md:grid-cols-12 md:items-end">
          <div className="md:col-span-8">
            <h2 className="text-title">{title}</h2>
            <p className="mt-5 max-w-[38rem] text-lead text-mist">{text}</p>
          </div>
          <div className="flex flex-wrap gap-3 md:col-span-4 md:justify-end">
            <ButtonLink {...primary} variant="hero" size="lg" />
            {secondary && <ButtonLink {...secondary} variant="glass" size="lg" />}
          </div>
        </div>
      </div>
    </section>
  );
}

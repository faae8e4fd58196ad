import type { CSSProperties } from "react";
import { Button } from "../../components/button";
import { NoBreakWords } from "../../components/no-break-words";
import { Lighthouse, NightLake } from "./night-lake";

type LeadGameProps = NonNullable<Queries.HomePageQuery["homePage"]>["game"] & {
  /** Says that the companies are invented. */
  example: string;
};

/**
 * The boats' places on the drawing, in percent: from its left edge to the lamp, and from its top to the water line. The
 * third, sixth and ninth can be lit without light falling on another, from 360 to 1920 px.
 */
const BOATS = [
  [8, 70.5],
  [15, 92],
  [19, 60],
  [30, 74],
  [40, 92],
  [46, 68],
  [61, 86],
  [70, 69],
  [82, 60],
  [81, 84],
];
/**
 * A game: of ten leads, the visitor picks the three to call first; then the lighthouse shows which three the agent
 * picks, and why. Styles alone run it: they count the boxes that are checked, and show what is in the page anyway.
 */
export function LeadGame({ title, text, hint, leads, again, example, ...solution }: LeadGameProps) {
  return (
    <section className="lead-game on-deep bg-deep text-paper">
      {/* `method="dialog"` outside a dialog makes submit a no-op. */}
      <form method="dialog" className="px-[max(clamp(1.25rem,4vw,2rem),50%-36.5rem)]">
        <NightLake />
        <fieldset>
          <legend>
            <h2 className="text-title">{title}</h2>
          </legend>
          <NoBreakWords as="p" className="clear-left max-w-[36rem] pt-4 text-lead text-mist" text={text} />
          <div className="lead-game-leads">{leads.map(renderLead)}</div>
        </fieldset>
        <Lighthouse />
        <Solution {...solution} leads={leads} />
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4 border-t border-white/20 py-6">
          <p className="lead-game-hint print:hidden">{hint}</p>
          <p className="text-note text-mist">{example}</p>
          <Button type="reset" variant="glass" className="sm:ml-auto">
            {again}
          </Button>
        </div>
      </form>
    </section>
  );
}

/** The box that picks a lead, and its label, with a boat whose sail has its number. */
function renderLead({ company, signals, reason }: LeadGameProps["leads"][number], index: number) {
  const number = index + 1;
  const id = `lead-${number}`;
  const [x, y] = BOATS[index] ?? [];
  return [
    <input key={id} type="checkbox" id={id} data-chosen={reason ? "" : undefined} />,
    <label key={company} htmlFor={id} className="lead-game-lead" style={{ "--x": x, "--y": y } as CSSProperties}>
      {reason && <i className="lead-game-beam" />}
      <svg className="lead-game-boat" width={48} viewBox="-150 -270 310 330" aria-hidden="true">
        <path d="M-8-16V-262L-132-16ZM10-16V-226L104-16Z" />
        <path d="M-140 0H150L104 50H-106Z" />
        <text x="-18" y="-34">
          {number}
        </text>
      </svg>
      <b>
        {number} {company}
      </b>
      {signals.map((signal, line) => [" ", <span key={line}>{signal}</span>])}
    </label>,
  ];
}

/** What the agent picks, and why, and a verdict for each number of hits. */
function Solution({
  solution,
  verdicts,
  tooMany,
  leads,
}: Pick<LeadGameProps, "solution" | "verdicts" | "tooMany" | "leads">) {
  return (
    <div className="lead-game-solution py-10" data-initially-hidden="">
      <h3 className="text-heading">{solution}</h3>
      <div className="lead-game-verdicts text-lead">
        {verdicts.map((verdict, right) => (
          <p key={right} data-right={right}>
            {verdict}
          </p>
        ))}
      </div>
      <p className="lead-game-too-many text-lead">{tooMany}</p>
      <dl className="mt-6 grid gap-x-8 gap-y-6 md:grid-cols-3">
        {leads.map(
          ({ company, reason }, index) =>
            reason && (
              <div key={index}>
                <dt className="heading font-display text-[1.1875rem]/[1.3] font-bold text-signal">
                  {index + 1} {company}
                </dt>
                <NoBreakWords as="dd" className="text-mist" text={reason} />
              </div>
            ),
        )}
      </dl>
    </div>
  );
}

import type { CSSProperties } from "react";
import { Button } from "../../components/button";
import { NoBreakWords } from "../../components/no-break-words";
import { Lighthouse, NightLake } from "./night-lake";

type LeadGameProps = NonNullable<Queries.HomePageQuery["homePage"]>["game"] & {
  /** Says that the companies are invented. */
  example: string;
};

/** A boat's place on the drawing, in percent: from its left edge to the lamp, and from its top to the water line. */
const boatAt = (x: number, y: number) => ({ "--x": x, "--y": y }) as CSSProperties;

/** The third, sixth and ninth can be lit without light falling on another, from 360 to 1920 px. */
const BOATS: readonly CSSProperties[] = [
  boatAt(8, 70.5),
  boatAt(15, 92),
  boatAt(19, 60),
  boatAt(30, 74),
  boatAt(40, 92),
  boatAt(46, 68),
  boatAt(61, 86),
  boatAt(70, 69),
  boatAt(82, 60),
  boatAt(81, 84),
];

/**
 * A game: of ten leads, the visitor picks the three to call first; then the lighthouse shows which three the agent
 * picks, and why. Styles alone run it: they count the boxes that are checked, and show what is in the page anyway.
 */
export function LeadGame({ title, text, hint, leads, solution, verdicts, tooMany, again, example }: LeadGameProps) {
  return (
    <section className="lead-game on-deep bg-deep text-paper">
      {/* `method="dialog"` outside a dialog makes submit a no-op. */}
      <form method="dialog">
        <NightLake />
        <fieldset>
          <legend>
            <h2 className="text-title">{title}</h2>
          </legend>
          <p className="lead-game-intro text-lead text-mist">
            <NoBreakWords text={text} />
          </p>
          <div className="lead-game-leads">
            {leads.map(({ company, signals, reason }, index) => {
              const id = `lead-${index + 1}`;
              return [
                <input key="input" type="checkbox" id={id} data-chosen={reason ? "" : undefined} />,
                <label key="label" htmlFor={id} className="lead-game-lead" style={BOATS[index]}>
                  {reason && <i className="lead-game-beam" />}
                  <Boat number={index + 1} />
                  <b>
                    {index + 1} {company}
                  </b>
                  {signals.map((signal, line) => [" ", <span key={line}>{signal}</span>])}
                </label>,
              ];
            })}
          </div>
        </fieldset>
        <Lighthouse />
        <div className="lead-game-solution" data-initially-hidden="">
          <h3 className="text-heading">{solution}</h3>
          <div className="lead-game-verdicts text-lead">
            {verdicts.map((verdict, right) => (
              <p key={right} data-right={right}>
                {verdict}
              </p>
            ))}
          </div>
          <p className="lead-game-too-many text-lead">{tooMany}</p>
          <dl>
            {leads.map(
              ({ company, reason }, index) =>
                reason && (
                  <div key={index}>
                    <dt className="heading">
                      {index + 1} {company}
                    </dt>
                    <dd className="text-mist">
                      <NoBreakWords text={reason} />
                    </dd>
                  </div>
                ),
            )}
          </dl>
        </div>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4 border-t border-white/20 py-6">
          <p className="lead-game-hint">{hint}</p>
          <p className="text-note text-mist">{example}</p>
          <Button type="reset" variant="glass" className="sm:ml-auto">
            {again}
          </Button>
        </div>
      </form>
    </section>
  );
}

/** A sailing boat with its lead's number in the sail. */
function Boat({ number }: { number: number }) {
  return (
    <svg className="lead-game-boat" width={48} viewBox="-150 -270 310 330" aria-hidden="true">
      <path d="M-8-16V-262L-132-16ZM10-16V-226L104-16Z" />
      <path d="M-140 0H150L104 50H-106Z" />
      <text x="-18" y="-34">
        {number}
      </text>
    </svg>
  );
}

import { type CSSProperties, useEffect, useRef } from "react";
import { Button, ButtonLink } from "../../components/button";
import { NoBreakWords } from "../../components/no-break-words";
import { copyText } from "../../features/copy-anchor/copy-text";
import { loadToaster } from "../../features/toasts/notify";
import { Lighthouse, NightLake } from "./night-lake";

type LeadGameProps = NonNullable<Queries.HomePageQuery["homePage"]>["game"] & {
  /** Says that the companies are invented. */
  example: string;
};

/**
 * The boats' places on the drawing, in percent: from its left edge to the lamp, and from its top to the water line. The
 * third, sixth and ninth can be lit without light falling on another, from 320 to 1920 px.
 */
const BOATS = [
  [6.5, 62],
  [11, 90],
  [27, 62.5],
  [16.5, 63],
  [33, 90],
  [45, 72],
  [55, 91],
  [65.5, 77],
  [84, 66],
  [75.5, 91],
];

/**
 * A game: of ten leads, the visitor picks the three to call first; then the lighthouse shows which three the agent
 * picks, and why, in the place of the leads. Styles alone run it: they count the boxes that are checked, and show what
 * is in the page anyway.
 */
export function LeadGame({ title, text, hint, counts, leads, again, example, copied, ...solution }: LeadGameProps) {
  const { score, verdicts } = solution;
  const form = useRef<HTMLFormElement>(null);
  const boxes = () => [...(form.current?.querySelectorAll("input") ?? [])];
  // In the entry of the history, so that Back finds them.
  const keepPicks = (picks = boxes().flatMap(({ id, checked }) => (checked ? id : []))) =>
    window.history.replaceState({ ...window.history.state, picks }, "");

  const onPick = () => {
    keepPicks();
    showVerdict();
  };
  const copyResult = () => {
    const hits = boxes().filter(({ checked, dataset }) => checked && dataset.chosen !== undefined).length;
    const url = new URL("/#zuerst", window.location.href);
    void copyText(`${hits} ${score}: ${verdicts[hits]} ${url}`, copied);
  };

  // The list is longer than the solution: who picked at its end would find the verdict behind the scene.
  const showVerdict = () => {
    const solution = form.current?.querySelector(".lead-game-solution");
    for (const { top } of solution?.getClientRects() ?? [])
      window.scrollBy(0, Math.min(0, top - Number.parseFloat(getComputedStyle(solution as Element).top)));
  };

  // Whenever the page is shown: for another entry, too.
  useEffect(() => {
    const all = boxes();
    const picks: unknown[] = [window.history.state?.picks].flat();
    if (!all.some(({ checked }) => checked)) for (const box of all) box.checked = picks.includes(box.id);
    keepPicks();
  });

  return (
    <section id="zuerst" className="bg-deep text-paper on-deep" style={{ scrollMarginTop: "-1.5rem" }}>
      {/* `method="dialog"` outside a dialog makes submit a no-op. */}
      <form method="dialog" className="lead-game" ref={form} onChange={onPick} onReset={() => keepPicks([])}>
        <fieldset className="contents" aria-labelledby="zuerst-title">
          <div className="lead-game-intro pt-8 pb-6 lg:pt-12">
            <h2 id="zuerst-title" className="text-statement">
              {title}
            </h2>
            <NoBreakWords as="p" className="mt-4 text-lead text-mist" text={text} />
          </div>
          <NightLake />
          <p className="py-2 text-note text-mist" style={{ gridRow: 3, visibility: "var(--rows)" as "visible" }}>
            {hint}
          </p>
          <p className="lead-game-part lead-game-count font-display text-heading font-bold" aria-hidden="true">
            {counts.map((count) => (
              <span key={count}>{count}</span>
            ))}
          </p>
          {leads.map(renderLead)}
          <Lighthouse />
          <Solution {...solution} leads={leads} copyResult={copyResult} />
          <div
            className="flex flex-wrap items-center justify-between gap-x-4 self-end py-4 text-note text-mist"
            style={{ gridRow: 14 }}
          >
            <p>{example}</p>
            <Button type="reset" variant="glass" className="lead-game-reset">
              {again}
            </Button>
          </div>
        </fieldset>
      </form>
    </section>
  );
}

/** The box that picks a lead; its label is a row of the list and a boat of the scene. */
function renderLead({ company, signal, reason }: LeadGameProps["leads"][number], index: number) {
  const number = index + 1;
  const id = `lead-${number}`;
  const [x, y] = BOATS[index] ?? [];
  const row = { "--row": number + 3 } as CSSProperties;
  return [
    <input key={id} type="checkbox" id={id} data-chosen={reason ? "" : undefined} className="size-6" style={row} />,
    <label key={company} htmlFor={id} style={{ ...row, "--x": x, "--y": y } as CSSProperties}>
      {reason && <i className="lead-game-part lead-game-beam" />}
      <svg className="lead-game-part lead-game-boat" viewBox="-150 -270 310 330" overflow="visible" aria-hidden="true">
        <path d="M-8-16V-262L-132-16ZM10-16V-226L104-16Z" />
        <path d="M-140 0H150L104 50H-106Z" />
        <text
          x="-18"
          y="-34"
          textAnchor="end"
          fontSize={104}
          fill="var(--number, var(--color-mist))"
          className="font-display font-bold"
        >
          {number}
        </text>
        <path fill="none" d="M-8-262V-360H104L70-322 104-284H4V-262Z" />
      </svg>
      <span className="lead-game-row text-note text-mist">
        <b className="block font-display text-body leading-tight text-paper">
          {number} {company}
        </b>{" "}
        <span>{signal}</span>
      </span>
    </label>,
  ];
}

type SolutionProps = Pick<LeadGameProps, "score" | "verdicts" | "solution" | "leads" | "action" | "copy"> & {
  copyResult: () => void;
};

/** How many were right, large, with a verdict; below it what the agent picks and why, and what else was picked. */
function Solution({ score, verdicts, solution, leads, action, copy, copyResult }: SolutionProps) {
  return (
    <div className="lead-game-solution pt-6 pb-8 lg:pt-10" role="status" data-initially-hidden="">
      <div className="font-display font-bold" style={{ display: "var(--lit, none)" }}>
        {verdicts.map((verdict, hits) => (
          <div key={hits} style={{ display: `var(--hits-${hits}, ${hits ? "none" : "block"})` }}>
            <p className="text-figure">
              {hits} {score}
            </p>
            <p className="mt-3 text-title lg:text-heading">{verdict}</p>
          </div>
        ))}
      </div>
      <h3 className="mt-6 text-subheading">{solution}</h3>
      <dl className="mt-1">
        {leads.map(
          ({ company, reason }, index) =>
            reason && (
              <div key={index} className="border-t border-white-20 py-2">
                <dt className="heading font-semibold">
                  {index + 1} {company}
                </dt>
                <NoBreakWords as="dd" className="text-note text-mist" text={reason} />
              </div>
            ),
        )}
      </dl>
      <div style={{ "--turn": 3 } as CSSProperties}>
        <ul className="text-note text-mist">
          {leads.map(
            ({ company, signal, reason }, index) =>
              !reason && (
                <li key={index} data-miss={index + 1} className="border-t border-white-20 py-1.5">
                  {company}: {signal}
                </li>
              ),
          )}
        </ul>
        <div className="mt-4 flex flex-wrap gap-3">
          <ButtonLink {...action} variant="hero" />
          <Button variant="glass" className="noscript:hidden" onClick={copyResult} onFocus={loadToaster}>
            {copy}
          </Button>
        </div>
      </div>
    </div>
  );
}

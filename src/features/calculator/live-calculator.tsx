import { type ComponentType, type MouseEvent, memo, useDeferredValue, useEffect, useState } from "react";
import { isNewEntry } from "../../../plugins/gatsby-plugin-late-app/history-entry";
import { actionWords, Calculation, DrawingAndActions } from "../../blocks/calculation";
import type { ChartProps } from "../../blocks/chart-figure";
import { Link } from "../../components/link";
import { keepMessage } from "../contact-form/keep-message";
import { copyAddress } from "../copy-anchor/copy-address";
import { calculationMessage, calculationTable } from "./calculation-texts";
import type { Calculator, Entries } from "./calculator";
import { anchorOf, entryText, hashOf, readEntries, readHash, readTexts } from "./entries";
import { EntryField } from "./entry-field";

const FORM = "/contact#form";
const COPIED = "Link zu dieser Rechnung kopiert";
/** Follows what is wrong with an entry: the results on the page are not of this entry. */
const KEPT = "Bis dahin gilt die Rechnung mit den Zahlen davor.";

/** Less than a visitor scrolls at a time, px. */
const AT_PLACE_PX = 4;

export type LiveCalculatorProps = {
  calculator: Calculator;
  /** What it begins with. */
  entries: Entries;
  /** Draws its chart, if it has one. */
  Drawing?: ComponentType<ChartProps> | undefined;
};

/** A calculation that answers while one types; stands in the figure that the build wrote, and is as high. */
export function LiveCalculator({ calculator, entries: given, Drawing }: LiveCalculatorProps) {
  const { name, fields } = calculator;
  const id = anchorOf(name);
  const [texts, setTexts] = useState(() => textsOf(given));
  /** The texts when a field was last left: before that, nobody is told that an entry is wrong. */
  const [left, setLeft] = useState(texts);
  /** The last numbers that could be calculated with. */
  const [entries, setEntries] = useState(given);
  /** What is read out. */
  const [said, setSaid] = useState("");

  useEffect(() => {
    // The browser finds no element with the name of a whole calculation, so it does not go there itself.
    const isAtTop = window.scrollY <= AT_PLACE_PX;
    if (askedFor(calculator) && isAtTop && isNewEntry()) document.getElementById(id)?.scrollIntoView();
    const onHashChange = () => {
      const next = askedFor(calculator);
      if (!next) return;
      const nextTexts = textsOf(next);
      setEntries(next);
      setTexts(nextTexts);
      setLeft(nextTexts);
    };
    window.addEventListener("hashchange", onHashChange);
    return () => window.removeEventListener("hashchange", onHashChange);
  }, [calculator, id]);

  const result = calculator.compute(entries);
  // On a slow phone, the figures are there before the drawing.
  const settled = useDeferredValue(entries);
  const { faults = {} } = readTexts(calculator, texts);
  const { faults: faultsLeft = {} } = readTexts(calculator, left);

  const type = (key: string, text: string) => {
    const next = { ...texts, [key]: text };
    setTexts(next);
    const read = readTexts(calculator, next);
    if (read.entries) setEntries(read.entries);
  };

  /** Reading out after every letter would drown what is typed. */
  const leave = () => {
    if (left === texts) return;
    setLeft(texts);
    const wrong = fields.find(({ key }) => faults[key]);
    setSaid(wrong ? `${wrong.label}: ${faults[wrong.key]} ${KEPT}` : result.sentence);
  };

  return (
    <Calculation
      calculator={calculator}
      result={result}
      rows={
        <form className="calculator-rows" onSubmit={(event) => event.preventDefault()}>
          {fields.map((field) => (
            <EntryField
              key={field.key}
              id={`${id}-${field.key}`}
              field={field}
              text={texts[field.key]}
              fault={faults[field.key] && faultsLeft[field.key] && `${faults[field.key]} ${KEPT}`}
              onType={(text) => type(field.key, text)}
              onLeave={leave}
            />
          ))}
          <p className="sr-only" role="status">
            {said}
          </p>
        </form>
      }
    >
      <Settled calculator={calculator} entries={settled} Drawing={Drawing} />
    </Calculation>
  );
}

/** The drawing of a calculation and what visitors can do with it: rendered anew for other entries only. */
const Settled = memo(function Settled({ calculator, entries, Drawing }: LiveCalculatorProps) {
  const result = calculator.compute(entries);
  const hash = hashOf(calculator, entries);

  const copy = (event: MouseEvent<HTMLAnchorElement>) => {
    const { href } = event.currentTarget;
    // To follow the link would be a change of page, which is read out over the message.
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      window.history.replaceState(window.history.state, "", href);
    }
    copyAddress(href, COPIED);
  };

  const ask = () => {
    const { origin, pathname } = window.location;
    keepMessage(calculationMessage(calculator, entries, result, origin + pathname + hash));
  };

  return (
    <DrawingAndActions
      calculator={calculator}
      result={result}
      Drawing={Drawing}
      actions={
        <>
          <a href={hash} onClick={copy}>
            {actionWords.link}
          </a>
          <a
            href={tableAddress(calculationTable(calculator, entries, result))}
            download={`${anchorOf(calculator.name)}.csv`}
          >
            {actionWords.table}
          </a>
          <Link to={FORM} onClick={ask}>
            {actionWords.inquiry}
          </Link>
        </>
      }
    />
  );
});

/**
 * What a calculator begins with: the calculation that the address opens, or else that of its text.
 * @param written as the build wrote it
 */
export const firstEntries = (calculator: Calculator, written: string): Entries | undefined =>
  askedFor(calculator) ?? readEntries(calculator, written);

/** The calculation that the address opens; `undefined` if it opens none of this calculator, or makes no sense. */
const askedFor = (calculator: Calculator) => readHash(calculator, window.location.hash);

const textsOf = (entries: Entries): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(entries).map(([key, value]) => [key, entryText(value)]));

/** The file is in the address itself: nothing is fetched, and nothing has to be cleared away. */
const tableAddress = (table: string) => `data:text/csv;charset=utf-8,${encodeURIComponent(table)}`;

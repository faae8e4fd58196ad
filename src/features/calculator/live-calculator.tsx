import { type ComponentType, type MouseEvent, memo, useDeferredValue, useState } from "react";
import { isNewEntry } from "../../../plugins/gatsby-plugin-deferred-hydration/history-entry";
import { actionWords, Calculation, CalculationDrawing } from "../../blocks/calculation";
import type { ChartProps } from "../../blocks/chart-figure";
import { Link } from "../../components/link";
import { inquiryAddress } from "../contact-form/inquiry-address";
import { beginSet } from "./calculation-set";
import { calculationMessage, calculationTable } from "./calculation-texts";
import { type Calculator, type CalculatorResult, type Entries, groupsOf } from "./calculator";
import { askForNumber, type CalculatorWords } from "./calculator-words";
import { anchorOf, type Fault, hashOf, readHash, readTexts, textsOf } from "./entries";
import { EntryField } from "./entry-field";
import { type Entered, keepEntered, keptEntered } from "./kept-entries";

export type LiveCalculatorProps = {
  calculator: Calculator;
  words: CalculatorWords;
  /** Path of its page. */
  path: string;
  /** What it begins with. */
  entered: Entered;
  /** Draws its chart, if it has one. */
  Drawing?: ComponentType<ChartProps> | undefined;
};

/** A calculation that answers while one types; stands in the figure that the build wrote, and is as high. */
export function LiveCalculator({ calculator, words, path, entered: given, Drawing }: LiveCalculatorProps) {
  const id = anchorOf(calculator.name);
  const [{ texts, entries }, setEntered] = useState(given);
  /** The texts when a field was last left: before that, nobody is told that an entry is wrong. */
  const [textsLeft, setTextsLeft] = useState(texts);
  /** What is read out. */
  const [announcement, setAnnouncement] = useState("");

  const result = calculator.compute(entries);
  // On a slow phone, the figures are there before the drawing.
  const drawnEntries = useDeferredValue(entries);
  const { faults } = readTexts(calculator, texts);
  const { faults: faultsLeft } = readTexts(calculator, textsLeft);
  const [firstFault] = faults;

  const messageOf = ({ field, message = askForNumber(field, words) }: Fault) => `${message} ${words.kept}`;
  const shownFaults = faults.filter(({ field }) => faultsLeft.some((left) => left.field === field));

  const type = (key: string, text: string) => {
    const nextTexts = { ...texts, [key]: text };
    const next = { texts: nextTexts, entries: readTexts(calculator, nextTexts).entries || entries };
    keepEntered(path, calculator, next);
    setEntered(next);
  };

  /** Reading out after every letter would drown what is typed. */
  const leave = () => {
    if (textsLeft === texts) return;
    setTextsLeft(texts);
    setAnnouncement(firstFault ? `${firstFault.field.label}: ${messageOf(firstFault)}` : result.sentence);
  };

  return (
    <Calculation
      calculator={calculator}
      result={result}
      rows={
        <form className="calculator-rows" onSubmit={(event) => event.preventDefault()}>
          {groupsOf(calculator).map((group) => (
            <fieldset key={group}>
              <legend>{group}</legend>
              {calculator.fields
                .filter((field) => field.group === group)
                .map((field) => (
                  <EntryField
                    key={field.key}
                    id={`${id}-${field.key}`}
                    field={field}
                    text={texts[field.key]}
                    fault={shownFaults.filter((fault) => fault.field === field).map(messageOf)[0]}
                    onType={(text) => type(field.key, text)}
                    onLeave={leave}
                  />
                ))}
            </fieldset>
          ))}
          <p className="sr-only" role="status">
            {announcement}
          </p>
        </form>
      }
      drawing={<Drawn calculator={calculator} entries={drawnEntries} Drawing={Drawing} />}
      actions={
        firstFault ? (
          <ActionsToField id={`${id}-${firstFault.field.key}`} />
        ) : (
          <Actions calculator={calculator} entries={entries} result={result} path={path} words={words} />
        )
      }
    />
  );
}

/** Drawn anew for other entries only. */
const Drawn = memo(CalculationDrawing);

type ActionsProps = Pick<LiveCalculatorProps, "calculator" | "path" | "words"> & {
  entries: Entries;
  result: CalculatorResult;
};

/** What visitors can do with a calculation. */
function Actions({ calculator, entries, result, path, words }: ActionsProps) {
  const hash = hashOf(calculator, entries);
  const message = calculationMessage(calculator, entries, result, window.location.origin + path + hash, words);

  return (
    <>
      <a href={hash}>{actionWords.link}</a>
      <a
        href={tableAddress(calculationTable(calculator, entries, result))}
        download={`${anchorOf(calculator.name)}.csv`}
      >
        {actionWords.table}
      </a>
      <Link to={inquiryAddress(message)}>{actionWords.inquiry}</Link>
    </>
  );
}

/** While an entry is refused, there is no calculation of what the fields show: every action leads to that field. */
function ActionsToField({ id }: { id: string }) {
  const focus = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(id)?.focus();
  };
  return Object.values(actionWords).map((label) => (
    // A press of the middle button is no click.
    <a key={label} href={`#${id}`} onClick={focus} onAuxClick={focus}>
      {label}
    </a>
  ));
}

/**
 * What a calculator begins with: the calculation of a link that was just followed, what was entered before in this tab,
 * the calculation of another address, or else that of its text.
 * @param path of its page
 * @param hash of the address when its code was asked for
 * @param writtenHash of the link that the build wrote
 */
export function firstEntered(
  calculator: Calculator,
  path: string,
  hash: string,
  writtenHash: string,
): Entered | undefined {
  const linked = linkedTo(calculator, hash);
  const kept = keptEntered(path, calculator);
  const present = kept || linkedTo(calculator, writtenHash);
  const isFollowed = isNewEntry() && window.location.hash === hash;
  if (isFollowed && linked) {
    if (hashOf(calculator, linked.entries) !== (present && hashOf(calculator, present.entries))) beginSet();
    keepEntered(path, calculator, linked);
    return { ...linked, isFollowed };
  }
  const isLinkBroken = isFollowed && hash.startsWith(`#${anchorOf(calculator.name)}&`);
  const shown = kept || linked || present;
  return shown && { ...shown, isLinkBroken };
}

/** The calculation that a hash opens; `undefined` if it opens none of this calculator, or makes no sense. */
function linkedTo(calculator: Calculator, hash: string): Entered | undefined {
  const entries = readHash(calculator, hash);
  return entries && { texts: textsOf(entries), entries };
}

/** The file is in the address itself: nothing is fetched, and nothing has to be cleared away. */
const tableAddress = (table: string) => `data:text/csv;charset=utf-8,${encodeURIComponent(table)}`;

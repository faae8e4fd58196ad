import { isNewEntry } from "gatsby-plugin-late-app/history-entry";
import { type MouseEvent, memo, useDeferredValue, useState } from "react";
import { Link } from "../../components/link";
import { mailtoUrl } from "../../lib/mailto-url";
import { inquiryUrl } from "../contact-form/inquiry-url";
import { calculationCsv, calculationMessage } from "./calculation-export";
import { startSet } from "./calculation-set";
import { actionLabels, CalculationChart, CalculationView } from "./calculation-view";
import type { Calculator, CalculatorCopy, CalculatorField, CalculatorResult, Values } from "./calculator";
import {
  calculationHash,
  calculatorElementId,
  invalidNumberMessage,
  parseHash,
  parseInputs,
  toInputs,
  type ValidationError,
} from "./inputs";
import { linkHash } from "./link-hash";
import { NumberField } from "./number-field";
import { type Calculation, storeCalculation, storedCalculation, withInputs } from "./stored-calculation";

/** A calculation, and how it came. */
export type OpenedCalculation = Calculation & {
  isLinkFollowed?: boolean;
  /** The link that was just followed holds no valid calculation. */
  isLinkBroken?: boolean;
};

type LiveCalculatorProps = {
  calculator: Calculator;
  copy: CalculatorCopy;
  /** Path of the calculator's page. */
  path: string;
  opened: Calculation;
};

/** The calculation as it is typed, its result, and what is said about it. */
function useCalculation({ calculator, copy, path, opened }: LiveCalculatorProps) {
  const [{ inputs, values }, setCalculation] = useState(opened);
  /** The inputs at the last blur: only errors that were there already are shown, not those of an input being typed. */
  const [inputsAtBlur, setInputsAtBlur] = useState(inputs);
  const [announcement, setAnnouncement] = useState("");

  const result = calculator.compute(values);
  const messageOf = ({ field, message = invalidNumberMessage(field, copy) }: ValidationError) =>
    `${message} ${copy.kept}`;
  const { errors } = parseInputs(calculator, inputs);
  const { errors: errorsAtBlur } = parseInputs(calculator, inputsAtBlur);
  const [firstError] = errors;

  const messageFor = (field: CalculatorField) =>
    errors
      .filter((error) => error.field === field && errorsAtBlur.some((late) => late.field === field))
      .map(messageOf)[0];

  const onInput = (key: string, input: string) => {
    const next = withInputs(calculator, { ...inputs, [key]: input }, values);
    storeCalculation(path, calculator, next);
    setCalculation(next);
  };

  // Announced on blur or Enter only: after every letter, a screen reader would talk over the typing.
  const onCommit = () => {
    if (inputsAtBlur === inputs) return;
    setInputsAtBlur(inputs);
    setAnnouncement(firstError ? `${firstError.field.label}: ${messageOf(firstError)}` : result.sentence);
  };

  return [inputs, values, result, firstError, messageFor, announcement, onInput, onCommit] as const;
}

/** An interactive calculation, of the same height as the static example that it replaces. */
export function LiveCalculator(props: LiveCalculatorProps) {
  const { calculator } = props;
  const [inputs, values, result, firstError, messageFor, announcement, onInput, onCommit] = useCalculation(props);
  // On a slow phone, the figures update before the chart.
  const deferredValues = useDeferredValue(values);
  const id = calculatorElementId(calculator.name);
  const renderField = (field: CalculatorField) => (
    <NumberField
      key={field.key}
      id={`${id}-${field.key}`}
      field={field}
      input={inputs[field.key]}
      error={messageFor(field)}
      onInput={(input) => onInput(field.key, input)}
      onCommit={onCommit}
    />
  );
  return (
    <CalculationView
      calculator={calculator}
      result={result}
      rows={
        <form className="calculator-rows" onSubmit={(event) => event.preventDefault()}>
          {Object.entries(calculator.groups).map(([group, fields]) => (
            <fieldset key={group}>
              <legend>{group}</legend>
              {fields.map(renderField)}
            </fieldset>
          ))}
          <p className="sr-only" role="status">
            {announcement}
          </p>
        </form>
      }
      chart={<MemoizedChart calculator={calculator} values={deferredValues} />}
      actions={
        firstError ? (
          <ActionsWhileInvalid id={`${id}-${firstError.field.key}`} />
        ) : (
          <Actions {...props} values={values} result={result} />
        )
      }
    />
  );
}

/** Redrawn only when the values change. */
const MemoizedChart = memo(CalculationChart);

type ActionsProps = LiveCalculatorProps & { values: Values; result: CalculatorResult };

/** Links to copy, download or send a calculation. */
function Actions({ calculator, values, result, path, copy }: ActionsProps) {
  const hash = calculationHash(calculator, values);
  const address = window.location.origin + path + hash;
  const message = calculationMessage(calculator, values, result, address, copy);
  const [{ label, value }] = result.figures;

  return (
    <>
      <a href={hash}>{actionLabels.link}</a>
      <a href={mailtoUrl("", `${label}: ${value}`, `${result.sentence}\r\n\r\n${copy.recalculate} ${address}`)}>
        {actionLabels.share}
      </a>
      <a
        href={csvDataUrl(calculationCsv(calculator, values, result))}
        download={`${calculatorElementId(calculator.name)}.csv`}
      >
        {actionLabels.table}
      </a>
      <Link to={inquiryUrl(message)}>{actionLabels.inquiry}</Link>
    </>
  );
}

/** The same links while an input is invalid: the shown result does not match the fields, so each link focuses that field. */
function ActionsWhileInvalid({ id }: { id: string }) {
  const focus = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(id)?.focus();
  };
  return Object.values(actionLabels).map((label) => (
    // A press of the middle button fires `auxclick` instead of `click`.
    <a key={label} href={`#${id}`} onClick={focus} onAuxClick={focus}>
      {label}
    </a>
  ));
}

/**
 * The calculation with which a calculator opens: of a link that was just followed, else that stored in this tab, else of
 * the URL hash, else of the text.
 * @param path of the calculator's page
 * @param urlHash of the page when the loading of the code began
 * @param builtHash of the link that the build wrote into the text
 */
export function openCalculation(
  calculator: Calculator,
  path: string,
  urlHash: string,
  builtHash: string,
): OpenedCalculation | undefined {
  const linked = linkedCalculation(calculator, urlHash);
  const stored = storedCalculation(path, calculator);
  const current = stored || linkedCalculation(calculator, builtHash);
  const isLinkFollowed = isNewEntry() && window.location.hash === urlHash;
  if (isLinkFollowed && linked) {
    if (calculationHash(calculator, linked.values) !== (current && calculationHash(calculator, current.values)))
      startSet();
    storeCalculation(path, calculator, linked);
    return { ...linked, isLinkFollowed };
  }
  const isLinkBroken = isLinkFollowed && linkHash(urlHash).startsWith(`#${calculatorElementId(calculator.name)}&`);
  const calculation = stored || linked || current;
  return calculation && { ...calculation, isLinkBroken };
}

/** The calculation of a URL hash; `undefined` if it is not a valid one of this calculator. */
function linkedCalculation(calculator: Calculator, hash: string): Calculation | undefined {
  const values = parseHash(calculator, hash);
  return values && { inputs: toInputs(values), values };
}

/** A data URL, unlike a blob URL, needs no clean-up. */
const csvDataUrl = (csv: string) => `data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`;

/** Loads a calculator by its name, a file of its own. It is loaded from here, so that it brings nothing that is here. */
export async function calculatorNamed(name: string): Promise<Calculator | undefined> {
  const module: Readonly<Record<string, Calculator>> = await import(
    /* webpackChunkName: "calculator-[request]", webpackExclude: /index/ */ `./calculators/${name}.ts`
  );
  return module[name];
}

import { isNewEntry } from "gatsby-plugin-late-app/history-entry";
import { type ComponentType, type MouseEvent, memo, useDeferredValue, useState } from "react";
import type { ChartProps } from "../../components/charts/chart-figure";
import { Link } from "../../components/link";
import { inquiryUrl } from "../contact-form/inquiry-url";
import { actionLabels, Calculation, CalculationChart } from "./calculation";
import { calculationCsv, calculationMessage } from "./calculation-export";
import { type Calculator, type CalculatorResult, groupNames, type Values } from "./calculator";
import { type CalculatorCopy, invalidNumberMessage } from "./calculator-copy";
import { startScope } from "./input-scope";
import {
  calculationHash,
  calculatorElementId,
  parseHash,
  parseInputs,
  toRawInputs,
  type ValidationError,
} from "./inputs";
import { NumberField } from "./number-field";
import { type CalculatorState, loadInputs, saveInputs, withInputs } from "./stored-inputs";

export type LiveCalculatorProps = {
  calculator: Calculator;
  copy: CalculatorCopy;
  /** Path of the calculator's page. */
  path: string;
  initialState: CalculatorState;
  /** Draws the calculator's chart; absent if it has none. */
  Chart?: ComponentType<ChartProps> | undefined;
};

/** An interactive calculation, of the same height as the static example that it replaces. */
export function LiveCalculator({ calculator, copy, path, initialState, Chart }: LiveCalculatorProps) {
  const id = calculatorElementId(calculator.name);
  const [{ rawInputs, values }, setState] = useState(initialState);
  /** The inputs at the last blur: only errors that were there already are shown, not those of an input being typed. */
  const [inputsAtBlur, setInputsAtBlur] = useState(rawInputs);
  /** The text for screen readers. */
  const [announcement, setAnnouncement] = useState("");

  const result = calculator.compute(values);
  // On a slow phone, the figures update before the chart.
  const deferredValues = useDeferredValue(values);
  const { errors } = parseInputs(calculator, rawInputs);
  const { errors: errorsAtBlur } = parseInputs(calculator, inputsAtBlur);
  const [firstError] = errors;

  const messageOf = ({ field, message = invalidNumberMessage(field, copy) }: ValidationError) =>
    `${message} ${copy.kept}`;
  const isShown = ({ field }: ValidationError) => errorsAtBlur.some((error) => error.field === field);

  const handleInput = (key: string, rawInput: string) => {
    const next = withInputs(calculator, { ...rawInputs, [key]: rawInput }, values);
    saveInputs(path, calculator, next);
    setState(next);
  };

  // Announced on blur or Enter only: after every letter, a screen reader would talk over the typing.
  const handleCommit = () => {
    if (inputsAtBlur === rawInputs) return;
    setInputsAtBlur(rawInputs);
    setAnnouncement(firstError ? `${firstError.field.label}: ${messageOf(firstError)}` : result.sentence);
  };

  return (
    <Calculation
      calculator={calculator}
      result={result}
      rows={
        <form className="calculator-rows" onSubmit={(event) => event.preventDefault()}>
          {groupNames(calculator).map((group) => (
            <fieldset key={group}>
              <legend>{group}</legend>
              {calculator.fields
                .filter((field) => field.group === group)
                .map((field) => (
                  <NumberField
                    key={field.key}
                    id={`${id}-${field.key}`}
                    field={field}
                    rawInput={rawInputs[field.key]}
                    error={errors.filter((error) => error.field === field && isShown(error)).map(messageOf)[0]}
                    onInput={(rawInput) => handleInput(field.key, rawInput)}
                    onCommit={handleCommit}
                  />
                ))}
            </fieldset>
          ))}
          <p className="sr-only" role="status">
            {announcement}
          </p>
        </form>
      }
      chart={<MemoizedChart calculator={calculator} values={deferredValues} Chart={Chart} />}
      actions={
        firstError ? (
          <ActionsWhileInvalid id={`${id}-${firstError.field.key}`} />
        ) : (
          <Actions calculator={calculator} values={values} result={result} path={path} copy={copy} />
        )
      }
    />
  );
}

/** Redrawn only when the values change. */
const MemoizedChart = memo(CalculationChart);

type ActionsProps = Pick<LiveCalculatorProps, "calculator" | "path" | "copy"> & {
  values: Values;
  result: CalculatorResult;
};

/** Links to copy, download or send a calculation. */
function Actions({ calculator, values, result, path, copy }: ActionsProps) {
  const hash = calculationHash(calculator, values);
  const message = calculationMessage(calculator, values, result, window.location.origin + path + hash, copy);

  return (
    <>
      <a href={hash}>{actionLabels.link}</a>
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
 * The state in which a calculator opens: from a link that was just followed, else from the inputs saved in this tab, else
 * from the URL hash, else from the text.
 * @param path of the calculator's page
 * @param urlHash of the page when the loading of the code began
 * @param builtHash of the link that the build wrote into the text
 */
export function getInitialState(
  calculator: Calculator,
  path: string,
  urlHash: string,
  builtHash: string,
): CalculatorState | undefined {
  const linked = stateFromHash(calculator, urlHash);
  const saved = loadInputs(path, calculator);
  const current = saved || stateFromHash(calculator, builtHash);
  const isLinkFollowed = isNewEntry() && window.location.hash === urlHash;
  if (isLinkFollowed && linked) {
    if (calculationHash(calculator, linked.values) !== (current && calculationHash(calculator, current.values)))
      startScope();
    saveInputs(path, calculator, linked);
    return { ...linked, isLinkFollowed };
  }
  const isLinkBroken = isLinkFollowed && urlHash.startsWith(`#${calculatorElementId(calculator.name)}&`);
  const state = saved || linked || current;
  return state && { ...state, isLinkBroken };
}

/** The state that a URL hash describes; `undefined` if it is not a valid one of this calculator. */
function stateFromHash(calculator: Calculator, hash: string): CalculatorState | undefined {
  const values = parseHash(calculator, hash);
  return values && { rawInputs: toRawInputs(values), values };
}

/** A data URL, unlike a blob URL, needs no clean-up. */
const csvDataUrl = (csv: string) => `data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`;

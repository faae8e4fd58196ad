import { type Calculator, type CalculatorField, groupsOf } from "../features/calculator/calculator";
import { calculators } from "../features/calculator/calculators";
import { anchorOf, hashOf, rangeOf, readGiven, textsOf } from "../features/calculator/entries";
import { NO_FIGURE } from "../features/calculator/numbers";
import { BarChart } from "./bar-chart";
import type { Block, BlockVariant } from "./block";
import { actionWords, Calculation, CalculationDrawing } from "./calculation";
import { FunnelChart } from "./funnel-chart";
import { LineChart } from "./line-chart";

const drawings = { line: LineChart, bar: BarChart, funnel: FunnelChart };

type CalculatorProps = Readonly<Record<string, string>> & { name: string };

/**
 * A calculation with its results, for reading and for paper. In the browser, a form takes its place below the heading as
 * soon as its code is there (`features/calculator`): what only the form can do has its room here, and no words.
 */
function WorkedExample({ name, ...texts }: CalculatorProps) {
  const calculator = calculators[name] as Calculator;
  const { entries = {} } = readGiven(calculator, texts);
  const shown = textsOf(entries);
  const result = calculator.compute(entries);
  const title = anchorOf(name);
  const rowOf = ({ key, label, unit }: CalculatorField) => (
    <div key={key}>
      <dt>{label}</dt>
      <dd>
        <span className="calculator-entry">{shown[key]}</span> <span>{unit}</span>
      </dd>
    </div>
  );
  return (
    <figure className="calculator" aria-labelledby={title} data-calculator={name}>
      <h3 id={title}>{calculator.title}</h3>
      <div className="calculator-live">
        <Calculation
          calculator={calculator}
          result={result}
          rows={
            <section className="calculator-rows">
              {groupsOf(calculator).map((group) => (
                <div key={group}>
                  <p>{group}</p>
                  <dl>{calculator.fields.filter((field) => field.group === group).map(rowOf)}</dl>
                </div>
              ))}
            </section>
          }
          drawing={
            <CalculationDrawing
              calculator={calculator}
              entries={entries}
              Drawing={result.chart && drawings[result.chart.kind]}
            />
          }
          actions={
            <>
              <a href={hashOf(calculator, entries)}>{actionWords.link}</a>
              <span data-room={actionWords.table} />
              <span data-room={actionWords.inquiry} />
            </>
          }
        />
      </div>
    </figure>
  );
}

/** The attributes of one calculator: a number for each of its fields. */
function variantOf(calculator: Calculator): BlockVariant {
  const keysOf = (fields: readonly CalculatorField[]) => fields.map(({ key }) => key);
  return {
    required: keysOf(calculator.fields.filter(({ fallback }) => fallback === undefined)),
    optional: keysOf(calculator.fields.filter(({ fallback }) => fallback !== undefined)),
    heading: { id: anchorOf(calculator.name), title: calculator.title },
    issuesIn: (texts) =>
      readGiven(calculator, texts).faults.map(({ field, message }) =>
        message
          ? `Die Angabe bei „${field.key}“ passt nicht zu den anderen. ${message}`
          : `„${texts[field.key]}“ ist bei „${field.key}“ nicht möglich. Erlaubt ist ${rangeOf(field)}.`,
      ),
    resultOf: (texts) => {
      const { entries } = readGiven(calculator, texts);
      const [main] = entries ? calculator.compute(entries).figures : [];
      return main?.value === NO_FIGURE ? undefined : main;
    },
  };
}

/** A calculator that begins with the numbers of its text. */
export const calculator: Block = {
  component: WorkedExample,
  required: ["name"],
  variants: {
    attribute: "name",
    of: Object.fromEntries(Object.entries(calculators).map(([name, calculator]) => [name, variantOf(calculator)])),
  },
  note: "Rechner, mit dem Besucher weiterrechnen: `name` welcher, dazu eine Zahl für jedes seiner Felder; welche fehlen darf, steht unter „Rechner“. Kein Inhalt; nur in Artikeln, jeder Rechner einmal je Text",
};

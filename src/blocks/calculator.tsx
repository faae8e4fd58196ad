import { actionLabels, CalculationChart, CalculationView } from "../features/calculator/calculation-view";
import type { Calculator, CalculatorField } from "../features/calculator/calculator";
import { calculators } from "../features/calculator/calculators";
import {
  calculationHash,
  calculatorElementId,
  describeRange,
  parseWithFallbacks,
  toInputs,
} from "../features/calculator/inputs";
import { NO_FIGURE } from "../features/calculator/numbers";
import type { Block, BlockVariant } from "./block";

type CalculatorProps = Readonly<Record<string, string>> & { name: string };

/**
 * A calculation with its results, for reading and for paper. In the browser, a form takes its place below the heading as
 * soon as its code is there (`features/calculator`): what only the form can do has its room here, and no words.
 */
function WorkedExample({ name, ...texts }: CalculatorProps) {
  const calculator = calculators[name] as Calculator;
  const { values = {} } = parseWithFallbacks(calculator, texts);
  const shown = toInputs(values);
  const title = calculatorElementId(name);
  const renderRow = ({ key, label, unit }: CalculatorField) => (
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
        <CalculationView
          calculator={calculator}
          result={calculator.compute(values)}
          rows={
            <section className="calculator-rows">
              {Object.entries(calculator.groups).map(([group, fields]) => (
                <div key={group}>
                  <p>{group}</p>
                  <dl>{fields.map(renderRow)}</dl>
                </div>
              ))}
            </section>
          }
          chart={<CalculationChart calculator={calculator} values={values} />}
          actions={
            <>
              <a href={calculationHash(calculator, values)}>{actionLabels.link}</a>
              <span data-room={actionLabels.share} />
              <span data-room={actionLabels.table} />
              <span data-room={actionLabels.inquiry} />
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
    attributes: Object.fromEntries(
      calculator.fields.map((field) => [field.key, `${field.label}: ${describeRange(field)}`]),
    ),
    heading: { id: calculatorElementId(calculator.name), title: calculator.title },
    issuesIn: (texts) =>
      parseWithFallbacks(calculator, texts).errors.map(({ field, message }) =>
        message
          ? `Die Angabe bei „${field.key}“ passt nicht zu den anderen. ${message}`
          : `„${texts[field.key]}“ ist bei „${field.key}“ nicht möglich. Erlaubt ist ${describeRange(field)}.`,
      ),
    resultOf: (texts) => {
      const { values } = parseWithFallbacks(calculator, texts);
      const [main] = values ? calculator.compute(values).figures : [];
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
  attributes: { name: "welcher Rechner" },
  note: "Rechner, mit dem Besucher weiterrechnen: `name` welcher, dazu eine Zahl für jedes seiner Felder; welche fehlen darf, steht unter „Rechner“. Kein Inhalt; nur in Artikeln, jeder Rechner einmal je Text",
  sample: `<Calculator name="visit" visitCost="465,50" callCost="97,50" visitChance="54 %" callChance="50 %" winRate="25 %" handlingCost="1.322 €" />
`,
};

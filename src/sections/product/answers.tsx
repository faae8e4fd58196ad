import { BarChart } from "../../components/charts/bar-chart";
import { ExampleNote } from "../../components/example-note";
import { isExample, SilentExampleMarks } from "../../components/silent-example-marks";
import { payoff as payoffCalculator } from "../../features/calculator/calculators/payoff";
import { parseWithFallbacks } from "../../features/calculator/inputs";
import { required } from "../../lib/required";

type Topic = NonNullable<Queries.ProductPageQuery["productPage"]>["limits"]["topics"][number];
type Question = Topic["questions"][number];

/** Questions before a purchase, by who asks: four voice pipes, two beside each other where there is room. */
export function Answers({ topics, moreLabel }: { topics: readonly Topic[]; moreLabel: string }) {
  const half = Math.ceil(topics.length / 2);
  return (
    <div className="mt-20 grid gap-x-8 lg:gap-x-14 gap-y-14 md:grid-cols-2">
      <ExampleNote
        of={topics.flatMap(({ questions }) => questions.map(evidenceOf))}
        className="text-note text-slate md:col-span-2"
      />
      {[topics.slice(0, half), topics.slice(half)].map((column, index) => (
        <div key={index} className="grid content-start gap-y-14">
          {column.map(({ title, questions }) => (
            <div key={title}>
              <h3 className="voice-pipe-mouth flex items-center gap-3 text-heading">{title}</h3>
              <ul className="voice-pipe">
                {questions.map((question) => (
                  <li key={question.question}>
                    <Answer {...question} moreLabel={moreLabel} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** A question with its answer; a press shows, without script, what there is to add. */
function Answer({ question, answer, more, points, chart, payoff, moreLabel }: Question & { moreLabel: string }) {
  const short = (
    <>
      <h4 className="font-sans text-body font-semibold tracking-[0]">{question}</h4>
      <span className="text-slate">
        <SilentExampleMarks text={answer} />
      </span>
    </>
  );
  if (!more && !points && !chart && !payoff) return short;
  return (
    <details>
      <summary className="max-md:-my-2.5 max-md:py-2.5">
        {short}{" "}
        <b className="text-note font-semibold text-lake underline in-open:hidden max-md:hidden print:hidden">
          {moreLabel}
        </b>
      </summary>
      <div className="prose pt-2 text-body text-slate">
        {more && (
          <p>
            <SilentExampleMarks text={more} />
          </p>
        )}
        {points && (
          <ul>
            {points.map((point) => (
              <li key={point}>
                <SilentExampleMarks text={point} />
              </li>
            ))}
          </ul>
        )}
        {chart && <BarChart {...chart} data={chartData(chart)} />}
      </div>
      {payoff && <Payoff entries={payoff} />}
    </details>
  );
}

/** What a tool has to bring: the calculator's results, under the numbers they follow from. */
function Payoff({ entries }: { entries: NonNullable<Question["payoff"]> }) {
  const inputs = Object.fromEntries(entries.map(({ key, value }) => [key, value]));
  const { figures } = payoffCalculator.compute(
    required(parseWithFallbacks(payoffCalculator, inputs).values, "product.json, payoff"),
  );
  const assumed = payoffCalculator.fields.map(({ key, label }) => `${label}: ${inputs[key]}`).join("; ");
  return (
    <>
      <table className="w-full text-note">
        <caption className="text-left font-semibold">{payoffCalculator.title}</caption>
        <tbody>
          {figures.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row" className="text-left font-normal">
                {label}
              </th>
              <td className="text-right font-semibold whitespace-nowrap">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-note text-slate">
        <SilentExampleMarks text={assumed} />
      </p>
    </>
  );
}

const evidenceOf = ({ evidence, answer, more }: Question) =>
  isExample(answer + (more ?? "")) ? { kind: "example" } : evidence;

/** The numbers of a chart in the form in which a text's table has them. */
const chartData = ({ columns, rows }: NonNullable<Question["chart"]>): string =>
  JSON.stringify({
    columns: [columns.label, columns.value],
    rows: rows.map(({ label, value }) => ({ label, values: [value] })),
  });

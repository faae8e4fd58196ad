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
              <h3 className="voice-pipe-mouth text-heading">
                <VoicePipe />
                {title}
              </h3>
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
      <summary>
        {short} <b className="voice-pipe-more">{moreLabel}</b>
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

/** The mouth of a pipe that comes up from below and bends to who asks. */
function VoicePipe() {
  return (
    <svg aria-hidden="true" viewBox="0 0 88 72">
      <path d="M8 72V42Q8 24 26 24H40V38H30Q22 38 22 46V72Z" fill="var(--color-brick)" />
      <path d="M40 24 70 8V54L40 38Z" fill="var(--color-brick)" />
      <path d="M15 72V45Q15 31 28 31H70V54L40 38H30Q22 38 22 46V72Z" fill="var(--color-deep)" opacity=".22" />
      <ellipse cx="70" cy="31" rx="10" ry="27" fill="var(--color-line)" />
      <ellipse cx="70" cy="31" rx="6" ry="20" fill="var(--color-deep)" />
    </svg>
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

import ChevronDown from "lucide-react/icons/chevron-down";
import { BarChart } from "../../components/charts/bar-chart";
import { NoBreakWords } from "../../components/no-break-words";

type AnswersProps = NonNullable<Queries.ProductPageQuery["productPage"]>["limits"]["answers"];

/** Questions before a purchase, numbered from `start` on, in two columns, the first open; on paper all are. */
export function Answers({ title, items, start }: AnswersProps & { start: number }) {
  const half = Math.ceil(items.length / 2);
  return (
    <div className="mt-16">
      <h3 className="text-heading">{title}</h3>
      <div className="mt-6 grid items-start gap-x-14 lg:grid-cols-2">
        {[items.slice(0, half), items.slice(half)].map((column, index) => (
          <ol key={index} className="answers" start={start + index * half}>
            {column.map((item) => (
              <Answer key={item.question} heading="h4" {...item} isOpen={item === items[0]} />
            ))}
          </ol>
        ))}
      </div>
    </div>
  );
}

type AnswerProps = Pick<AnswersProps["items"][number], "question" | "text"> &
  Partial<AnswersProps["items"][number]> & { heading: "h3" | "h4"; isOpen?: boolean };

/** A question that opens its answer without script. */
export function Answer({ heading: Heading, question, text, points, chart, isOpen }: AnswerProps) {
  return (
    <li className="border-t border-deep-25">
      <details className="group" open={isOpen}>
        <summary className="flex cursor-pointer items-start justify-between gap-4 py-2.5 hover:text-lake [&::-webkit-details-marker]:hidden">
          <Heading className="mr-auto font-sans text-body font-medium tracking-normal">{question}</Heading>
          <ChevronDown
            aria-hidden="true"
            className="mt-1 size-5 shrink-0 text-slate group-open:rotate-180 print:hidden"
          />
        </summary>
        <div className="prose pb-4 text-body text-slate [&>:first-child]:mt-0 [&>:last-child]:mb-0">
          <p>
            <NoBreakWords text={text} />
          </p>
          {points && (
            <ul>
              {points.map((point) => (
                <li key={point}>
                  <NoBreakWords text={point} />
                </li>
              ))}
            </ul>
          )}
          {chart && <BarChart {...chart} data={chartData(chart)} />}
        </div>
      </details>
    </li>
  );
}

/** The numbers of a chart in the form in which a text's table has them. */
const chartData = ({ columns, rows }: NonNullable<AnswersProps["items"][number]["chart"]>): string =>
  JSON.stringify({
    columns: [columns.label, columns.value],
    rows: rows.map(({ label, value }) => ({ label, values: [value] })),
  });

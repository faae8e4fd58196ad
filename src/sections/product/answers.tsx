import ChevronDown from "lucide-react/icons/chevron-down";
import { BarChart } from "../../components/charts/bar-chart";
import { NoBreakWords } from "../../components/no-break-words";

type AnswersProps = NonNullable<Queries.ProductPageQuery["productPage"]>["limits"]["answers"];

/** Questions before a purchase, in two columns; each opens its answer without script, and on paper all are open. */
export function Answers({ title, items }: AnswersProps) {
  const half = Math.ceil(items.length / 2);
  return (
    <div className="mt-16">
      <h3 className="text-heading">{title}</h3>
      <div className="mt-6 grid items-start gap-x-14 lg:grid-cols-2">
        {[items.slice(0, half), items.slice(half)].map((column, index) => (
          <div key={index} className={`lg:border-t-2 lg:border-deep ${index === 0 ? "border-t-2 border-deep" : ""}`}>
            {column.map((item) => (
              <Answer key={item.question} {...item} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

function Answer({ question, text, points, chart }: AnswersProps["items"][number]) {
  return (
    <details className="group border-b border-deep-25">
      <summary className="flex cursor-pointer items-start justify-between gap-4 py-4 hover:text-lake [&::-webkit-details-marker]:hidden">
        <h4 className="text-subheading">{question}</h4>
        <ChevronDown aria-hidden="true" className="mt-0.5 size-6 shrink-0 group-open:rotate-180 print:hidden" />
      </summary>
      <div className="prose pb-2 text-body text-slate [&>:first-child]:mt-0">
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
  );
}

/** The numbers of a chart in the form in which a text's table has them. */
const chartData = ({ columns, rows }: NonNullable<AnswersProps["items"][number]["chart"]>): string =>
  JSON.stringify({
    columns: [columns.label, columns.value],
    rows: rows.map(({ label, value }) => ({ label, values: [value] })),
  });

import { ApprovedText } from "../shared/approved-text";

/** Where the table has little room, a cell stands in a line of its own behind the name of its column. */
const STACKED =
  "@max-[21rem]:flex @max-[21rem]:gap-x-3 @max-[21rem]:before:w-24 @max-[21rem]:before:shrink-0 @max-[21rem]:before:text-slate @max-[21rem]:before:content-[attr(data-column)]";

/** The product's comparison with the CRM, field by field; what it adds is highlighted. */
export function CrmSync({ title, columns, rows, status }: Queries.ProductViewsSync) {
  return (
    <div className="@container bg-white px-[min(1.25rem,5vw)] py-5">
      <table className="w-full text-left text-note">
        <caption className="mb-3 text-left text-note font-semibold">{title}</caption>
        <thead className="@max-[21rem]:sr-only">
          <tr className="border-b-2 border-deep text-slate">
            {[columns.field, columns.theirs, columns.ours].map((column, index) => (
              <th key={index} scope="col" className="py-2 pr-2 font-normal">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ field, theirs, ours, approved }, index) => (
            <tr key={index} className="border-b border-line @max-[21rem]:block @max-[21rem]:pb-2">
              <th scope="row" className="pt-2.5 pr-2 font-medium wrap-normal @max-[21rem]:block @[28rem]:pb-2.5">
                {field}
              </th>
              <td data-column={columns.theirs} className={`pr-2 text-slate ${STACKED}`}>
                {theirs}
              </td>
              <td data-column={columns.ours} className={STACKED}>
                <span className={theirs === ours ? "" : "inline-block bg-mist px-1.5 font-semibold"}>
                  <ApprovedText before={ours} approved={approved} />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-note text-slate">{status}</p>
    </div>
  );
}

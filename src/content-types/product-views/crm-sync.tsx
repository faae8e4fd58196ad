/** The product's comparison with the CRM, field by field; what it adds is highlighted. */
export function CrmSync({ title, columns, rows, status }: Queries.ProductViewsSync) {
  return (
    <div className="bg-white px-[min(0.75rem,3vw)] py-5 sm:p-5">
      <table className="w-full text-left text-[0.75rem] sm:text-note">
        <caption className="mb-3 text-left text-note font-semibold">{title}</caption>
        <thead>
          <tr className="border-b-2 border-deep text-slate">
            {[columns.field, columns.theirs, columns.ours].map((column, index) => (
              <th key={index} scope="col" className="py-2 pr-2 font-normal">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ field, theirs, ours }, index) => (
            <tr key={index} className="border-b border-line">
              <th scope="row" className="py-2.5 pr-2 font-medium">
                {field}
              </th>
              <td className="pr-2 text-slate">{theirs}</td>
              <td>
                <span className={theirs === ours ? "" : "inline-block bg-signal px-1.5 font-semibold"}>{ours}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-[0.8125rem] text-slate">{status}</p>
    </div>
  );
}

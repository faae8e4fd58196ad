import type { PropsWithChildren } from "react";
import type { Block } from "./block";
import { type Cell, cellsOf, partsOfTable, textOf } from "./markdown-table";

const TOTAL = /^(Summe|Gesamt|Alle)(?=,|$)/;
/** With a sign and a unit, if it has them, e.g. `+3`, `1.250 €`, `rund 60` or `4 Tsd. €`. */
const NUMBER = /^(rund\s)?[-−+±]?\d+(\.\d{3})*(,\d+)?(\s\D{1,12})?$/;
/** What stands in a cell without a number. */
const NOTHING = /^–?$/;
/** Up to so many letters, a text among numbers may be aligned right. */
const LONGEST_BESIDE_NUMBERS = 20;

/** So many columns fit a phone as they are. */
const LEGIBLE_ON_PHONES = 2;

const isTotal = (cells: Cell[]) => TOTAL.test(textOf(cells[0]?.children));

/** A column is set to the right if most of its cells are numbers, or its sum is one, and none is a sentence. */
function lookOf(column: number, body: Cell[][]): string | undefined {
  const textIn = (cells: Cell[]) => textOf(cells[column]?.children);
  const filled = body.filter((cells) => !NOTHING.test(textIn(cells)));
  const numbers = filled.filter((cells) => NUMBER.test(textIn(cells)));
  const hasNumbers = numbers.length > filled.length / 2 || numbers.some(isTotal);
  const fits = filled.every((cells) => textIn(cells).length <= LONGEST_BESIDE_NUMBERS);
  if (column === 0 || !hasNumbers || !fits) return undefined;
  return filled.some((cells) => textIn(cells).endsWith("%")) ? "table-share" : "table-number";
}

/** Head and body of a table. Each row is named by its first cell; columns of numbers are set to the right. */
function TableRows({ head, body }: { head: Cell[]; body: Cell[][] }) {
  const looks = head.map((_, column) => lookOf(column, body));
  const isNamed = head.length > LEGIBLE_ON_PHONES;
  const cellsIn = (cells: Cell[], Tag: "th" | "td", scope: string) =>
    cells.map((cell, column) => {
      const Name = column === 0 && textOf(cell.children) ? "th" : Tag;
      const name = Tag === "td" ? textOf(head[column]?.children) : undefined;
      return (
        <Name
          key={column}
          {...cell}
          scope={Name === "th" ? scope : undefined}
          className={looks[column]}
          data-name={isNamed && column > 0 && !NOTHING.test(textOf(cell.children)) ? name : undefined}
        />
      );
    });
  return (
    <>
      <thead>
        <tr>{cellsIn(head, "th", "col")}</tr>
      </thead>
      <tbody>
        {body.map((cells, row) => (
          <tr key={row} className={isTotal(cells) ? "table-total" : undefined}>
            {cellsIn(cells, "td", "row")}
          </tr>
        ))}
      </tbody>
    </>
  );
}

/** A table; on a narrow screen, each value stands beside the name of its column. */
export function ProseTable({ caption, children }: PropsWithChildren<{ caption?: string }>) {
  const [[head = []] = [], body = []] = cellsOf(children);
  return (
    <table className={head.length > LEGIBLE_ON_PHONES ? "table-named" : undefined}>
      {caption && <caption>{caption}</caption>}
      <TableRows head={head} body={body} />
    </table>
  );
}

const CaptionedTable = ({ caption, children }: PropsWithChildren<{ caption: string }>) => (
  <ProseTable caption={caption}>{partsOfTable(children)}</ProseTable>
);

/** A Markdown table with a caption. */
export const table: Block = {
  component: CaptionedTable,
  required: ["caption"],
  table: true,
  attributes: { caption: "Überschrift über der Tabelle: was in ihr steht" },
  note: "Tabelle mit Überschrift",
  sample: `<Table caption="Wann Sie anrufen">

| Tag | Anlass |
|---|---|
| 3 | offene Fragen |
| 10 | neuer Termin |

</Table>
`,
};

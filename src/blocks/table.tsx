import type { PropsWithChildren } from "react";
import type { Block } from "./block";
import { type Cell, cellsOf, partsOfTable, textOf } from "./markdown-table";

const TOTAL = /^(Summe|Gesamt)$/;
/** With a sign and a unit, if it has them, e.g. `+3`, `1.250 €` or `4 Tsd. €`. */
const NUMBER = /^[-−+±]?\d+(\.\d{3})*(,\d+)?(\s\D{1,12})?$/;

/** Head and body of a table. Each row is named by its first cell; columns of numbers are set to the right. */
export function TableRows({ head, body }: { head: Cell[]; body: Cell[][] }) {
  const looks = head.map((_, column) => {
    const texts = body.map((cells) => textOf(cells[column]?.children)).filter(Boolean);
    return column > 0 && texts.filter((text) => NUMBER.test(text)).length > texts.length / 2
      ? "table-number"
      : undefined;
  });
  const cellsIn = (cells: Cell[], Tag: "th" | "td", scope: string) =>
    cells.map((cell, column) => {
      const Name = column === 0 && textOf(cell.children) ? "th" : Tag;
      return <Name key={column} {...cell} scope={Name === "th" ? scope : undefined} className={looks[column]} />;
    });
  return (
    <>
      <thead>
        <tr>{cellsIn(head, "th", "col")}</tr>
      </thead>
      <tbody>
        {body.map((cells, row) => (
          <tr key={row} className={TOTAL.test(textOf(cells[0]?.children)) ? "table-total" : undefined}>
            {cellsIn(cells, "td", "row")}
          </tr>
        ))}
      </tbody>
    </>
  );
}

/** A table that scrolls inside its own box on a narrow screen; reachable by keyboard. */
export function ScrollableTable({ caption, children }: PropsWithChildren<{ caption?: string }>) {
  const [[head = []] = [], body = []] = cellsOf(children);
  const name = caption ?? `Tabelle: ${head.map((cell) => textOf(cell.children)).join(", ")}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
    <section className="table-scroll" tabIndex={0} aria-label={name}>
      <table>
        {caption && <caption>{caption}</caption>}
        <TableRows head={head} body={body} />
      </table>
    </section>
  );
}

const CaptionedTable = ({ caption, children }: PropsWithChildren<{ caption: string }>) => (
  <ScrollableTable caption={caption}>{partsOfTable(children)}</ScrollableTable>
);

/** A Markdown table with a caption. */
export const table: Block = {
  component: CaptionedTable,
  required: ["caption"],
  table: true,
  note: "Tabelle mit Überschrift",
};

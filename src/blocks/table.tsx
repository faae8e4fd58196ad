import type { ComponentPropsWithoutRef, PropsWithChildren } from "react";
import type { Block } from "./block";
import { partsOfTable } from "./markdown-table";

/** A table that scrolls inside its own box on a narrow screen; reachable by keyboard. */
export function ScrollableTable({ children, ...props }: ComponentPropsWithoutRef<"table">) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
    <section className="table-scroll" tabIndex={0}>
      <table {...props}>{children}</table>
    </section>
  );
}

function CaptionedTable({ caption, children }: PropsWithChildren<{ caption: string }>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
    <section className="table-scroll" tabIndex={0} aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        {partsOfTable(children)}
      </table>
    </section>
  );
}

/** A Markdown table with a caption. */
export const table: Block = {
  component: CaptionedTable,
  required: ["caption"],
  table: true,
  note: "Tabelle mit Überschrift",
};

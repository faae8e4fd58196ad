import type { ComponentPropsWithoutRef, PropsWithChildren } from "react";
import type { Block } from "./block";
import { partsOfTable } from "./markdown-table";

/** A table that scrolls inside its own box on a narrow screen; reachable by keyboard. */
export function ScrollableTable({ label, ...props }: ComponentPropsWithoutRef<"table"> & { label?: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
    <section className="table-scroll" tabIndex={0} aria-label={label}>
      <table {...props} />
    </section>
  );
}

function CaptionedTable({ caption, children }: PropsWithChildren<{ caption: string }>) {
  return (
    <ScrollableTable label={caption}>
      <caption>{caption}</caption>
      {partsOfTable(children)}
    </ScrollableTable>
  );
}

/** A Markdown table with a caption. */
export const table: Block = {
  component: CaptionedTable,
  required: ["caption"],
  table: true,
  note: "Tabelle mit Überschrift",
};

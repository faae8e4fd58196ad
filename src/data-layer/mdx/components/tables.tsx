import { Children, type ComponentPropsWithoutRef, isValidElement, type ReactElement, type ReactNode } from "react";

/** A table that scrolls inside itself on a narrow screen; reachable by keyboard. */
export function ScrollableTable({ children, ...props }: ComponentPropsWithoutRef<"table">) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must take the keyboard.
    <section className="table-scroll" tabIndex={0}>
      <table {...props}>{children}</table>
    </section>
  );
}

/** A Markdown table with a caption. */
export function CaptionedTable({ caption, children }: { caption: string; children?: ReactNode }) {
  const table = onlyTable(children);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must take the keyboard.
    <section className="table-scroll" tabIndex={0} aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        {table?.props.children}
      </table>
    </section>
  );
}

/** A Markdown table of phases (period, phase, task), one column each. */
export function Roadmap({ title, children }: { title: string; children?: ReactNode }) {
  const rows = rowsOf(onlyTable(children));
  return (
    <figure className="roadmap">
      <figcaption>{title}</figcaption>
      <ol>
        {rows.map(([period, phase, task], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered.
          <li key={index}>
            <p className="roadmap-period">{period}</p>
            <p className="roadmap-phase">{phase}</p>
            <p>{task}</p>
          </li>
        ))}
      </ol>
    </figure>
  );
}

type WithChildren = ReactElement<{ children?: ReactNode }>;

const elements = (node: ReactNode): WithChildren[] =>
  Children.toArray(node).filter((child): child is WithChildren => isValidElement(child));

function onlyTable(children: ReactNode): WithChildren | undefined {
  return elements(children)[0];
}

/** The cells of a table's body, row by row. */
function rowsOf(table: WithChildren | undefined): ReactNode[][] {
  const body = elements(table?.props.children)[1];
  return elements(body?.props.children).map((row) => elements(row.props.children).map((cell) => cell.props.children));
}

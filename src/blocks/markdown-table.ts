import { Children, isValidElement, type ReactElement, type ReactNode } from "react";

type WithChildren = ReactElement<Cell>;

const elements = (node: ReactNode): WithChildren[] =>
  Children.toArray(node).filter((child): child is WithChildren => isValidElement(child));

/** The parts of the Markdown table in a block. */
export const partsOfTable = (children: ReactNode): ReactNode => elements(children)[0]?.props.children;

/** What a cell of a table holds, and how its column is set. */
export type Cell = { children?: ReactNode };

/** The cells of a table, row by row: those of its head, and those of its body. */
export const cellsOf = (parts: ReactNode): Cell[][][] =>
  elements(parts).map((part) =>
    elements(part.props.children).map((row) => elements(row.props.children).map(({ props }) => props)),
  );

/** The words of a text, without its marks. */
export const textOf = (node: ReactNode): string =>
  Children.toArray(node)
    .map((child) => (isValidElement<Cell>(child) ? textOf(child.props.children) : child))
    .join("");

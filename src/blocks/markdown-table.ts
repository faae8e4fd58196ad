import { Children, isValidElement, type ReactElement, type ReactNode } from "react";

type WithChildren = ReactElement<{ children?: ReactNode }>;

const elements = (node: ReactNode): WithChildren[] =>
  Children.toArray(node).filter((child): child is WithChildren => isValidElement(child));

/** The parts of the Markdown table in a block. */
export const partsOfTable = (children: ReactNode): ReactNode => elements(children)[0]?.props.children;

/** The body cells of the table, row by row. */
export function rowsOfTable(children: ReactNode): ReactNode[][] {
  const body = elements(partsOfTable(children))[1];
  return elements(body?.props.children).map((row) => elements(row.props.children).map((cell) => cell.props.children));
}

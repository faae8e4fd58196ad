import { Fragment } from "react";
import { EXAMPLE_MARK } from "../config/constants";
import { NoBreakWords } from "./no-break-words";

/** Whether a text holds a fact that is not known yet. */
export const isExample = (text: string): boolean => text.includes(EXAMPLE_MARK);

/** A text whose marks of facts not known yet are read out, but not seen: its block says so once. */
export function SilentExampleMarks({ text }: { text: string }) {
  return text.split(EXAMPLE_MARK).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <span className="sr-only">{EXAMPLE_MARK}</span>}
      <NoBreakWords text={part} />
    </Fragment>
  ));
}

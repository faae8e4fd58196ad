import { Fragment } from "react";
import { NoBreakWords } from "./no-break-words";

/** What stands behind a fact that is not known yet. */
const MARK = " (Muster)";

/** Whether a text holds a fact that is not known yet. */
export const isExample = (text: string): boolean => text.includes(MARK);

/** A text whose marks of facts not known yet are read out, but not seen: its block says so once. */
export function SilentExampleMarks({ text }: { text: string }) {
  return text.split(MARK).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <span className="sr-only">{MARK}</span>}
      <NoBreakWords text={part} />
    </Fragment>
  ));
}

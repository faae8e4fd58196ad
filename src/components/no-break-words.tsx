import { Fragment } from "react";
import { NO_BREAK_WORD } from "../lib/no-break-words";

/** A text in which words like „E-Mail“ stay on one line; for texts that are not Markdown. */
export function NoBreakWords({ text }: { text: string }) {
  const words = text.match(NO_BREAK_WORD) ?? [];
  return text.split(NO_BREAK_WORD).map((part, index) => (
    <Fragment key={index}>
      {part}
      {words[index] && <span className="min-[20em]:whitespace-nowrap">{words[index]}</span>}
    </Fragment>
  ));
}

import { Fragment } from "react";
import { NO_BREAK_WORD } from "../lib/no-break-words";

type NoBreakWordsProps = { text: string; as?: "p" | "li" | "dd" | "span" | typeof Fragment; className?: string };

/** A text, in an element or alone, in which words like „E-Mail“ stay on one line; for texts that are not Markdown. */
export function NoBreakWords({ text, as: Element = Fragment, ...props }: NoBreakWordsProps) {
  const words = text.match(NO_BREAK_WORD) ?? [];
  const parts = text.split(NO_BREAK_WORD).map((part, index) => (
    <Fragment key={index}>
      {part}
      {words[index] && <span className="min-[20em]:whitespace-nowrap">{words[index]}</span>}
    </Fragment>
  ));
  return <Element {...props}>{parts}</Element>;
}

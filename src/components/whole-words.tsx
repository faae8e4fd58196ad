import { Fragment } from "react";
import { WHOLE_WORD } from "../lib/whole-words";

/** A text in which words like „E-Mail“ stay on one line; for texts that are not Markdown. */
export function WholeWords({ text }: { text: string }) {
  const words = text.match(WHOLE_WORD) ?? [];
  return text.split(WHOLE_WORD).map((part, index) => (
    <Fragment key={index}>
      {part}
      {words[index] && <span className="whitespace-nowrap">{words[index]}</span>}
    </Fragment>
  ));
}

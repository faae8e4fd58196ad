/** A field of a file, or a line of the text below its fields. */
export type Origin = { file: string; field: string; line?: number | undefined };

/** Letters of Unicode's private area stand for those of a name, so that nothing takes a mark for words. */
const FIRST = 0xe000;
const END = "\uE0FF";
const MARK = /[\uE000-\uE07F]+\uE0FF/g;

const shifted = (text: string, by: number) =>
  String.fromCharCode(...Array.from(text, (letter) => letter.charCodeAt(0) + by));

/** A text that says, invisibly, from which field it comes. */
export const markOrigin = (text: string, { file, field }: Origin): string =>
  `${text}${shifted(`${file}#${field}`, FIRST)}${END}`;

/** Takes the marks off a text. @returns the text as it was, and where its parts come from */
export function takeOrigins(text: string): { text: string; origins: Origin[] } {
  const origins = (text.match(MARK) ?? []).map((mark): Origin => {
    const [file = "", field = ""] = shifted(mark.slice(0, -END.length), -FIRST).split("#");
    return { file, field };
  });
  return { text: text.replace(MARK, ""), origins };
}

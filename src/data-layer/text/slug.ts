import slugify, { slugifyWithCounter } from "@sindresorhus/slugify";

const OPTIONS = {
  // „B2B“ stays one word.
  decamelize: false,
  /** Signs that are words in a title. */
  customReplacements: [
    ["&", " und "],
    ["%", " prozent "],
    ["€", " euro "],
  ] as [string, string][],
};

/** The last part of an address, made from a title: ä → ae, ß → ss; empty when nothing of the title can stand there. */
export const slugFrom = (title: string): string => slugify(title, OPTIONS);

/** Makes the anchors of one document: the second heading of the same words ends in `-2`. */
export function anchorMaker(): (title: string) => string {
  const next = slugifyWithCounter();
  return (title) => next(title, OPTIONS);
}

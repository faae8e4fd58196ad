import slugify, { slugifyWithCounter } from "@sindresorhus/slugify";

/** How slugs are made, as `@sindresorhus/slugify` takes it. */
export const SLUG_OPTIONS = {
  // „B2B“ stays one word.
  decamelize: false,
  /** Characters that stand for words in a title. */
  customReplacements: [
    ["&", " und "],
    ["%", " prozent "],
    ["€", " euro "],
  ] as [string, string][],
};

/** The last segment of an address, made from a title: ä → ae, ß → ss; empty if nothing in the title can be used. */
export const slugFrom = (title: string): string => slugify(title, SLUG_OPTIONS);

/** Makes the anchors of one document: the second of two identical headings ends in `-2`, as does one that is taken. */
export function createAnchorGenerator(isTaken: (id: string) => boolean): (title: string) => string {
  const next = slugifyWithCounter();
  return (title) => {
    const anchor = next(title, SLUG_OPTIONS);
    return isTaken(anchor) ? next(title, SLUG_OPTIONS) : anchor;
  };
}

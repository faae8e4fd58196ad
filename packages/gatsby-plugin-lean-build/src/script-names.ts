const STRING = /(["'`])((?:(?!\1)[^\\\n])*)\1/g;
/** What a list of classes does not hold. */
const MARKUP = /[<>=]/;
const INSERTED = /\$\{[^}]*\}/g;
const WORD = /[\w$]+/g;

/**
 * Reads from scripts which classes and attributes they may set.
 * @returns whether they may set one, by its key in `PageContent`: `.class` or `[attribute`
 */
export function namesSetBy(code: string): (key: string) => boolean {
  const texts = [...code.matchAll(STRING)].map(([, , text = ""]) => text.replace(INSERTED, " "));
  const names = new Set(texts.filter((text) => !MARKUP.test(text)).flatMap((text) => text.split(/\s+/)));
  // A selector: `html[data-theme]`, `body.dark`.
  for (const name of names) for (const part of name.split(/[.#[\]]+/)) names.add(part);
  // A part: `theme + "-mode"`.
  const ends = [...names].filter((name) => /^-[a-z]\w/i.test(name));
  const starts = [...names].filter((name) => /\w\w-$/.test(name));
  const words = new Set(code.match(WORD));
  const property = (attribute: string) => attribute.slice(5).replace(/-(\w)/g, (_all, letter) => letter.toUpperCase());
  return (key) => {
    const name = /^[.[]/.test(key) ? key.slice(1) : "";
    if (!name) return false;
    return (
      names.has(name) ||
      ends.some((end) => name.endsWith(end)) ||
      starts.some((start) => name.startsWith(start)) ||
      (key.startsWith("[data-") && words.has("dataset") && words.has(property(name)))
    );
  };
}

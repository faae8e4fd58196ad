/** Between these lines of the guide stands what is generated: `<!-- fields:Article -->`, `<!-- /fields:Article -->`. */
const PART = /<!-- ([\w:]+) -->\n([\s\S]*?)<!-- \/\1 -->/g;
const MARK = /<!-- (\/?[\w:]+) -->/g;

/** The generated parts of a guide, name → Markdown without blank lines around it. */
export function partsIn(guide: string): Map<string, string> {
  return new Map([...guide.matchAll(PART)].map(([, name = "", text = ""]) => [name, text.trim()]));
}

/**
 * Puts the generated parts into the guide. A part without a place gets one, with a heading, behind the part before it.
 * @returns the new text, and the names of the parts that differ from before
 * @throws when no part belongs to a place, or one of its two marks is missing or doubled
 */
export function fillGuide(written: string, parts: ReadonlyMap<string, string>): { text: string; changed: string[] } {
  const before = partsIn(written);
  const guide = [...parts.keys()].reduce(addPlace, written);
  const places = partsIn(guide);
  for (const name of parts.keys()) {
    if (!places.has(name)) throw new Error(`The guide needs both <!-- ${name} --> and <!-- /${name} -->.`);
  }
  const marks = [...guide.matchAll(MARK)].map(([, name = ""]) => name);
  for (const mark of marks) {
    const name = mark.replace(/^\//, "");
    if (!parts.has(name)) throw new Error(`The guide has a place for ${name}, which does not exist.`);
    if (marks.filter((other) => other === mark).length > 1) throw new Error(`The guide has <!-- ${mark} --> twice.`);
  }
  const text = guide.replace(PART, (_, name: string) => `<!-- ${name} -->\n\n${parts.get(name)}\n\n<!-- /${name} -->`);
  return { text, changed: [...parts].filter(([name, part]) => before.get(name) !== part).map(([name]) => name) };
}

function addPlace(guide: string, name: string, index: number, names: readonly string[]): string {
  if (guide.includes(`<!-- ${name} -->`) || guide.includes(`<!-- /${name} -->`)) return guide;
  const end = `<!-- /${names[index - 1]} -->\n`;
  const place = `\n#### ${name.replace(/^fields:/, "")}\n\n<!-- ${name} -->\n<!-- /${name} -->\n`;
  return guide.includes(end) ? guide.replace(end, () => end + place) : guide + place;
}

/** Between these lines of the guide stands what is generated: `<!-- fields:Article -->`, `<!-- /fields:Article -->`. */
const PART = /<!-- ([\w:]+) -->\n([\s\S]*?)<!-- \/\1 -->/g;
const MARK = /<!-- (\/?[\w:]+) -->/g;

/** The generated parts of a guide, name → Markdown without blank lines around it. */
export function partsIn(guide: string): Map<string, string> {
  return new Map([...guide.matchAll(PART)].map(([, name = "", text = ""]) => [name, text.trim()]));
}

/**
 * Puts the generated parts into the guide.
 * @returns the new text, and the names of the parts that differ from before
 * @throws when a part has no place in the guide, a place no part, or a mark no partner
 */
export function fillGuide(guide: string, parts: ReadonlyMap<string, string>): { text: string; changed: string[] } {
  const before = partsIn(guide);
  const marks = [...guide.matchAll(MARK)].map(([, name = ""]) => name);
  for (const name of parts.keys()) {
    if (!before.has(name)) throw new Error(`The guide has no place for ${name}: <!-- ${name} --> … <!-- /${name} -->`);
  }
  for (const mark of marks) {
    const name = mark.replace(/^\//, "");
    if (!parts.has(name)) throw new Error(`The guide has a place for ${name}, which does not exist.`);
    if (marks.filter((other) => other === mark).length > 1) throw new Error(`The guide has <!-- ${mark} --> twice.`);
  }
  const text = guide.replace(PART, (_, name: string) => `<!-- ${name} -->\n\n${parts.get(name)}\n\n<!-- /${name} -->`);
  return { text, changed: [...parts].filter(([name, part]) => before.get(name) !== part).map(([name]) => name) };
}

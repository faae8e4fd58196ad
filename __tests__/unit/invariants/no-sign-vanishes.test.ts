import { type HTMLElement, parse } from "node-html-parser";
import { readText } from "../../../src/data-layer/read/read-text";
import { compareWithPage } from "../../../src/data-layer/render/compare-text";
import { renderMdx } from "../../../src/data-layer/render/render-mdx";
import { readLines } from "../../../src/data-layer/text/read-lines";
import { computingTime } from "../support/computing-time";
import { fc } from "../support/fast-check";

const FACTS = { email: "kontakt@lotsen.example" };

/** Where an author may type a text, as Markdown around it. */
const PLACES = {
  paragraph: (typed: string) => typed,
  "list item": (typed: string) => `- ${typed}`,
  "table cell": (typed: string) => `| Kopf |\n|---|\n| ${typed} |`,
  heading: (typed: string) => `## ${typed}`,
} as const;
type Place = keyof typeof PLACES;

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** The mending that the guide names concerns spaces. */
const words = (text: string) => text.replace(/\s+/g, " ").trim();

/** What visitors read of some HTML, besides the link that stands at each heading. */
const textOf = (html: string) =>
  words(
    html
      .replace(/<a [^>]*data-anchor[^>]*>#<\/a>/g, "")
      .replace(/<th[^>]*>Kopf<\/th>/, "")
      .replace(/<\/?(?:p|li|ul|ol|h\d|div|table|thead|tbody|tr|td|th|blockquote|pre|section|hr|br)\b[^>]*>/g, " ")
      .replace(/<[^>]+>/g, "")
      .replace(/&([^;]+);/g, (_entity, name: string) => ENTITIES[name] ?? "?"),
  );

/** The line of the file on which the typed text begins. */
const FIRST_LINE = 5;

/** What a page shows of a text, as the build makes it, or what the check reports of its lines. */
async function shown(typed: string, place: Place): Promise<{ text: string; reports: string[] }> {
  const source = `---\ntitle: Titel\n---\n\n${PLACES[place](typed)}\n`;
  const { parsed, issues } = readText("a.mdx", source, FACTS);
  const document = await renderMdx("a.mdx", parsed.body);
  const all = [...issues, ...document.issues];
  const lines = source.trimEnd().split("\n").length;
  expect(all.filter(({ line = 0 }) => line < FIRST_LINE || line > lines)).toEqual([]);
  return { text: textOf(document.html), reports: all.map(({ message }) => message) };
}

/** What the guide names as a way to write something else than the signs themselves. */
const MARKUP = [
  ["an item of a list", /^\s*- /m],
  ["two items with stars", /^\s*\* .*^\s*\* /ms],
  ["two numbered items", /^\s*1[.)](?!\S).*^\s*[12][.)](?!\S)/ms],
  ["a heading", /^\s*##/m],
  ["a line, or the one below the head of a table", /^[\s|:*_-]*[*_-][\s|:*_-]*$/m],
  ["words between lines", /(?<![\p{L}\p{N}_])_{1,2}(?![\s_]).*?(?<=[^\s_])_{1,2}(?![\p{L}\p{N}_])/su],
  ["words between stars", /(?<![\p{L}\p{N}*])\*+(?![\s)\]}“”’.,;:*]).*?(?:\*\*|\*(?![\p{L}\p{N}]))/su],
  ["code", /`.*`/s],
  ["the end of a line, or a sign as such", /\\[\n!-/:-@[-`{-~]/],
  ["a link", /\]\(/],
  ["a fact", /\{\{email\}\}/],
] as const;

const WORDS = "Wir sparen mit dem Team im Juni Zeit und Geld für jede Anfrage".split(" ");
/** Everyday German with signs in it that mean something in Markdown, in MDX or in a list of facts. */
const SIGNS = `
  Kund*innen   Mitarbeiter*innen,   ein*e   jede*r   der*die   Preis*   99 €*   (*)   „*“   *)   *   **
  Kund:innen   Kund_innen   Nutzer/-innen   datei_name_neu   _blank_   __init__   Name: ____   5*-Hotel   3*4*5
  3 * 4 * 5   2**10   2^10   x_1   a*b   =   = 60   +   + 5 %   +5 %   −5 %   ±3   * alle   < 6   <5   <=   > 50
  >50   > rund 50   >=   ->   =>   <-   a<b   &   F&E   AT&T;   &Co;   R&D   CO~2~   20~25   30~40   ~30   ~
  ~~30   ~~~   #   #1   # 1   #hashtag   Nr. #5   C#   C #   31.   31. März   30. Juni:   1. Mai   1. Platz
  2. Quartal   3)   1)   a)   2025.   9.30   9:30 Uhr   1.250 €   20–25   24/7   [1]   [x]   [ ]   [X]   [Name]
  [^1]   [Name]:   [1]: Quelle   (1)   !   ![   [   ]   (   )   {   }   {Name}   {{Vorname}}   {}   \`   geht\`s   ´
  |   A|B   ||   \\   C:\\Daten   :-)   ;-)   :   ::   :::   ===   import   export   www.lotsen.example
  a@lotsen.example   $5   100 %   § 5   @   ?   …   -   –   ^   ^1   /   //   '   „so“
`
  .trim()
  .split(/ {3}|\n */);

/** Words and signs in any order, some of them without a space between them. */
const sentence = (gaps: readonly string[]) =>
  fc
    .array(
      fc.tuple(
        fc.oneof(fc.constantFrom(...WORDS), { weight: 2, arbitrary: fc.constantFrom(...SIGNS) }),
        fc.constantFrom(...gaps),
      ),
      { minLength: 1, maxLength: 6 },
    )
    .map((parts) => parts.map(([part, gap]) => part + gap).join(""))
    .filter((typed) => !MARKUP.some(([, pattern]) => pattern.test(typed)));

/** A paragraph may go over several lines. */
const typedSomewhere = fc.oneof(
  fc.tuple(sentence([" ", " ", "", "\n"]), fc.constant<Place>("paragraph")),
  fc.tuple(sentence([" ", " ", ""]), fc.constantFrom<Place>("list item", "table cell", "heading")),
);

it("shows every sign of an everyday text as it was typed, or reports it", () =>
  fc.assert(
    fc.asyncProperty(typedSomewhere, async ([typed, place]) => {
      const { text, reports } = await shown(typed, place);
      if (reports.length === 0) expect(text).toBe(words(typed));
    }),
    { numRuns: 120 },
  ));

it.each<[typed: string, place: Place]>([
  ["Unsere Kund*innen lesen mit.", "paragraph"],
  ["Die Endung *innen, etwa in einem Haus.", "table cell"],
  ["Preis* und 99 €*", "heading"],
  ["Bei 20~25 Teilnehmern und 30~40 Leads.", "table cell"],
  ["snake_case_name und x_1 und Name: ____", "list item"],
  ["- 5 %", "paragraph"],
  ["Mehr auf https://lotsen.example/a_b~c~d.", "list item"],
  ["In `{{Vorname}}` und `{{email}}`", "paragraph"],
])("shows as typed: %j in a %s", async (typed, place) => {
  expect(await shown(typed, place)).toEqual({ text: words(typed.replace(/`|^- /g, "")), reports: [] });
});

it.each<[typed: string, place: Place, says: string]>([
  ["[ ] Ein Punkt", "list item", "Kästchen gibt es in Listen nicht."],
  ["Programmieren in C #", "heading", "verschwindet „#“. Als Zeichen steht \\#."],
  ["Wie geht`s und wie steht`s?", "paragraph", "Ein Apostroph ist ’"],
  ["Unsere Kund*innen und Mitarbeiter*innen", "paragraph", "In „Kund*innen“ verschwindet „*“. Als Zeichen steht \\*."],
  ["Kund(*) und Nutzer(*)", "heading", "verschwindet „*“. Als Zeichen steht \\*."],
  ["2**10 und 3**4", "table cell", "In „2**10“ verschwindet „*“."],
  ["Das sind **30 %**ige Rabatte", "list item", "endet es nicht mitten im Wort: **30 %ige**."],
  ["Die Fläche in m^2^", "table cell", "Hochgestelltes schreiben Sie mit eigenen Zeichen: m²"],
  ["Wir sparen CO~2~.", "paragraph", "Tiefgestelltes schreiben Sie mit eigenen Zeichen: CO₂."],
  ["Siehe [[Pipeline]].", "list item", "Ein Link ist [Preise und Pakete](/pfad)"],
  ["[Preise](/blog/die preise)", "paragraph", "ohne Leerzeichen in der Adresse"],
  ["Das ist ==wichtig==.", "heading", "„==wichtig==.“ steht so auf der Seite"],
  [":::tip\nEin Rat.\n:::", "paragraph", "Ein Hinweis ist der Baustein <Callout>."],
  ["> [!NOTE]\n> Ein Rat.", "paragraph", "Ein Hinweis ist der Baustein <Callout>."],
  ["31. März: Die Frist endet.", "paragraph", "Als Zeichen steht 31\\."],
  ["1. Platz für unser Team", "paragraph", "Als Zeichen steht 1\\."],
  ["* Pflichtfelder", "paragraph", "Als Zeichen steht \\*"],
  ["+ 5 %", "list item", "Als Zeichen steht \\+"],
  ["-", "paragraph", "Die Zeile „-“ ist auf der Seite nicht zu sehen."],
  ["~~~ Pause ~~~\n\nDanach.", "paragraph", "Hier beginnt ein Block mit Code."],
  ["```Das ist wichtig\nDanach.\n```", "paragraph", "Hier beginnt ein Block mit Code."],
  ["[Hinweis]: Preise", "paragraph", "Die Zeile „[Hinweis]: Preise“ ist auf der Seite nicht zu sehen."],
  ["Ein Satz.[^1]\n\n[^1]: Eine Quelle.\n\n[^1]: Noch eine.", "paragraph", "jede Fußnote gibt es einmal"],
  ["- eins\n- zwei\nDarunter.", "paragraph", "Diese Zeile wird Teil des Punktes davor."],
  ["> Ein Zitat.\nDarunter.", "paragraph", "Diese Zeile wird Teil des Zitats davor."],
  ["| Kopf |\n|---|\n| Feld |\nDarunter.", "paragraph", "Diese Zeile wird Teil der Tabelle davor."],
  ["a) eins\nb) zwei", "paragraph", "So wird daraus keine Liste."],
  ["> rund 50. Wir", "paragraph", "Bitte „mehr als“ oder „mindestens“ schreiben"],
  ["Lotsen GmbH\nHafenstraße 1", "paragraph", "Diese Zeile läuft auf der Seite in der davor weiter."],
  ["1. eins\n3. drei", "paragraph", "Eine Liste zählt der Reihe nach: 1., 2., 3."],
])("reports %j in a %s", async (typed, place, says) => {
  expect((await shown(typed, place)).reports).toContainEqual(expect.stringContaining(says));
});

it.each([
  [
    "**S**pezifisch, **messbar** und *so* (*oder so*) „*so*“ *„so“* ***so***.",
    ["S", "messbar", "so", "oder so", "so", "„so“", "so"],
  ],
  ["*Kund\\*innen* und _sehr_ __besonders__ Kauf**absicht**", ["Kund*innen", "sehr", "besonders", "absicht"]],
])("keeps the emphasis of words: %s", async (typed, emphasised) => {
  const { html } = await renderMdx("a.mdx", typed);
  expect([...html.matchAll(/<(em|strong)>(?:<\w+>)?([^<]*)/g)].map(([, , found]) => found)).toEqual(emphasised);
});

/** A line as its author means it: what it is, how many lists deep, its number, its words. */
type Meant = { kind: "p" | "li" | "h2" | "td"; depth: number; quotes: number; number?: number; text: string };
type Typed = { line: string; meant: Meant };

const plain = fc.array(fc.constantFrom(...WORDS, "5 %", "24/7", "(3)", "„so“", "F&E"), {
  minLength: 1,
  maxLength: 8,
});
/** Short enough that the next word would have fitted in its line. */
const phrase = plain.map((parts) => `Wort ${parts.join(" ")}`).filter(({ length }) => length < 50);
/** Items of which each is as deep as its author wants, indented by so many blanks a step. */
const list = fc
  .tuple(
    fc.array(fc.tuple(fc.nat(2), phrase), { minLength: 2, maxLength: 6 }),
    fc.constantFrom("-", "*", "1.", "1)"),
    fc.constantFrom(2, 3, 4),
  )
  .map(([items, marker, step]): Typed[] => {
    const counts: number[] = [];
    const depths: number[] = [];
    for (const [wanted] of items) depths.push(Math.min(wanted, (depths.at(-1) ?? -1) + 1));
    // A number or a star alone is none of a list.
    const isAlone = (depth: number) => depths.filter((other) => other === depth).length < 2;
    return items.map(([, text], index) => {
      const depth = depths[index] ?? 0;
      counts.length = depth + 1;
      counts[depth] = (counts[depth] ?? 0) + 1;
      const number = /\d/.test(marker) ? counts[depth] : undefined;
      const sign = isAlone(depth) && marker !== "-" ? "-" : marker.replace("1", String(number));
      const isNumbered = number !== undefined && sign !== "-";
      return {
        line: `${" ".repeat(depth * step)}${sign} ${text}`,
        meant: { kind: "li", depth: depth + 1, quotes: 0, text, ...(isNumbered && { number }) },
      };
    });
  });
const paragraph = fc
  .array(phrase, { minLength: 1, maxLength: 3 })
  .map((lines) => lines.map((text): Typed => ({ line: text, meant: { kind: "p", depth: 0, quotes: 0, text } })));
const letters = paragraph.map((lines) =>
  lines.map(({ meant }, index): Typed => {
    const text = `${"abc"[index]}) ${meant.text}`;
    return { line: text, meant: { ...meant, text } };
  }),
);
const quotation = fc
  .oneof(paragraph, list)
  .map((lines) => lines.map(({ line, meant }): Typed => ({ line: `> ${line}`, meant: { ...meant, quotes: 1 } })));
const title = phrase.map((text): Typed[] => [{ line: `## ${text}`, meant: { kind: "h2", depth: 0, quotes: 0, text } }]);
const cells = fc.array(phrase, { minLength: 2, maxLength: 3 }).map((texts): Typed[] => {
  const rows = texts.map((text): Typed => ({ line: `| ${text} |`, meant: { kind: "td", depth: 0, quotes: 0, text } }));
  return [
    ...rows.slice(0, 1),
    { line: "|---|", meant: { kind: "td", depth: 0, quotes: 0, text: "" } },
    ...rows.slice(1),
  ];
});
/** Blocks, most of them with an empty line between them. */
const manyBlocks = fc.array(
  fc.tuple(fc.oneof(paragraph, list, letters, quotation, title, cells), fc.constantFrom("", "", "", undefined)),
  { minLength: 1, maxLength: 5 },
);

/** What a page shows, in the words of its elements. */
function meantBy(html: string): string[] {
  const page = parse(html);
  return page.querySelectorAll("p, li, h2, th, td").flatMap((element) => {
    const own = words(
      element.childNodes
        .filter((node) => !/^(?:p|ul|ol|blockquote)$/i.test((node as HTMLElement).rawTagName ?? ""))
        .map((node) => node.text)
        .join(""),
    );
    const around: HTMLElement[] = [];
    for (let each = element.parentNode; each; each = each.parentNode) around.push(each);
    const named = (...names: string[]) => around.filter(({ rawTagName }) => names.includes(rawTagName)).length;
    const item = element.rawTagName === "p" && around[0]?.rawTagName === "li" ? around[0] : element;
    const isFirst = item === element || item.querySelector("p") === element;
    const list = item.parentNode;
    const place = list.childNodes.filter((node) => (node as HTMLElement).rawTagName === "li").indexOf(item);
    const number = Number(list.getAttribute?.("start") ?? 1) + place;
    const kind = item.rawTagName === "th" ? "td" : isFirst ? item.rawTagName : "p";
    const isNumbered = kind === "li" && list.rawTagName === "ol";
    return own
      ? [
          keyOf({
            kind: kind as Meant["kind"],
            depth: named("ul", "ol"),
            quotes: named("blockquote"),
            text: own,
            ...(isNumbered && { number }),
          }),
        ]
      : [];
  });
}
const keyOf = ({ kind, depth, quotes, number, text }: Meant) =>
  [kind, depth, quotes, number ?? "", words(text)].join(" | ");

it("shows every line of any blocks as what it was typed, or reports its passage", () =>
  fc.assert(
    fc.asyncProperty(manyBlocks, async (blocks) => {
      const lines: (Typed | undefined)[] = blocks.flatMap(([block, gap]) =>
        gap === undefined ? block : [...block, undefined],
      );
      const {
        html,
        unfinished = html,
        issues,
      } = await renderMdx("a.mdx", lines.map((typed) => typed?.line ?? "").join("\n"));
      const found = new Set(meantBy(unfinished));
      const reported = new Set(issues.map(({ line = 0 }) => line - 1));
      let passage: number[] = [];
      const passages = [...lines.entries(), [lines.length, undefined] as const].flatMap(([index, typed]) => {
        if (typed) passage.push(index);
        const ended = typed ? [] : [passage];
        if (!typed) passage = [];
        return ended;
      });
      for (const indexes of passages)
        if (!indexes.some((index) => reported.has(index)))
          for (const index of indexes) {
            const meant = lines[index]?.meant;
            if (meant?.text) expect([...found]).toContain(keyOf(meant));
          }
    }),
    { numRuns: 150 },
  ));

it.each([
  ["numbers from 1", "1. eins\n2. zwei", "<ol>"],
  ["the same number each time", "1. eins\n1. zwei", "<ol>"],
  ["steps with a paragraph between them", "1. eins\n\nMehr dazu.\n\n2. zwei\n3. drei", '<ol start="2">'],
  ["stars", "* eins\n* zwei", "<ul>"],
  ["numbers in a quotation", "> 1. eins\n> 2. zwei", "<blockquote>\n<ol>"],
  ["items below a number, indented by two", "1. eins\n  - unten\n2. zwei", "<li>eins\n<ul>\n<li>unten"],
  ["steps below the tenth, indented by two", "9. neun\n10. zehn\n  1. unten\n  2. und", "<li>zehn\n<ol>\n<li>unten"],
])("keeps a list with %s", async (_what, typed, tag) => {
  const { html } = await renderMdx("a.mdx", typed);
  expect(html).toContain(tag);
});

it.each(["*", "_", "`", "[", "](", "|", "> ", "- ", "1. ", "<", "&", "**a", "~a~ ", "a) b\n", "\\", "\t", " "])(
  "reads 100,000 signs of %j in linear time",
  async (sign) =>
    expect(await computingTime(() => readLines(sign.repeat(Math.ceil(100_000 / sign.length))))).toBeLessThan(4000),
);

it.each([
  [
    "all of it",
    "<h2>Wege</h2><ol><li>eins<ul><li>unten</li></ul></li><li>zwei</li></ol>",
    "## Wege\n\n1. eins\n   - unten\n2. zwei",
    [],
  ],
  ["an exponent", "<p>Es sind 10<sup>3</sup> m².</p>", "Es sind 10³ m².", [1]],
  ["a list", "<p>Davor</p><ul><li>eins</li><li>zwei</li></ul>", "Davor\n\neins\n\nzwei", [3, 5]],
  ["cells", "<table><tr><td>a</td><td>b</td></tr></table>", "ab", [1]],
  ["a line", "<p>eins<br>zwei</p><p>drei</p>", "eins\\\nzwei", [1]],
])("tells what pasting did to %s", (_what, html, markdown, lines) => {
  const found = compareWithPage(markdown, parse(`<body>${html}</body>`));
  expect(found.map(({ line }) => line)).toEqual(lines);
});

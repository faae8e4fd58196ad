import fc from "fast-check";
import { readText } from "../../../src/data-layer/read/read-text";
import { renderMdx } from "../../../src/data-layer/render/render-mdx";

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
  ["Unsere Kund*innen und Mitarbeiter*innen lesen mit.", "paragraph"],
  ["Die Endung *innen steht in Kund*innen und Nutzer*innen.", "table cell"],
  ["Kund(*) und Nutzer(*), „*“ und „*“", "heading"],
  ["*&Co; hat 2**10 Kund*innen", "table cell"],
  ["Das sind 3*4*5 = 60 Fälle.", "list item"],
  ["Das _Ziel_ heißt __init__.", "paragraph"],
  ["Wir sparen CO~2~.", "paragraph"],
  ["Bei 20~25 Teilnehmern und 30~40 Leads.", "table cell"],
  ["31. März: Die Frist endet.", "paragraph"],
  ["30. Juni: Start", "list item"],
  ["Bis\n1. Mai oder\n30. Juni", "paragraph"],
  ["1. Platz für unser Team", "paragraph"],
  ["2024. Ein gutes Jahr.\n2025. Ein besseres.", "paragraph"],
  ["1. Januar: Start\n30. Juni: Ende", "paragraph"],
  ["3)", "list item"],
  ["+ 5 % Umsatz\n+ 3 % Ertrag", "paragraph"],
  ["+ 5 %", "list item"],
  ["- 5 %", "list item"],
  ["* Pflichtfelder", "paragraph"],
  ["+ [X] Kund*innen", "paragraph"],
  ["2025.\n[x] Erledigt", "paragraph"],
  ["* zzgl. MwSt.", "list item"],
  ["-", "paragraph"],
  ["In `{{Vorname}}` und `{{email}}`", "paragraph"],
])("shows as typed: %j in a %s", async (typed, place) => {
  expect(await shown(typed, place)).toEqual({ text: words(typed.replaceAll("`", "")), reports: [] });
});

it.each<[typed: string, place: Place, says: string]>([
  ["[ ] Ein Punkt", "list item", "Kästchen gibt es in Listen nicht."],
  [">= 5 Leads", "paragraph", "Bitte „mindestens 5“ schreiben"],
  ["> rund 50 Leads", "paragraph", "Bitte „mehr als rund 50“ schreiben"],
  ["Programmieren in C #", "heading", "Die # am Ende der Überschrift verschwinden."],
  ["Wie geht`s und wie steht`s?", "paragraph", "Ein Apostroph ist ’"],
  ["~~~ Pause ~~~\n\nDanach.", "paragraph", "Hier beginnt ein Block mit Code."],
  ["```\nDanach.", "paragraph", "Hier beginnt ein Block mit Code."],
  ["```Das ist wichtig\nDanach.\n```", "paragraph", "Hier beginnt ein Block mit Code."],
  ["[Hinweis]: Preise", "paragraph", "„[Hinweis]:“ beginnt das Ziel eines Links"],
  ["Ein [Hinweis].\n\n[Hinweis]: Preise", "paragraph", "„[Hinweis]:“ beginnt das Ziel eines Links"],
  ["[^1]: Eine Quelle.", "paragraph", "Die Fußnote [^1] nennt kein Text"],
  ["Ein Satz.[^1]\n\n[^1]: Eine Quelle.\n\n[^1]: Noch eine.", "paragraph", "Die Fußnote [^1] nennt kein Text"],
  ["Siehe\n(*)www.lotsen.example und **.", "paragraph", "Diese Sterne heben nichts hervor."],
  ["export ", "paragraph", "Ein Absatz darf nicht mit „import“ oder „export“ beginnen."],
  ["> „so“\n{ Kund*innen", "paragraph", "In einer Liste oder einem Zitat ist jede Zeile"],
])("reports %j in a %s", async (typed, place, says) => {
  expect((await shown(typed, place)).reports).toEqual([expect.stringContaining(says)]);
});

it.each([
  [
    "**S**pezifisch, **messbar** und *so* (*oder so*) „*so*“ *„so“* ***so***.",
    ["S", "messbar", "so", "oder so", "so", "„so“", "so"],
  ],
  ["*Kund\\*innen* und *Kund*innen*", ["Kund*innen", "Kund*innen"]],
])("keeps the emphasis of words: %s", async (typed, emphasised) => {
  const { html } = await renderMdx("a.mdx", typed);
  expect([...html.matchAll(/<(em|strong)>(?:<\w+>)?([^<]*)/g)].map(([, , found]) => found)).toEqual(emphasised);
});

it.each([
  ["numbers from 1", "1. eins\n2. zwei", "<ol>"],
  ["the same number each time", "1. eins\n1. zwei", "<ol>"],
  ["steps with a paragraph between them", "1. eins\n\nMehr dazu.\n\n2. zwei\n3. drei", '<ol start="2">'],
  ["stars", "* eins\n* zwei", "<ul>"],
  ["a star below another item", "- eins\n  * zwei", "<ul>\n<li>zwei"],
])("keeps a list with %s", async (_what, typed, tag) => {
  const { html } = await renderMdx("a.mdx", typed);
  expect(html).toContain(tag);
  expect(html).not.toMatch(/<p>[\d*]/);
});

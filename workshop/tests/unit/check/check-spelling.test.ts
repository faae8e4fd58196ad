import { ARTICLE, type Change, fixture, inText, withChanges } from "../../../../__tests__/unit/support/content-tree";
import { memoryCache } from "../../../../__tests__/unit/support/memory-cache";
import { formatIssues } from "../../../../src/data-layer/text/issue";
import { checkSpelling } from "../../../check/rules/spelling";

const TERMS = "terms.json";
const OWN = '{ "terms": [], "words": ["Fachdemo", "HubSpot", "Lektorat", "sales", "pipeline"] }';

/** The hints at words of an article's text, with the words of the site. */
const hintsIn = (text: string, terms: Change = OWN, cache = memoryCache()) =>
  withChanges({ ...inText(text), [TERMS]: terms }, (_root, content) => {
    const files = content.files.filter(({ file }) => [ARTICLE, TERMS].includes(file.slice("content/".length)));
    return checkSpelling({ ...content, files }, cache);
  });
const wordsIn = async (text: string) =>
  (await hintsIn(text)).map(({ message }) => /^„(.+?)“ steht in keinem/.exec(message)?.[1]);

it("hints at a misspelt word at its line, with a word of the site that may be meant", async () => {
  const text = "Die Recherche dauert.\nEine Rechreche dauert lange.";
  const issues = await hintsIn(text);
  const message =
    "„Rechreche“ steht in keinem Wörterbuch. Gemeint ist vielleicht „Recherche“. Ist es richtig, gehört es in terms.json zu „words“.";
  const line = fixture(ARTICLE).split("\n").indexOf("Noch ein Absatz.") + 2;
  expect(issues).toEqual([{ file: `content/${ARTICLE}`, line, message, isHint: true }]);
  expect(await hintsIn(text.replace("Rechreche", "Recherche"))).toEqual([]);
  expect(formatIssues(issues)).toMatch(/^Bitte ansehen; es hält nichts auf:\n\n {2}content/);
});

it.each([
  ["a noun without its capital", "Das team spricht wieder.", ["team"]],
  ["two words in one", "Mehrere sitzen ineiner Firma.", ["ineiner"]],
  ["a transcribed umlaut", "Das reicht fuer alle.", ["fuer"]],
  ["a misspelt part of a joined word", "Sie verkaufen Wartungsofware.", ["Wartungsofware"]],
  ["a part between hyphens", "Ein Vertribs-Team.", ["Vertribs"]],
  ["another spelling of a name of the site", "Die KI in Hubspot.", ["Hubspot"]],
  ["a word in a quotation", "Er sagt: „Das ist rictig.“", ["rictig"]],
])("notices %s", async (_what, text, words) => {
  expect(await wordsIn(text)).toEqual(words);
});

it.each([
  ["joined words and their forms", "Die Warteschlange vor den Vertriebsterminen wurde kürzer."],
  ["verbs with a prefix", "Sie planen mitzuschneiden, durchgerechnete Pläne vorzulegen und nachzufassen."],
  ["words of the site with an ending", "Zwei Fachdemos, ein Lektorat, drei Lektorate in HubSpot."],
  ["facts", "Die {{legalName}} in {{city}}."],
  ["abbreviations, addresses and code", "Ca. 5 Tsd. € in KW 3 laut BetrVG, siehe a@bxyz.example und `qwrtz`."],
  ["an English noun, an English title", "Das Meeting dauert. Es heißt „How to win the market with better offers“."],
  ["the first part of a pair", "Wartungs- und Reisekosten."],
])("passes over %s", async (_what, text) => {
  expect(await wordsIn(text)).toEqual([]);
});

// The article is rendered once, and each of two files looked up once.
it("asks no dictionary twice about the same text, but again about one of its words that is now the site's", async () => {
  const cache = memoryCache();
  const [first, second] = [await hintsIn("Ein Vetrieb.", OWN, cache), await hintsIn("Ein Vetrieb.", OWN, cache)];
  expect([first.length, second, cache.set.mock.calls.length]).toEqual([1, first, 3]);
  const issues = await hintsIn("Ein Vetrieb.", OWN.replace("Fachdemo", "Vetrieb"), cache);
  expect(issues).toEqual([]);
});

import { readFileSync } from "node:fs";
import path from "node:path";
import { company } from "../../src/content-model/company";
import { namesInContent } from "../../src/data-layer/read/content-names";
import { activeVariantText, definesFacts, FACTS_FILE } from "../../src/data-layer/read/facts";
import { withoutByteOrderMark } from "../../src/data-layer/text/byte-order-mark";
import { fieldRows } from "../guide/field-tables";

/** A value that stands in for a fact not known yet. */
type Placeholder = { file: string; line: number; kind: string; text: string };

const EMPTY_NUMBER = "empty number";
const EXAMPLE = "example name";
/** What is no first name where it stands before „Muster“: „Ein Muster“, „Zum Muster“. */
const NO_FIRST_NAME =
  "Ein|Kein|Das|Dies|Dieses|Diese|Jenes|Jedes|Jede|Welches|Welche|Solche|Manche|Alle|Viele|Einige|Mehrere|Zwei|Drei|Vier|Fünf|Mein|Dein|Sein|Ihr|Unser|Euer|Meine|Deine|Seine|Ihre|Unsere|Die|Der|Den|Dem|Zum|Vom|Beim|Im|Am|Als|Mit|Nach|Ohne|Für|Aus|Bei|Von|Zu|Per|Pro|Auf|In|Und|Oder|Aber|Nur|Auch|Wenn|Weil|Wo|Was|Wie|Welch";
/** People, places and firms that nobody is, or the mark „(Muster)“; „ein Muster erkennen“ is a word, as is „Musterlösung“. */
const EXAMPLE_NAME = [
  `(?<=(?<!\\p{L})(?!(?:${NO_FIRST_NAME}) )\\p{Lu}\\p{Ll}+ )Muster`,
  "Muster(?= (?:GmbH|AG|KG|UG|SE|OHG|GbR|KGaA|eG|e\\. ?V\\.|& )|\\))",
  '(?<=(?:^|: )"?)Muster(?="?,?$)',
  "Muster(?:mann|frau|stadt|dorf|hausen|ort|land|hafen|stra(?:ß|ss)e|str\\.|weg|platz|allee|gasse|ring|bank|firma)\\p{Ll}*",
  "Muster-(?!(?:AGB|E-Mail|Mail|Vertrag|Brief|Formular|Vorlage|Angebot|Schreiben|Widerruf|Rechnung|Text|Antwort))[\\p{L}-]+",
  "MUSTER[\\p{L}-]*",
].join("|");

const KINDS: readonly [kind: string, pattern: RegExp][] = [
  ["example domain", /(?<![\w.@-])[\w.@-]*[\w-]\.example\b[\w/-]*/g],
  [EXAMPLE, new RegExp(`(?<![\\p{L}\\d])(?:${EXAMPLE_NAME})(?![\\p{L}\\d])`, "gu")],
  // Not the zeros in 10:00, 1,00, 1 000, #000 or \u00a0.
  [EMPTY_NUMBER, /(?<![\d.,:#]|\\u)(?!(?<=\d\s)000\b)0{2,}(?:[.–-]0+)*(?![\d:])/g],
  ["empty register number", /(?<![\p{L}\d])HR[AB]\s*0(?!\d)/gu],
  ["missing address", /"to": "(https:\/\/)?"/g],
];
/** Facts are no sentences: whatever begins like this is not known yet. */
const EXAMPLE_FACT = /(?<![\p{L}\d])(?:Muster|MUSTER)[\p{L}-]*/gu;

const FACTS = path.join("content", FACTS_FILE);

/** The numbers of a drawing are its shapes. */
const kindsIn = (file: string) =>
  KINDS.filter(([kind]) => kind !== EMPTY_NUMBER || !file.endsWith(".svg")).map(([kind, pattern]) => ({
    kind,
    pattern: kind === EXAMPLE && file === FACTS ? EXAMPLE_FACT : pattern,
  }));

/** How the author of a word says that it is meant, in words for authors. */
export const HOW_TO_MEAN_IT =
  'Ist ein Wort gemeint, steht sein erster Buchstabe als Nummer: Muster als &#77;uster im Text, als \\u004duster in JSON und in „"…"“ im Kopf.';

/** Finds placeholders in a content file, in its order, one entry for each place. */
export function findPlaceholders(file: string, content: string): Placeholder[] {
  return content
    .split("\n")
    .flatMap((line, index) =>
      kindsIn(file).flatMap(({ kind, pattern }) =>
        [...line.matchAll(pattern)].map(([text]) => ({ file, line: index + 1, kind, text })),
      ),
    );
}

const isPlaceholder = (text: string): boolean => findPlaceholders(FACTS, text).length > 0;

/** Files of a project with text in them, sorted; names are paths inside `content/`. */
function textsBelow(root: string): { name: string; text: string }[] {
  const folder = path.join(root, "content");
  return namesInContent(root)
    .filter((name) => /\.(json|mdx|svg)$/.test(name))
    .map((name) => ({ name, text: withoutByteOrderMark(readFileSync(path.join(folder, name), "utf8")) }));
}

/** Finds the placeholders of a whole project, sorted by file; paths begin with `content/`. */
export function placeholdersBelow(root: string): Placeholder[] {
  return textsBelow(root).flatMap(({ name, text }) => findPlaceholders(path.join("content", name), text));
}

/** A statement that is true only until somebody else has acted. */
const WAITING = /\b(angefragt|beantragt|noch nicht (bestellt|erteilt|zugeteilt))\b/i;

/** What legal texts and facts say that waits for somebody, line by line, without what is a placeholder anyway. */
export function waitingStatements(root: string): Omit<Placeholder, "kind">[] {
  return textsBelow(root)
    .filter(({ name }) => definesFacts(name) || name.startsWith("legal"))
    .flatMap(({ name, text }) =>
      text.split("\n").map((line, index) => ({ file: path.join("content", name), line: index + 1, text: line.trim() })),
    )
    .filter(({ text }) => WAITING.test(text) && !isPlaceholder(text));
}

type MissingFact = {
  name: string;
  value: string;
  /** What it is and where visitors see it. */
  note: string;
  /** Files that name it, paths inside `content/`. */
  namedIn: string[];
};

/** What follows from a fact, by the name that texts use → the fact. */
export const DERIVED: Readonly<Record<string, string>> = { url: "domain", phone: "phoneLink" };

/**
 * The facts in `content/company.json` that still are placeholders, each once; without those that are named only where
 * something else holds, like the measurement's host while nothing is measured.
 */
export function missingFacts(root: string): MissingFact[] {
  const texts = textsBelow(root);
  const facts = JSON.parse(texts.find(({ name }) => name === FACTS_FILE)?.text ?? "") as Record<string, string>;
  const notes = new Map(fieldRows(company.schema).map(({ path: field, note }) => [field, note]));
  return Object.entries(facts).flatMap(([name, value]) => {
    const names = [name, DERIVED[name] ?? name];
    const isNamed = (text: string) => names.some((entry) => text.includes(`{{${entry}}}`));
    const naming = texts.filter(({ text }) => isNamed(text));
    const mentions = naming.filter((file) => isNamed(activeVariantText(file.name, file.text, facts)));
    if (!isPlaceholder(value) || (naming.length > 0 && mentions.length === 0)) return [];
    return { name, value, note: notes.get(name) ?? name, namedIn: mentions.map((file) => file.name) };
  });
}

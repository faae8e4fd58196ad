import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { distance } from "fastest-levenshtein";
import { definesFacts } from "../../../../src/data-layer/read/facts";
import type { Content, ContentFile } from "../../../../src/data-layer/read/read-content";
import type { DocumentCache } from "../../../../src/data-layer/render/document-cache";
import { hasText, renderDocument } from "../../../../src/data-layer/render/render-document";
import type { Issue, TextIssue } from "../../../../src/data-layer/text/issue";
import { capitalized } from "../../../../src/lib/capitalized";
import { nearest } from "../../../../src/lib/nearest";
import { copyInFields, copyInText, withoutAddresses, wordingIn } from "../../copy-in";
import type { Rule } from "../../rule";

/** A word, or a longer part of one between hyphens; not of an address, a placeholder, something with digits, and no „ggf.“ */
const WORD =
  /(?<![\p{L}\p{N}_{@./]|\d-)(?!\p{L}{1,4}(?:\.|-\p{L}))(?<!-(?=\p{L}{1,4}(?!\p{L})))\p{L}{2,}(?![\p{L}\p{N}_}@/]|\.\p{L}|-(?!\p{L}))/gu;
/** „CRM“, „HubSpot“ */
const MIXED = /^\p{Lu}{2}|\p{Ll}\p{Lu}/u;
/** „Apr“, „Tsd.“ */
const SHORT = /^\p{Lu}\p{L}{1,2}$/u;
/** The value of an attribute, which no visitor reads. */
const NAME = /^[a-z][a-zA-Z0-9-]*$/;
/** Dictionaries lack many verbs with such a prefix. */
const VERB =
  /^(?:ab|an|auf|aus|bei|da|dabei|daneben|dazu|durch|ein|fest|heraus|hin|hinaus|hinzu|los|mit|nach|vor|weg|weiter|zurück|zusammen)(?:zu(?=\p{L}{4}))?(?!dies|jen|ein|sein|ihr|unser|all|viel)(?<verb>\p{Ll}{4,}(?:t|en|ern|eln|t?e[mnrs]?))$/iu;
/** Endings of a word that the site has of its own. */
const ENDINGS = ["s", "n", "e", "en", "es"];
/** Of a foreign word, such as „Demo“, at the end of a German one. */
const PLURAL = /(?<=^\p{Lu}\p{Ll}{4,})s$/u;
const QUOTATION = /„[^„“]*“/g;

/** Words that no dictionary has → what may be meant. */
type Misspelt = Readonly<Record<string, string>>;
type Dictionary = { spell: (word: string) => boolean; suggest: (word: string) => string[] };

/** Hints at words that neither a dictionary nor the site has. What it said of a file is kept. */
export async function checkSpelling({ files }: Content, cache: DocumentCache): Promise<Issue[]> {
  const own = ownWords(files);
  const vocabulary = [...new Set(files.flatMap(({ text }) => wordsIn(text).map(({ word }) => word)))];
  const issues = files.map(async (file) => {
    const document = hasText(file) ? await renderDocument(file, cache) : undefined;
    const copy = [...copyInFields(file), ...(document ? copyInText(file, document) : [])];
    const texts = copy.map(({ text }) => text).filter((text) => !NAME.test(text));
    const state = JSON.stringify([cache.checks?.code, own, texts]);
    const key = createHash("sha256").update(state).digest("hex");
    const known = (await cache.get(key)) as Misspelt | undefined;
    const misspelt = known ?? (await misspeltIn(texts, own, vocabulary));
    if (!known) await cache.set(key, misspelt);
    return copy.flatMap(({ text, issueOf }) => hintsIn(text, misspelt).map(issueOf));
  });
  return (await Promise.all(issues)).flat();
}

/** Words that are right whatever a dictionary says: those that are listed, and those of all facts. */
function ownWords(files: readonly ContentFile[]): string[] {
  const { terms, words } = wordingIn(files);
  const facts = files.filter(({ file }) => definesFacts(file.slice("content/".length)));
  const named = [...words, ...terms.flatMap(({ term, replaces }) => [term, ...replaces])];
  return [...named, ...facts.map(({ text }) => text)].flatMap(wordsIn).map(({ word }) => word);
}

const hintsIn = (text: string, misspelt: Misspelt): TextIssue[] =>
  wordsIn(text).flatMap(({ word, offset }) => {
    const meant = Object.hasOwn(misspelt, word) ? misspelt[word] : undefined;
    if (meant === undefined) return [];
    const message = `„${word}“ steht in keinem Wörterbuch. Gemeint ist vielleicht „${meant}“. Ist es richtig, gehört es in terms.json zu „words“.`;
    return [{ offset, message, isHint: true }];
  });

/** The words of a text that can be looked up. */
function wordsIn(text: string): { word: string; offset: number }[] {
  const copy = withoutAddresses(text.replaceAll("\u00ad", ""));
  return [...copy.matchAll(WORD)].map(({ 0: word, index }) => ({ word, offset: index }));
}

async function misspeltIn(
  texts: readonly string[],
  own: readonly string[],
  vocabulary: readonly string[],
): Promise<Misspelt> {
  dictionaries ??= loadDictionaries();
  const [german, english] = await dictionaries;
  const spellings = new Map(own.map((word) => [word.toLowerCase(), word]));
  const isPart = (part: string) => spellings.has(part.toLowerCase()) || german.spell(part) || english.spell(part);
  const isGerman = (word: string): boolean => {
    const spelling = spellings.get(word.toLowerCase());
    // „Hubspot“ is two words of the dictionary.
    if (spelling && MIXED.test(spelling)) return spelling === word;
    if (spelling || MIXED.test(word) || SHORT.test(word) || german.spell(word)) return true;
    if (german.spell(word.replace(PLURAL, "")) || isCompound(word, isPart, german)) return true;
    const { verb = "" } = VERB.exec(word)?.groups ?? {};
    const stems = ENDINGS.flatMap((ending) =>
      word.endsWith(ending) ? [word.slice(0, -ending.length).toLowerCase()] : [],
    );
    return (
      (verb !== "" && german.spell(verb)) ||
      stems.some((stem) => spellings.has(stem) || (/^\p{Lu}/u.test(word) && german.spell(capitalized(stem))))
    );
  };
  const found: Record<string, string> = {};
  for (const passage of texts.flatMap(passagesOf)) {
    const words = wordsIn(passage).map(({ word }) => word);
    const unknown = words.filter((word) => !isGerman(word));
    // A title or a quotation in English, or an English noun in German.
    const isEnglish = unknown.length > 1 && unknown.length * 2 >= words.length;
    for (const word of new Set(unknown))
      if (!(isEnglish || /^\p{Lu}/u.test(word)) || !english.spell(word)) {
        // A name or a new word is near to none; a slip is.
        const meant = suggestion(word, german, vocabulary, isGerman);
        if (meant) found[word] = meant;
      }
  }
  return found;
}

/** Whether a long noun is two words: „Leadgenerierung“, „Vertriebscontrolling“. */
const isCompound = (word: string, isWord: (part: string) => boolean, german: Dictionary): boolean =>
  /^\p{Lu}\p{Ll}{8,}$/u.test(word) &&
  Array.from(word, (_letter, index) => index)
    .slice(4, -4)
    .some((index) => {
      const [head, tail] = [word.slice(0, index), capitalized(word.slice(index))];
      return german.spell(tail) && [head, head.replace(/s$/, "")].some((part) => part.length >= 4 && isWord(part));
    });

const passagesOf = (text: string): string[] => [text.replace(QUOTATION, "„…“"), ...(text.match(QUOTATION) ?? [])];

/** How many letters there are to one slip; more slips make another word. */
const LETTERS_PER_TYPO = 4;

function suggestion(
  word: string,
  german: Dictionary,
  vocabulary: readonly string[],
  isGerman: (word: string) => boolean,
): string | undefined {
  const isWord = (meant: string) => meant.split(" ").every(isGerman);
  const others = vocabulary.filter((other) => other !== word);
  return [nearest(word, others), nearest(word, german.suggest(word))].find(
    (meant) => meant && isWord(meant) && distance(meant, word) <= word.length / LETTERS_PER_TYPO,
  );
}

let dictionaries: Promise<[Dictionary, Dictionary]> | undefined;

/** Longer than Hunspell takes to start on a busy machine; by itself it gives up after three seconds. */
const MAX_START_MS = 60_000;

/** Dictionaries of Hunspell, which alone knows how German joins words: the German and the English one. */
async function loadDictionaries(): Promise<[Dictionary, Dictionary]> {
  const { loadModule } = await import("hunspell-asm");
  const { mountBuffer, create } = await loadModule({ timeout: MAX_START_MS });
  const load = async (name: string) => {
    const folder = path.dirname(require.resolve(name));
    const mount = async (file: string) => mountBuffer(await readFile(path.join(folder, file)), `${name}-${file}`);
    return create(await mount("index.aff"), await mount("index.dic"));
  };
  return Promise.all([load("dictionary-de"), load("dictionary-en")]);
}

export const rule = {
  inContent: checkSpelling,
} satisfies Rule;

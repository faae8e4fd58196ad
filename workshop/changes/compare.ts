import { diffArrays, diffWordsWithSpace } from "diff";
import { formatDay } from "../../src/lib/format-date";
import { DERIVED } from "../check/placeholders";
import type { Chapter, Line, Piece } from "./markdown.mjs";
import type { ReaderText, State } from "./state";

/** What else is known of the two states. */
type Surroundings = {
  /** Pictures and other files that are no texts and differ. */
  files?: readonly string[];
  /** Paths that search engines know of the live site. */
  sitemap?: readonly string[];
};

type Pair = { before: ReaderText; after: ReaderText };

/** Share of words or sentences that two versions of the same thing have in common. */
const SAME_SENTENCE = 0.4;
const SAME_PAGE = 0.5;

/** What changes for readers from one state of the content to another, in German; chapters without rows are left out. */
export function compare(first: State, last: State, { files = [], sitemap = [] }: Surroundings = {}): Chapter[] {
  const skipped = new Set([...first.unreadable, ...last.unreadable]);
  const readable = (state: State): State => ({ ...state, texts: state.texts.filter(({ file }) => !skipped.has(file)) });
  const [before, after] = [readable(first), readable(last)];
  const unknown = new Set(first.texts.flatMap(({ file, addresses }) => (skipped.has(file) ? addresses : [])));
  const known = sitemap.filter((each) => !unknown.has(each));
  const renamed = renamedTexts(before, after);
  const pairs = after.texts.flatMap((text): Pair[] => {
    const earlier = before.texts.find(({ file }) => file === text.file) ?? renamed.get(text);
    return earlier ? [{ before: earlier, after: text }] : [];
  });
  const chapters: Chapter[] = [
    { title: "Neue Seiten", rows: newPages(before, after, renamed) },
    {
      title: "Adressen, die ins Leere führen",
      rows: lostAddresses(before, after, pairs, known),
    },
    { title: "Geänderte Texte", rows: pairs.flatMap(changedText) },
    { title: "Zahlen, die anderswo noch alt sind", rows: pairs.flatMap((pair) => staleNumbers(pair, after)) },
    { title: "Fakten der Firma", rows: changedFacts(pairs, after) },
    { title: "Nicht verglichen, weil Fehler darin sind", rows: [...skipped].map((file) => [[{ file }]]) },
    { title: "Noch nicht zu sehen", rows: unpublished(before, after) },
    { title: "Bilder und andere Dateien", rows: files.map((file) => [[{ file }]]) },
  ];
  return chapters.filter(({ rows }) => rows.length > 0);
}

/** Where a text stands, for its readers. */
const nameOf = ({ address, title, file }: ReaderText): Piece[] =>
  address === undefined ? [`${file}, auf mehreren Seiten`] : [title, " · ", { page: address }];

/** Texts whose file is new → the file that has gone and says mostly the same. */
function renamedTexts(before: State, after: State): ReadonlyMap<ReaderText, ReaderText> {
  const isIn = ({ texts }: State, text: ReaderText) => texts.some(({ file }) => file === text.file);
  const gone = before.texts.filter((text) => !isIn(after, text));
  const added = after.texts.filter((text) => !isIn(before, text));
  return new Map(
    added.flatMap((text) => {
      const earlier = gone.find(
        ({ type, sentences }) => type === text.type && shared(sentences, text.sentences) >= SAME_PAGE,
      );
      return earlier ? [[text, earlier] as const] : [];
    }),
  );
}

/** Which share of the longer list both have, from 0 to 1. */
function shared(one: readonly string[], other: readonly string[]): number {
  const known = new Set(other);
  return one.filter((each) => known.has(each)).length / Math.max(1, one.length, other.length);
}

const addressesOf = ({ texts }: State): ReadonlyMap<string, ReaderText> =>
  new Map(texts.flatMap((text) => text.addresses.map((address) => [address, text] as const)));

function newPages(before: State, after: State, renamed: ReadonlyMap<ReaderText, ReaderText>): Line[][] {
  const known = addressesOf(before);
  return after.texts
    .filter(({ addresses: [main] }) => main !== undefined && !known.has(main))
    .map((text) => {
      const { file, overview, data } = text;
      const listed = after.texts.filter((each) => overview && each.overview === overview && each.addresses.length > 0);
      const place = [...listed].sort((a, b) => Number(a.data.order) - Number(b.data.order)).indexOf(text) + 1;
      const earlier = renamed.get(text)?.address;
      return [
        nameOf(text),
        ...(earlier ? [[`Hieß bisher ${earlier}`]] : []),
        ...(typeof data.published === "string" ? [[`Zu sehen ab ${formatDay(data.published)}`]] : []),
        ...(overview ? [[`Platz ${place} von ${listed.length} auf `, { page: overview }]] : []),
        [{ file }],
      ];
    });
}

/** Addresses that visitors or search engines know and that will be „Seite nicht gefunden“, with what keeps them. */
function lostAddresses(before: State, after: State, pairs: readonly Pair[], sitemap: readonly string[]): Line[][] {
  const [known, kept] = [addressesOf(before), addressesOf(after)];
  const further = new Set(
    before.texts.flatMap(({ type: { list } }) => (list ? list.pagePath(2).replace(/\d+$/, "") : [])),
  );
  const isListPage = (address: string) => [...further].some((start) => address.startsWith(start));
  const lost = [...new Set([...known.keys(), ...sitemap])].filter((address) => !kept.has(address));
  return lost
    .filter((address) => !isListPage(address))
    .map((address) => {
      const text = known.get(address);
      const heir = pairs.find((pair) => pair.before === text)?.after;
      const links = after.links.filter(({ to }) => to.split("#")[0] === address);
      return [
        [text ? `${address} · ${text.title}` : address],
        ...(heir?.status ? [[`Die Seite ist nicht mehr zu sehen: ${heir.status}.`]] : []),
        ...links.map(({ file, line }): Line => ["Ein Link führt noch dorthin: ", file, ", ", { file, line }]),
        ...(sitemap.includes(address) ? [["Suchmaschinen kennen die Adresse, sie steht in der Sitemap."]] : []),
        [remedyFor(address, text, heir)],
      ];
    });
}

function remedyFor(address: string, text: ReaderText | undefined, heir: ReaderText | undefined): string {
  const type = text?.type ?? heir?.type;
  if (type && !("aliases" in type.schema.fields))
    return "Diese Seiten haben keine weiteren Adressen. Soll sie bleiben, bitte den alten Namen der Datei behalten.";
  const slug = address.slice(address.lastIndexOf("/") + 1);
  const aliases = [...((heir?.data.aliases as string[] | undefined) ?? []), slug].join(", ");
  if (heir && !heir.status) return `Damit sie bleibt, in ${heir.file} schreiben: aliases: [${aliases}]`;
  return `Damit sie bleibt, in der Seite, die an ihre Stelle tritt, schreiben: aliases: [${slug}]`;
}

function changedText({ before, after }: Pair): Line[][] {
  if (before.addresses.length + after.addresses.length === 0 && after.address !== undefined) return [];
  const names = new Set([...Object.keys(before.head), ...Object.keys(after.head)]);
  const head = [...names].flatMap((name): Line[] => {
    const [old = "", now = ""] = [before.head[name], after.head[name]];
    return old === now ? [] : [[`${name}: `, ...changedWords(old, now)]];
  });
  const lines = [...head, ...changedSentences(before.sentences, after.sentences)];
  return lines.length > 0 ? [[nameOf(after), ...lines]] : [];
}

/** A line for each sentence that is new, gone or worded otherwise. */
export function changedSentences(before: readonly string[], after: readonly string[]): Line[] {
  const parts = diffArrays([...before], [...after]);
  return parts.flatMap((part, index): Line[] => {
    const last = parts[index - 1];
    if (part.added && last?.removed) return [];
    if (part.added) return part.value.map((sentence) => ["Neu: ", { added: sentence }]);
    if (!part.removed) return [];
    const next = parts[index + 1];
    const added = next?.added ? [...next.value] : [];
    const lines = part.value.map((sentence): Line => {
      const [best] = added
        .map((candidate) => ({ candidate, share: shared(sentence.split(" "), candidate.split(" ")) }))
        .filter(({ share }) => share >= SAME_SENTENCE)
        .sort((a, b) => b.share - a.share);
      if (!best) return ["Fehlt: ", { removed: sentence }];
      added.splice(added.indexOf(best.candidate), 1);
      return changedWords(sentence, best.candidate);
    });
    return [...lines, ...added.map((sentence): Line => ["Neu: ", { added: sentence }])];
  });
}

const changedWords = (before: string, after: string): Piece[] =>
  diffWordsWithSpace(before, after).map(({ value, added, removed }) =>
    added ? { added: value } : removed ? { removed: value } : value,
  );

/** A number with what it counts, so that „30 Tage“ is another one than „30 %“. */
const NUMBER = /(?<![\p{L}\d.,])\d+(?:[.,]\d+)*(?:\s?(?:[%€×]|\p{L}+))?/gu;
const numbersIn = (sentences: readonly string[]): string[] => sentences.flatMap((each) => each.match(NUMBER) ?? []);
/** One figure alone stands for too much. */
const isTelling = (number: string) => !/^\d$/.test(number);

/** Numbers that a text gives less often than before, where any text still does. */
function staleNumbers({ before, after }: Pair, state: State): Line[][] {
  const [old, now] = [numbersIn(allOf(before)), numbersIn(allOf(after))];
  const count = (numbers: readonly string[], number: string) => numbers.filter((each) => each === number).length;
  const changed = [...new Set(old)].filter((each) => isTelling(each) && count(now, each) < count(old, each));
  return changed.flatMap((number) => {
    const places = state.texts.flatMap((text): Line[] => {
      const sentence = allOf(text).find((each) => numbersIn([each]).includes(number));
      return sentence === undefined ? [] : [[...nameOf(text), `: ${sentence}`]];
    });
    return places.length > 0 ? [[[`„${number}“ ist geändert auf `, ...nameOf(after)], ...places]] : [];
  });
}

const allOf = ({ head, sentences }: ReaderText): string[] => [...Object.values(head), ...sentences];

function changedFacts(pairs: readonly Pair[], { texts }: State): Line[][] {
  const pair = pairs.find(({ after }) => after.type.name === "Company");
  if (!pair) return [];
  const { before, after } = pair;
  return Object.keys({ ...before.data, ...after.data })
    .filter((name) => before.data[name] !== after.data[name])
    .map((name) => {
      const names = [name, DERIVED[name]].filter((each) => each !== undefined);
      const naming = texts.filter(({ source }) => names.some((each) => source.includes(`{{${each}}}`)));
      const values = changedWords(String(before.data[name] ?? ""), String(after.data[name] ?? ""));
      return [[`${name}: `, ...values], ...naming.map((text): Line => ["Genannt in ", ...nameOf(text)])];
    });
}

/** Drafts and pages whose day has not come, as far as they are new or changed. */
const unpublished = (before: State, after: State): Line[][] =>
  after.texts
    .filter(({ status, file, source }) => status && before.texts.find((each) => each.file === file)?.source !== source)
    .map((text) => [nameOf(text), [text.status ?? ""], [{ file: text.file }]]);

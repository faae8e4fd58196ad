import { contentModel } from "../../src/content-model";
import { checkContent } from "../../src/data-layer/check/check-content";
import { FACTS_FILE } from "../../src/data-layer/read/facts";
import { readContent } from "../../src/data-layer/read/read-content";
import { formatIssues } from "../../src/data-layer/text/issue";
import { unfinishedIssues } from "../check/content-report";
import { openPlaces } from "../check/open-places";
import { HOW_TO_MEAN_IT, waitingStatements } from "../check/placeholders";
import { checkedDocuments } from "../check/text-checks";

const LEGAL_REVIEW_NOTE =
  "Die Texte in content/legal/, hosting.json und analytics.json sind keine Rechtsberatung. Lesen muss sie eine Anwältin oder ein Anwalt, Datenschutz und Cookies auch die datenschutzbeauftragte Person.";

/** What is to be known before a project goes live, in German. @throws while a file cannot be read, with its errors */
export async function goliveReport(root: string): Promise<{ isReady: boolean; text: string }> {
  const content = readContent(root, contentModel);
  const unreadable = content.files.filter(({ parsed }) => parsed.data === undefined);
  if (unreadable.length > 0) throw new Error(formatIssues(unreadable.flatMap(({ issues }) => issues)));
  const cache = checkedDocuments(root);
  const { facts: missing, claims, others, count } = await openPlaces(root, content, cache);
  const facts = missing.map(({ name, value, note, namedIn }) =>
    [`  ${name}: ${value}`, `    ${note}`, `    genannt in: ${namedIn.join(", ") || "keinem Text"}\n`].join("\n"),
  );
  const unproven = claims.map(({ needs, places }) => {
    const lines = places.map(({ file, lines, words }) => `  ${[file, ...lines.slice(0, 1)].join(":")}  ${words}`);
    return [...lines, `    nötig: ${needs}\n`].join("\n");
  });
  const errors = [...(await checkContent(root, content, cache)), ...(await unfinishedIssues(root, content, cache))];
  const text = [
    ...chapter(`Fakten, die in content/${FACTS_FILE} fehlen:`, facts),
    ...chapter("Andere Platzhalter:", placesOf(others)),
    ...(others.length > 0 ? [`${HOW_TO_MEAN_IT}\n`] : []),
    ...chapter("Behauptungen ohne Beleg:", unproven),
    ...chapter("Das wartet auf jemanden; ändern Sie es, sobald es erledigt ist:", placesOf(waitingStatements(root))),
    `${LEGAL_REVIEW_NOTE}\n`,
    ...(errors.length > 0 ? [`Die Prüfung nennt ${errors.length} Fehler: npm run check:content\n`] : []),
    count > 0
      ? `Vor der Veröffentlichung fehlen ${count} Angaben: ${missing.length} Fakten, ${others.length} weitere Angaben und ${claims.length} Belege.`
      : "Alle Angaben sind da, und alle Behauptungen sind belegt.",
  ];
  return { isReady: count + errors.length === 0, text: text.join("\n") };
}

const chapter = (heading: string, entries: readonly string[]): string[] =>
  entries.length > 0 ? [`${heading}\n`, ...entries] : [];

const placesOf = (places: readonly { file: string; line: number; text: string }[]): string[] =>
  places.map(({ file, line, text }, index) => `  ${file}:${line}  ${text}${index === places.length - 1 ? "\n" : ""}`);

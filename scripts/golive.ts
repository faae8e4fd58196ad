/** `npm run golive`: names what is to be known before the site goes live; the deploy to production asks it first. */
import path from "node:path";
import { checkContent } from "../src/data-layer/check/check-content";
import { FACTS_FILE } from "../src/data-layer/read/facts";
import { readContent } from "../src/data-layer/read/read-content";
import { formatIssues } from "../src/data-layer/text/issue";
import { askForOpenPoints } from "./lib/ask-open-points";
import { claimsOf, isPartOf, openClaims } from "./lib/claims";
import { command, ROOT_OPTION } from "./lib/command";
import { HOW_TO_MEAN_IT, missingFacts, placeholdersBelow, waitingStatements } from "./lib/placeholders";

const LEGAL_REVIEW_NOTE =
  "Die Texte in content/legal/, hosting.json und measurement.json sind keine Rechtsberatung. Lesen muss sie eine Anwältin oder ein Anwalt, Datenschutz und Cookies auch die datenschutzbeauftragte Person.";

const noCache = { get: async () => undefined, set: async () => undefined };

command(
  {
    usage: "npm run golive [-- Optionen]",
    about:
      "Nennt, was vor der Veröffentlichung fehlt: Fakten der Firma, andere Platzhalter, Behauptungen ohne Beleg. Endet mit einem Fehler, solange etwas fehlt.",
    options: {
      ask: { type: "boolean", about: "fragt nach allem, was fehlt, und schreibt jede Antwort gleich in content/" },
      root: ROOT_OPTION,
    },
    language: "de",
  },
  async ({ ask, root = process.cwd() }) => {
    const unreadable = readContent(root).files.filter(({ parsed }) => parsed.data === undefined);
    if (unreadable.length > 0) throw new Error(formatIssues(unreadable.flatMap(({ issues }) => issues)));
    if (ask) await askForOpenPoints(root, openClaims(await claimsOf(root)));
    const missing = missingFacts(root);
    const claims = openClaims(await claimsOf(root));
    const others = placeholdersBelow(root).filter(
      (place) => place.file !== path.join("content", FACTS_FILE) && !isPartOf(claims, place),
    );
    if (missing.length > 0) console.log(`Fakten, die in content/${FACTS_FILE} fehlen:\n`);
    for (const { name, value, note, namedIn } of missing) {
      console.log(`  ${name}: ${value}\n    ${note}\n    genannt in: ${namedIn.join(", ") || "keinem Text"}\n`);
    }
    if (others.length > 0) console.log("Andere Platzhalter:\n");
    for (const { file, line, text } of others) console.log(`  ${file}:${line}  ${text}`);
    if (others.length > 0) console.log(`\n${HOW_TO_MEAN_IT}\n`);
    if (claims.length > 0) console.log("Behauptungen ohne Beleg:\n");
    for (const { needs, places } of claims) {
      for (const { file, lines, words } of places) console.log(`  ${[file, ...lines.slice(0, 1)].join(":")}  ${words}`);
      console.log(`    nötig: ${needs}\n`);
    }
    const waiting = waitingStatements(root);
    if (waiting.length > 0) console.log("Das wartet auf jemanden; ändern Sie es, sobald es erledigt ist:\n");
    for (const { file, line, text } of waiting) console.log(`  ${file}:${line}  ${text}`);
    console.log(`${waiting.length > 0 ? "\n" : ""}${LEGAL_REVIEW_NOTE}\n`);
    const count = missing.length + others.length + claims.length;
    const errors = await checkContent(root, readContent(root), noCache);
    if (errors.length > 0) console.log(`Die Prüfung nennt ${errors.length} Fehler: npm run check:content\n`);
    console.log(
      count > 0
        ? `Vor der Veröffentlichung fehlen ${missing.length} Fakten, ${others.length} weitere Angaben und ${claims.length} Belege. Danach fragen lassen: npm run golive -- --ask`
        : "Alle Angaben sind da, und alle Behauptungen sind belegt.",
    );
    process.exitCode = count + errors.length > 0 ? 1 : 0;
  },
);

/** `npm run golive`: names what is to be known before the site goes live; the deploy to production asks it first. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { input } from "@inquirer/prompts";
import { company } from "../src/content-types/company";
import { fieldError } from "../src/data-layer/model/field-error";
import { FACTS_FILE } from "../src/data-layer/read/facts";
import { claimsOf, isPartOf, openClaims } from "./lib/claims";
import { ANOTHER_ROOT, command } from "./lib/command";
import {
  findPlaceholders,
  type MissingFact,
  missingFacts,
  placeholdersBelow,
  waitingStatements,
} from "./lib/placeholders";

const READERS =
  "Die Texte in content/legal/, hosting.json und measurement.json sind keine Rechtsberatung. Lesen muss sie eine Anwältin oder ein Anwalt, Datenschutz und Cookies auch die datenschutzbeauftragte Person.";

command(
  {
    usage: "npm run golive [-- Optionen]",
    about:
      "Nennt, was vor der Veröffentlichung fehlt: Fakten der Firma, andere Platzhalter, Behauptungen ohne Beleg. Endet mit einem Fehler, solange etwas fehlt.",
    options: {
      ask: { type: "boolean", about: "fragt nach den fehlenden Fakten und schreibt content/company.json" },
      root: ANOTHER_ROOT,
    },
    language: "de",
  },
  async ({ ask, root = process.cwd() }) => {
    if (ask) await askForFacts(root, missingFacts(root));
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
    if (others.length > 0) console.log("");
    if (claims.length > 0) console.log("Behauptungen ohne Beleg:\n");
    for (const { needs, places } of claims) {
      for (const { file, lines, words } of places) console.log(`  ${[file, ...lines.slice(0, 1)].join(":")}  ${words}`);
      console.log(`    nötig: ${needs}\n`);
    }
    const waiting = waitingStatements(root);
    if (waiting.length > 0) console.log("Das wartet auf jemanden; ändern Sie es, sobald es erledigt ist:\n");
    for (const { file, line, text } of waiting) console.log(`  ${file}:${line}  ${text}`);
    console.log(`${waiting.length > 0 ? "\n" : ""}${READERS}\n`);
    const count = missing.length + others.length + claims.length;
    console.log(
      count > 0
        ? `Vor der Veröffentlichung fehlen ${missing.length} Fakten, ${others.length} weitere Angaben und ${claims.length} Belege. Nach den Fakten fragen lassen: npm run golive -- --ask`
        : "Alle Angaben sind da, und alle Behauptungen sind belegt.",
    );
    process.exitCode = count > 0 ? 1 : 0;
  },
);

/** Asks for each fact and writes it down at once, so that an interruption loses none. */
async function askForFacts(root: string, missing: readonly MissingFact[]): Promise<void> {
  const file = path.join(root, "content", FACTS_FILE);
  for (const { name, value, note } of missing) {
    const answer = await input({
      message: `${note}\n  ${name} (jetzt: ${value}; Enter lässt es so):`,
      validate: (entry) => {
        if (entry.trim() === "") return true;
        const error = fieldError(company.schema, name, entry.trim());
        return error ?? (findPlaceholders(name, entry).length === 0 || "Das ist noch ein Platzhalter.");
      },
    });
    if (answer.trim() === "") continue;
    const facts = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
    writeFileSync(file, `${JSON.stringify({ ...facts, [name]: answer.trim() }, undefined, 2)}\n`);
  }
}

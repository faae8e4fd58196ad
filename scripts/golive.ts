/**
 * `npm run golive`: names what is to be known before the site goes live: each missing fact of the company once, with
 * what it is and which texts name it; other placeholders with file and line; each claim that is an example once, with
 * what would make it true. Ends non-zero while there is one, and so stops the deploy to production.
 *
 *   --ask          asks for the missing facts and writes `content/company.json`
 *   --root FOLDER  looks at another copy of this project
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { input } from "@inquirer/prompts";
import { company } from "../src/content-types/company";
import { FACTS_FILE } from "../src/data-layer/read/facts";
import { claimsOf, openClaims } from "./lib/claims";
import { findPlaceholders, type MissingFact, missingFacts, placeholdersBelow } from "./lib/placeholders";
import { main } from "./lib/run";
import { fieldProblem } from "./new-content/field-rules";

main(async () => {
  const { values } = parseArgs({
    options: { ask: { type: "boolean", default: false }, root: { type: "string", default: process.cwd() } },
  });
  if (values.ask) await ask(values.root, missingFacts(values.root));
  const missing = missingFacts(values.root);
  const others = placeholdersBelow(values.root).filter(({ file }) => file !== path.join("content", FACTS_FILE));
  if (missing.length > 0) console.log(`Fakten, die in content/${FACTS_FILE} fehlen:\n`);
  for (const { name, value, note, namedIn } of missing) {
    console.log(`  ${name}: ${value}\n    ${note}\n    genannt in: ${namedIn.join(", ") || "keinem Text"}\n`);
  }
  if (others.length > 0) console.log("Andere Platzhalter:\n");
  for (const { file, line, text } of others) console.log(`  ${file}:${line}  ${text}`);
  const claims = openClaims(await claimsOf(values.root));
  if (claims.length > 0) console.log(`${others.length > 0 ? "\n" : ""}Behauptungen ohne Beleg:\n`);
  for (const { needs, places } of claims) {
    for (const { file, line, words } of places) console.log(`  ${file}:${line}  ${words}`);
    console.log(`    nötig: ${needs}\n`);
  }
  const count = missing.length + others.length + claims.length;
  console.log(
    count > 0
      ? `Vor der Veröffentlichung fehlen ${missing.length} Fakten, ${others.length} weitere Angaben und ${claims.length} Belege. Nach den Fakten fragen lassen: npm run golive -- --ask`
      : "Alle Angaben sind da, und alle Behauptungen sind belegt.",
  );
  process.exitCode = count > 0 ? 1 : 0;
});

/** Asks for each fact and writes it down at once, so that an interruption loses none. */
async function ask(root: string, missing: readonly MissingFact[]): Promise<void> {
  const file = path.join(root, "content", FACTS_FILE);
  for (const { name, value, note } of missing) {
    const answer = await input({
      message: `${note}\n  ${name} (jetzt: ${value}; Enter lässt es so):`,
      validate: (entry) => {
        if (entry.trim() === "") return true;
        const problem = fieldProblem(company.schema, name, entry.trim());
        return problem ?? (findPlaceholders(name, entry).length === 0 || "Das ist noch ein Platzhalter.");
      },
    });
    if (answer.trim() === "") continue;
    const facts = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
    writeFileSync(file, `${JSON.stringify({ ...facts, [name]: answer.trim() }, undefined, 2)}\n`);
  }
}

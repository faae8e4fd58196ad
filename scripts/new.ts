/**
 * `npm run new`: asks some questions and creates a document, e.g. an article or a job, that passes all checks, as a
 * draft in which every text says what is to stand in its place. With --kind and --title it asks nothing.
 *
 *   --kind article|job   what is created
 *   --title "…"          its title
 *   --slug WORD          last part of its address, made from the title unless told
 *   --FIELD "…"          a field that is otherwise asked for; slugs of other documents as a,b,c
 *   --root FOLDER        creates it in another copy of this project
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { checkbox, input, select } from "@inquirer/prompts";
import { today } from "../src/data-layer/model/release";
import { SITE_PORT } from "./lib/ports";
import { main } from "./lib/run";
import { type Created, create, titleProblem, type Wish } from "./new-content/create";
import { type Existing, publishedDocuments, readExisting } from "./new-content/existing";
import { fieldProblem } from "./new-content/field-rules";
import { KINDS, type Kind, toKind } from "./new-content/kinds";
import { type Answers, type Question, questionsOf } from "./new-content/questions";

type Flags = Readonly<Record<string, string | undefined>>;

/** The question package's hints, in the language of the authors. */
const hints = (text: string) => ({ style: { keysHelpTip: () => text } });
const SELECT_HINT = "↑ ↓ wählen · Enter weiter";

main(async () => {
  const text = { type: "string" } as const;
  const fields = KINDS.flatMap(questionsOf).map(({ field }) => [field, text] as const);
  const { values } = parseArgs({
    options: { kind: text, title: text, slug: text, root: text, ...Object.fromEntries(fields) },
  });
  const { root = process.cwd(), ...flags } = values as Flags;
  const existing = readExisting(root);
  const wish = await wishFrom(flags, existing).catch((error: unknown) => {
    // Ctrl-C in a question.
    if (!(error instanceof Error) || error.name !== "ExitPromptError") throw error;
  });
  if (wish) console.log(report(await create(existing, wish), toKind(wish.kind), root));
  else process.exitCode = 1;
});

/** What the flags say, and the answers to what they do not say. */
async function wishFrom({ kind: word, title, slug, ...flags }: Flags, existing: Existing): Promise<Wish> {
  const told = word === undefined ? undefined : toKind(word);
  const asksNothing = told && title !== undefined;
  if (!asksNothing && !process.stdin.isTTY) {
    const words = KINDS.map(({ family }) => family.starter.word).join("|");
    throw new Error(`Hier kann niemand gefragt werden. Bitte nennen: --kind ${words} --title "…"`);
  }
  const choices = KINDS.map((kind) => ({ value: kind, name: kind.family.starter.label }));
  const kind = told ?? (await select({ message: "Was soll angelegt werden?", choices, theme: hints(SELECT_HINT) }));
  const validate = (entry: string) => titleProblem(existing, kind, entry, slug) ?? true;
  const named = title ?? (await input({ message: "Titel:", validate }));
  const answers: Record<string, Answers[string]> = {};
  for (const question of questionsOf(kind)) {
    const flag = flags[question.field];
    const given = question.refersTo ? flag?.split(",").map((part) => part.trim()) : flag;
    answers[question.field] = given ?? (asksNothing ? undefined : await ask(question, kind, existing));
  }
  return { kind: kind.family.starter.word, title: named, slug, answers };
}

function ask({ field, text, preset, choices, refersTo }: Question, kind: Kind, existing: Existing) {
  if (refersTo) return askOthers(text, publishedDocuments(existing, refersTo.type, today()), refersTo.count);
  const options = { message: text, ...(typeof preset === "string" ? { default: preset } : {}) };
  if (choices.length > 0) return select({ ...options, choices, theme: hints(SELECT_HINT) });
  return input({ ...options, validate: (value) => fieldProblem(kind.schema, field, value) ?? true });
}

async function askOthers(message: string, documents: readonly { slug: string; title: string }[], count: number) {
  // No choice, or too few to go on: the creation says so.
  if (documents.length <= count) return undefined;
  return checkbox({
    message,
    choices: documents.map(({ slug, title }) => ({ value: slug, name: title, short: slug })),
    pageSize: 15,
    validate: (chosen) => chosen.length === count || `Gewählt sind ${chosen.length}. Bitte genau ${count} wählen.`,
    theme: hints("↑ ↓ bewegen · Leertaste wählen · Enter weiter"),
  });
}

/** What was created and what comes next, for authors. */
function report({ file, address }: Created, { family }: Kind, root: string): string {
  return [
    `Angelegt: ${path.relative(process.cwd(), path.join(root, file))}`,
    ...(family.starter.picturesNote ? [family.starter.picturesNote] : []),
    `Adresse: ${address}, in der Vorschau http://localhost:${SITE_PORT}${address}`,
    "Noch ist es ein Entwurf: Auf der Website erscheint er erst, wenn die Zeile „draft: true“ gelöscht ist.",
    "",
    "So geht es weiter:",
    "  npm run dev            zeigt die Vorschau",
    "  npm run check:content  prüft Felder, Bilder, Links, Rechnungen, Typografie und Begriffe",
  ].join("\n");
}

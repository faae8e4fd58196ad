import path from "node:path";
import { checkbox, input, select } from "@inquirer/prompts";
import { SITE_PORT } from "../../scripts/lib/ports";
import { fieldError } from "../../src/data-layer/model/field-error";
import { today } from "../../src/data-layer/model/release";
import { type Created, create, tidyTitle } from "./create";
import { KINDS, type Kind, toKind } from "./kinds";
import { type Project, publishedDocuments, readProject } from "./project";
import { type Answers, type Question, questionsOf } from "./questions";
import { slugError, slugOfTitle } from "./slug";

/** What may be created, for help and messages. */
export const KIND_WORDS = KINDS.map(({ collection }) => collection.documentTemplate.kind).join("|");

/** What somebody has said of a new document: `kind`, `title`, `slug`, and fields by their names. */
type Given = Readonly<Record<string, string | undefined>>;

/**
 * Creates a document; without kind or title, asks for all that is not given.
 * @param canAsk whether somebody is there to answer
 * @returns what was created and what comes next, for authors
 * @throws with one line for authors when the document cannot be created; then nothing is written
 */
export async function newDocument(root: string, given: Given, canAsk: boolean): Promise<string> {
  const { kind: word, title, slug, ...fields } = given;
  if (!(word && title) && !canAsk)
    throw new Error(`Hier kann niemand gefragt werden. Bitte nennen: --kind ${KIND_WORDS} --title "…"`);
  const project = readProject(root);
  const kind = word === undefined ? await askKind() : toKind(word);
  const answers = answersOf(kind, fields);
  const said = word && title ? { title, slug, answers } : await askRest(project, kind, { title, slug, answers });
  const document = { kind: kind.collection.documentTemplate.kind, ...said };
  return report(await create(project, document), kind, root);
}

/** The prompts' own hints are English. */
const THEME = { style: { keysHelpTip: () => "↑ ↓ wählen · Enter weiter" } };

function askKind(): Promise<Kind> {
  const choices = KINDS.map((kind) => ({ value: kind, name: kind.collection.documentTemplate.label }));
  return select({ message: "Was soll angelegt werden?", choices, theme: THEME });
}

type Known = { title: string | undefined; slug: string | undefined; answers: Answers };

/** Asks for what is not given: title, address, and what the schema asks for. */
async function askRest(project: Project, kind: Kind, known: Known) {
  const validate = (entry: string) => fieldError(kind.schema, "title", tidyTitle(entry)) ?? true;
  const title = known.title ?? (await input({ message: "Titel:", validate }));
  const address = { message: "Letzter Teil der Adresse:", default: slugOfTitle(tidyTitle(title)) };
  const slug =
    known.slug ?? (await input({ ...address, validate: (entry) => slugError(project, kind, entry) ?? true }));
  const answers: Record<string, Answers[string]> = { ...known.answers };
  for (const question of questionsOf(kind)) answers[question.field] ??= await askQuestion(project, kind, question);
  return { title, slug, answers };
}

function askQuestion(project: Project, kind: Kind, question: Question): Promise<string | string[]> {
  const { field, text, preset, choices, refersTo } = question;
  const first = typeof preset === "string" ? { default: preset } : {};
  if (choices.length > 0) return select({ message: text, choices, ...first, theme: THEME });
  if (!refersTo)
    return input({ message: text, ...first, validate: (entry) => fieldError(kind.schema, field, entry) ?? true });
  const { type, count } = refersTo;
  const others = publishedDocuments(project, type, today()).map(({ slug, title }, index) => ({
    value: slug,
    name: title,
    checked: index < count,
  }));
  const validate = ({ length }: readonly unknown[]) => length === count || `Nötig sind genau ${count}.`;
  const theme = { style: { keysHelpTip: () => "↑ ↓ gehen · Leertaste kreuzt an · a kreuzt alle an · Enter weiter" } };
  return checkbox({ message: text, choices: others, validate, theme });
}

function answersOf(kind: Kind, given: Given): Answers {
  const answers = questionsOf(kind).map(({ field, refersTo }) => {
    const value = given[field];
    return [field, refersTo ? value?.split(",").map((slug) => slug.trim()) : value] as const;
  });
  return Object.fromEntries(answers);
}

function report({ file, address }: Created, { collection }: Kind, root: string): string {
  return [
    `Angelegt: ${path.relative(process.cwd(), path.join(root, file))}`,
    ...(collection.documentTemplate.picturesNote ? [collection.documentTemplate.picturesNote] : []),
    `Adresse: ${address}, in der Vorschau http://localhost:${SITE_PORT}${address}`,
    "Noch ist es ein Entwurf: Auf der Website erscheint er erst, wenn die Zeile „draft: true“ gelöscht ist.",
    "",
    "So geht es weiter:",
    "  npm run dev            zeigt die Vorschau",
    "  npm run check:content  prüft Felder, Bilder, Links, Rechnungen, Typografie und Begriffe",
  ].join("\n");
}

import path from "node:path";
import { input, select } from "@inquirer/prompts";
import { SITE_PORT } from "../lib/ports";
import { type Created, create, titleError } from "./create";
import { KINDS, type Kind, toKind } from "./kinds";
import { type Project, readProject } from "./project";
import { questionsOf } from "./questions";

/** What may be created, for help and messages. */
export const KIND_WORDS = KINDS.map(({ family }) => family.starter.word).join("|");

/** What somebody has said of a new document: `kind`, `title`, `slug`, and fields by their names. */
type Given = Readonly<Record<string, string | undefined>>;

/**
 * Creates a document, and asks for kind and title when they are not given.
 * @param root the project's folder
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
  const document = {
    kind: kind.family.starter.word,
    title: title ?? (await askTitle(project, kind, slug)),
    slug,
    answers: answersOf(kind, fields),
  };
  return report(await create(project, document), kind, root);
}

function askKind(): Promise<Kind> {
  const choices = KINDS.map((kind) => ({ value: kind, name: kind.family.starter.label }));
  const theme = { style: { keysHelpTip: () => "↑ ↓ wählen · Enter weiter" } };
  return select({ message: "Was soll angelegt werden?", choices, theme });
}

function askTitle(project: Project, kind: Kind, slug: string | undefined): Promise<string> {
  return input({ message: "Titel:", validate: (entry) => titleError(project, kind, entry, slug) ?? true });
}

function answersOf(kind: Kind, given: Given) {
  const answers = questionsOf(kind).map(({ field, refersTo }) => {
    const value = given[field];
    return [field, refersTo ? value?.split(",").map((slug) => slug.trim()) : value] as const;
  });
  return Object.fromEntries(answers);
}

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

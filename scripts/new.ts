/**
 * `npm run new`: creates a document, e.g. an article or a job, that passes all checks, as a draft in which every text
 * says what is to stand in its place. Asks for kind and title when they are not given.
 */
import path from "node:path";
import { input } from "@inquirer/prompts";
import { choose } from "./lib/choose";
import { command, ROOT_OPTION } from "./lib/command";
import { SITE_PORT } from "./lib/preview-ports.mjs";
import { type Created, create, titleError } from "./new-content/create";
import { KINDS, type Kind, toKind } from "./new-content/kinds";
import { type Project, readProject } from "./new-content/project";
import { questionsOf } from "./new-content/questions";

const KIND_WORDS = KINDS.map(({ family }) => family.starter.word).join("|");

/** A field that an author may want to know from the beginning; the rest has a start value in the file. */
const fields = KINDS.flatMap(questionsOf).map(({ field, text, refersTo }) => {
  const about = `${text}${refersTo ? " Adressen mit Kommas dazwischen." : ""}`;
  return [field, { type: "string", value: refersTo ? "A,B,…" : "TEXT", about }] as const;
});

command(
  {
    usage: "npm run new [-- Optionen]",
    about: "Legt einen Artikel oder eine Stelle als Entwurf an; fragt nach Art und Titel, wenn sie nicht genannt sind.",
    options: {
      kind: { type: "string", value: KIND_WORDS, about: "was angelegt wird" },
      title: { type: "string", value: "TEXT", about: "der Titel" },
      slug: { type: "string", value: "WORT", about: "letzter Teil der Adresse, sonst aus dem Titel" },
      root: ROOT_OPTION,
      ...Object.fromEntries(fields),
    },
    language: "de",
  },
  async ({ kind: word, title, slug, root = process.cwd(), ...given }) => {
    if (!(word && title) && !process.stdin.isTTY)
      throw new Error(`Hier kann niemand gefragt werden. Bitte nennen: --kind ${KIND_WORDS} --title "…"`);
    const project = readProject(root);
    const kind = word === undefined ? await askKind() : toKind(word);
    const document = {
      kind: kind.family.starter.word,
      title: title ?? (await askTitle(project, kind, slug)),
      slug,
      answers: answersOf(kind, given),
    };
    console.log(report(await create(project, document), kind, root));
  },
);

function askKind(): Promise<Kind> {
  const choices = KINDS.map((kind) => ({ value: kind, name: kind.family.starter.label }));
  return choose("Was soll angelegt werden?", choices);
}

function askTitle(project: Project, kind: Kind, slug: string | undefined): Promise<string> {
  return input({ message: "Titel:", validate: (entry) => titleError(project, kind, entry, slug) ?? true });
}

function answersOf(kind: Kind, given: Readonly<Record<string, string | undefined>>) {
  const answers = questionsOf(kind).map(({ field, refersTo }) => {
    const value = given[field];
    return [field, refersTo ? value?.split(",").map((slug) => slug.trim()) : value] as const;
  });
  return Object.fromEntries(answers);
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

/**
 * `npm run new`: asks some questions and creates an article or a job that passes all checks, as a draft in
 * which every text says what is to stand in its place. With --kind and --title it asks nothing.
 *
 *   --kind article|job   what is created
 *   --title "…"          its title
 *   --slug WORD          last part of its address, made from the title unless told
 *   --related a,b,c      slugs of the articles an article refers to, the first three unless told
 *   --department NAME    of a job, Vertrieb unless told
 *   --type NAME          of a job, Vollzeit unless told
 *   --root FOLDER        creates it in another copy of this project
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { checkbox, input, select } from "@inquirer/prompts";
import { today } from "../src/data-layer/content/release";
import { SITE_PORT } from "./lib/ports";
import { main } from "./lib/run";
import {
  type Created,
  create,
  DEFAULT_DEPARTMENT,
  DEFAULT_TYPE,
  RELATED_COUNT,
  titleProblem,
  type Wish,
} from "./new-content/create";
import { type Existing, publishedArticles, readExisting } from "./new-content/existing";
import { choicesOf, fieldProblem } from "./new-content/field-rules";
import { KINDS, type Kind, toKind } from "./new-content/kinds";

type Flags = { [name in keyof Wish]?: string | undefined };

main(async () => {
  const text = { type: "string" } as const;
  const { values } = parseArgs({
    options: {
      kind: text,
      title: text,
      slug: text,
      related: text,
      department: text,
      type: text,
      root: { type: "string", default: process.cwd() },
    },
  });
  const { root, ...flags } = values;
  const existing = readExisting(root);
  const wish = await wishFrom(flags, existing).catch(nothingOnCtrlC);
  if (!wish) {
    process.exitCode = 1;
    return;
  }
  const created = await create(existing, wish);
  console.log(report(created, wish.kind, root));
});

/** What the flags say, and the answers to what they do not say. */
async function wishFrom(flags: Flags, existing: Existing): Promise<Wish> {
  const { slug, related, department, type } = flags;
  const told = { slug, related: related?.split(",").map((word) => word.trim()), department, type };
  const given = flags.kind === undefined ? undefined : toKind(flags.kind);
  if (given && flags.title !== undefined) return { ...told, kind: given, title: flags.title };
  if (!process.stdin.isTTY)
    throw new Error('Hier kann niemand gefragt werden. Bitte nennen: --kind article|job --title "…"');
  const kind = given ?? (await askKind());
  const title = flags.title ?? (await askTitle(existing, kind, slug));
  if (kind === "article") return { ...told, kind, title, related: told.related ?? (await askRelated(existing)) };
  return {
    ...told,
    kind,
    title,
    department: department ?? (await askDepartment()),
    type: type ?? (await askType()),
  };
}

/** @throws what is no Ctrl-C in a question */
function nothingOnCtrlC(error: unknown): undefined {
  if (!(error instanceof Error) || error.name !== "ExitPromptError") throw error;
}

/** The question package's hints, in the language of the authors. */
const hints = (text: string) => ({ style: { keysHelpTip: () => text } });
const SELECT_HINT = "↑ ↓ wählen · Enter weiter";

function askKind(): Promise<Kind> {
  return select({
    message: "Was soll angelegt werden?",
    choices: [
      { value: "article", name: KINDS.article.label },
      { value: "job", name: KINDS.job.label },
    ],
    theme: hints(SELECT_HINT),
  });
}

function askTitle(existing: Existing, kind: Kind, slug: string | undefined): Promise<string> {
  return input({
    message: "Titel:",
    validate: (title) => titleProblem(existing, kind, title, slug) ?? true,
  });
}

async function askRelated(existing: Existing): Promise<string[]> {
  const articles = publishedArticles(existing, today());
  // No choice, or too few to go on: the creation says so.
  if (articles.length <= RELATED_COUNT) return articles.map(({ slug }) => slug);
  return checkbox({
    message: "Drei Artikel, auf die dieser verweist:",
    choices: articles.map(({ slug, title }) => ({ value: slug, name: title, short: slug })),
    pageSize: 15,
    validate: (chosen) =>
      chosen.length === RELATED_COUNT || `Gewählt sind ${chosen.length}. Bitte genau ${RELATED_COUNT} wählen.`,
    theme: hints("↑ ↓ bewegen · Leertaste wählen · Enter weiter"),
  });
}

function askDepartment(): Promise<string> {
  return input({
    message: "Abteilung:",
    default: DEFAULT_DEPARTMENT,
    validate: (name) => fieldProblem(KINDS.job.schema, "department", name) ?? true,
  });
}

function askType(): Promise<string> {
  return select({
    message: "Umfang:",
    choices: choicesOf(KINDS.job.schema, "type"),
    default: DEFAULT_TYPE,
    theme: hints(SELECT_HINT),
  });
}

/** What was created and what comes next, for authors. */
function report({ file, address }: Created, kind: Kind, root: string): string {
  return [
    `Angelegt: ${path.relative(process.cwd(), path.join(root, file))}`,
    ...(kind === "article" ? ["Daneben liegt poster.png, ein Platzhalter für das Bild."] : []),
    `Adresse: ${address}, in der Vorschau http://localhost:${SITE_PORT}${address}`,
    "Noch ist es ein Entwurf: Auf der Website erscheint er erst, wenn die Zeile „draft: true“ gelöscht ist.",
    "",
    "So geht es weiter:",
    "  npm run dev            zeigt die Vorschau",
    "  npm run check:content  prüft Felder, Bilder, Links und Typografie",
  ].join("\n");
}

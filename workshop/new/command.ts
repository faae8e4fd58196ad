/** `npm run new`: creates a draft that passes all checks, and in which every text says what is to stand in its place. */
import { command, ROOT_OPTION } from "../../scripts/lib/command";
import { KINDS } from "./kinds";
import { KIND_WORDS, newDocument } from "./new-document";
import { questionsOf } from "./questions";

/** A field that an author may want to know from the beginning; the rest has a start value in the file. */
const fields = KINDS.flatMap(questionsOf).map(({ field, text, refersTo }) => {
  const about = `${text}${refersTo ? " Adressen mit Kommas dazwischen." : ""}`;
  return [field, { type: "string", value: refersTo ? "A,B,…" : "TEXT", about }] as const;
});

command(
  {
    usage: "npm run new [-- Optionen]",
    about:
      "Legt einen Artikel oder eine Stelle als Entwurf an. Fehlt Art oder Titel, fragt es nach allem, was nicht genannt ist.",
    options: {
      kind: { type: "string", value: KIND_WORDS, about: "was angelegt wird" },
      title: { type: "string", value: "TEXT", about: "der Titel" },
      slug: { type: "string", value: "WORT", about: "letzter Teil der Adresse, sonst aus dem Titel" },
      root: ROOT_OPTION,
      ...Object.fromEntries(fields),
    },
  },
  async ({ root = process.cwd(), ...given }) => console.log(await newDocument(root, given, process.stdin.isTTY)),
);

import { finderOf } from "../replacing";
import type { Question, Renamed } from "../workspace";
import { callApi } from "./backend";
import { dropCopy } from "./copies";
import { ask } from "./dialog";
import { open } from "./forms";
import { replaceEverywhere } from "./replace";

const ADDRESS = "a–z, 0–9 und Bindestriche";
const TITLE: Question = { name: "title", label: "Titel" };
const SLUG: Question = { name: "slug", label: `Adresse: ${ADDRESS} (darf fehlen)` };

/** Asks until the server takes the answers, then opens the file that it names. @param action of the server */
async function askAndOpen(
  title: string,
  content: readonly (string | Question)[],
  button: string,
  action: (answers: Record<string, string>) => Promise<{ file: string }>,
): Promise<void> {
  const answer = await ask(title, content, [button, "Abbrechen"]);
  if (answer?.action !== button) return;
  const { answers } = answer;
  await action(answers).then(
    ({ file }) => open(file),
    (error: Error) => {
      window.alert(error.message);
      const again = content.map((part) =>
        typeof part === "string" ? part : { ...part, value: answers[part.name] ?? part.value },
      );
      return askAndOpen(title, again, button, action);
    },
  );
}

/** Asks for what a new document needs, and creates it. */
export async function createDocument(kind: string, label: string): Promise<void> {
  const questions = await callApi<Question[]>("questions", { kind });
  await askAndOpen(`${label} anlegen`, [TITLE, SLUG, ...questions], "Anlegen", ({ title, slug, ...answers }) =>
    callApi("create", { kind, title, slug, answers }),
  );
}

/** Makes another document from one, as a draft. */
export const duplicateDocument = (file: string, title: string): Promise<void> =>
  askAndOpen(
    `„${title}“ duplizieren`,
    ["Die Kopie ist ein Entwurf, mit denselben Bildern. Weitere Adressen nimmt sie nicht mit.", TITLE, SLUG],
    "Duplizieren",
    (answers) => callApi("duplicate", { path: file, ...answers }),
  );

/** Gives a document another address. */
export function renameDocument(file: string): Promise<void> {
  const [, value = ""] = /([^/]+)(?:\/index)?\.mdx$/.exec(file) ?? [];
  const hint =
    "Nicht Gespeichertes geht dabei verloren. Die alte Adresse bleibt, wo es weitere Adressen gibt, eine von diesen.";
  const question = { name: "slug", label: `Neue Adresse: ${ADDRESS}`, value };
  return askAndOpen("Adresse ändern", [hint, question], "Umbenennen", ({ slug = "" }) =>
    slug === value ? Promise.resolve({ file }) : rename(file, slug),
  );
}

/** Renames a document, and offers to change the links to its old address. */
async function rename(path: string, slug: string): Promise<{ file: string }> {
  const { file, addresses } = await callApi<Renamed>("rename", { path, slug });
  const [old, now] = addresses;
  dropCopy(path);
  await replaceEverywhere(`Links auf ${old} ändern`, finderOf(old, true, now), { isMarked: true });
  return { file };
}

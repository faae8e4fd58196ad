import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { input } from "@inquirer/prompts";
import { readEntry, writeEntry } from "../../packages/editor/format";
import { EVIDENCE, type EvidenceKind, evidenceIssues } from "../../src/data-layer/model/evidence";
import { type FieldValue, formatFieldPath, listFieldValues } from "../../src/data-layer/model/field-values";
import { FACTS_FILE } from "../../src/data-layer/read/facts";
import { type ContentFile, readContent, readContentFile } from "../../src/data-layer/read/read-content";
import { choose } from "./choose";
import { isPartOf, type OpenClaim } from "./claims";
import { isPlaceholder, isWaiting, missingFacts, textsBelow } from "./placeholders";

/** Asks one thing. @param count how far one is, e.g. `(4 von 25)` */
type Question = (count: string) => Promise<void>;

/** A value of a field in a content file. */
type FieldPlace = { file: string; at: FieldValue["path"] };

const PERSON = /\p{Lu}\p{L}+ Muster(?:mann|frau)?(?![\p{L}-])/gu;
const SPECIAL = /["\\{}<>]/;
const ENTER = "Enter lässt es so";

/**
 * Asks for all that `golive` names and that an answer can settle: facts, invented people, other placeholders in fields,
 * and where claims come from. Each answer is written at once, so that an interruption loses none.
 * @param root the project's folder
 */
export async function askForOpenPoints(root: string, claims: readonly OpenClaim[]): Promise<void> {
  const facts = missingFacts(root, (value) => isPlaceholder(value) || isWaiting(value));
  const questions: Question[] = [
    ...facts.map(({ name, note }) => askForValue(root, { file: `content/${FACTS_FILE}`, at: [name] }, note)),
    ...inventedPeople(root).map((name) => askForPerson(root, name)),
    ...openFields(root, claims).map((place) => askForValue(root, place, place.file)),
    ...claims.map((claim) => askForEvidence(root, claim)),
  ];
  for (const [index, ask] of questions.entries()) await ask(`(${index + 1} von ${questions.length})`);
}

/** Asks for the value of a field, and reports at once what the check finds wrong with the answer. */
function askForValue(root: string, { file, at }: FieldPlace, about: string): Question {
  return async (count) => {
    const place = path.join(root, file);
    const text = readFileSync(place, "utf8");
    const withAnswer = (answer: string) => withValue(text, at, answer.trim());
    const answer = await input({
      message: `${count} ${about}\n  ${formatFieldPath(at)} (jetzt: ${valueAt(readEntry(text), at)}; ${ENTER}):`,
      validate: (entry) => {
        if (entry.trim() === "") return true;
        if (isPlaceholder(entry)) return "Das ist noch ein Platzhalter.";
        const read = readContentFile(root, file.slice("content/".length), withAnswer(entry));
        return read?.issues.find(({ field }) => field === formatFieldPath(at))?.message ?? true;
      },
    });
    if (answer.trim() !== "") writeFileSync(place, withAnswer(answer));
  };
}

function askForPerson(root: string, name: string): Question {
  return async (count) => {
    const named = textsBelow(root).filter(({ text }) => text.includes(name));
    const answer = await input({
      message: `${count} ${named.map((each) => each.name).join(", ")}\n  ${name} ist erfunden. Wer ist es wirklich? (${ENTER}):`,
      validate: (entry) => {
        if (entry.trim() === "") return true;
        if (isPlaceholder(entry)) return "Das ist noch ein Platzhalter.";
        return (
          /^\p{L}[\p{L}.’-]*( \p{L}[\p{L}.’-]*)+$/u.test(entry.trim()) ||
          "Ein Name hat Vor- und Nachnamen, ohne Ziffern."
        );
      },
    });
    if (answer.trim() === "") return;
    for (const { name: file, text } of named)
      writeFileSync(path.join(root, "content", file), text.replaceAll(name, answer.trim()));
  };
}

function askForEvidence(root: string, { needs, places }: OpenClaim): Question {
  return async (count) => {
    const words = places.map((place) => `  ${place.words}`).join("\n");
    const kind = await choose<EvidenceKind>(`${count} Woher kommt diese Angabe? Nötig: ${needs}\n${words}\n`, [
      { value: "example", name: "Noch nicht zu sagen" },
      ...(["measurement", "source", "quoted"] as const).map((value) => ({ value, name: EVIDENCE[value].means })),
    ]);
    if (kind === "example") return;
    const given: Record<string, string> = {};
    for (const [name, about] of Object.entries(EVIDENCE[kind].texts)) {
      const validate = (entry: string) => {
        if (entry.trim() === "") return "Der Wert fehlt. Bitte ergänzen.";
        if (SPECIAL.test(entry)) return 'Bitte ohne die Zeichen " \\ { } < >.';
        const [issue] = evidenceIssues(kind, { [name]: entry.trim() }).filter((each) => each.name === name);
        return issue?.message ?? true;
      };
      given[name] = (await input({ message: `${about}:`, validate })).trim();
    }
    for (const file of readContent(root).files) {
      const text = withEvidence(file, needs, kind, given);
      if (text !== file.text) writeFileSync(path.join(root, file.file), text);
    }
  };
}

/** A file's text with evidence in place of all examples that need the same. */
function withEvidence(file: ContentFile, needs: string, kind: string, given: Readonly<Record<string, string>>): string {
  const groups = listFieldValues(file.type.schema, file.parsed.data).filter(
    ({ supportedFields, group }) => supportedFields && group.kind === "example" && group.needs === needs,
  );
  const inFields = groups.reduce(
    (text, { path: at }) => withValue(text, at.slice(0, -1), { kind, ...given }),
    file.text,
  );
  const attributes = Object.entries({ evidence: kind, ...given }).map(([name, value]) => `${name}="${value}"`);
  const pattern = new RegExp(`evidence="example"\\s+needs="${needs.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&")}"`, "g");
  return inFields.replace(pattern, () => attributes.join(" "));
}

/** People who are named in fields or texts, but not as a fact. */
function inventedPeople(root: string): string[] {
  const texts = textsBelow(root).filter(({ name }) => name !== FACTS_FILE && !name.endsWith(".svg"));
  return [...new Set(texts.flatMap(({ text }) => text.match(PERSON) ?? []))];
}

/** Fields besides facts and claims in which a placeholder is left once the people are known. */
function openFields(root: string, claims: readonly OpenClaim[]): FieldPlace[] {
  return readContent(root).files.flatMap(({ file, type, text, parsed }) =>
    listFieldValues(type.schema, readEntry(text)).flatMap(({ path: at, value }): FieldPlace[] => {
      const line = parsed.lineOf(at) ?? 0;
      const isOpen = typeof value === "string" && isPlaceholder(value.replace(PERSON, ""));
      return isOpen && file !== `content/${FACTS_FILE}` && !isPartOf(claims, { file, line }) ? [{ file, at }] : [];
    }),
  );
}

/** A content file's text with another value in one of its fields; all else stays as it is. */
function withValue(text: string, at: FieldValue["path"], value: unknown): string {
  const entry = structuredClone(readEntry(text));
  const group = valueAt(entry, at.slice(0, -1)) as Record<string | number, unknown>;
  group[at.at(-1) ?? ""] = value;
  return writeEntry(entry);
}

const valueAt = (entry: unknown, at: FieldValue["path"]): unknown =>
  at.reduce<unknown>((inner, part) => (inner as Record<string | number, unknown> | undefined)?.[part], entry);

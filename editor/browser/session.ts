import type { Problem } from "../../src/data-layer/model/problem";
import { headLines, RAW, writeEntry } from "../format";
import { call } from "./backend";
import type { DraftEntry } from "./decap";

/** ms without a key before a draft is checked and shown. */
const PAUSE_MS = 100;

/** What is known of the draft on the screen: its fields, what is wrong with it, how its page looks. */
export const session = {
  file: "",
  data: {} as Record<string, unknown>,
  problems: [] as Problem[],
  bodyStart: 0,
  html: "",
};

const watchers = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let latest = 0;

/** Calls a function after each check. @returns what ends that */
export function watch(onChecked: () => void): () => void {
  watchers.add(onChecked);
  return () => watchers.delete(onChecked);
}

/** Has the draft checked once there is a pause. */
export function changed(getEntry: () => DraftEntry): void {
  clearTimeout(timer);
  timer = setTimeout(() => check(getEntry()).catch(console.error), PAUSE_MS);
}

/** Checks a draft and tells all who watch. @returns what is wrong with it */
export async function check(entry: DraftEntry): Promise<Problem[]> {
  const file = entry?.get("path");
  if (typeof file !== "string") return [];
  latest += 1;
  const own = latest;
  const data = (entry.get("data") as DraftEntry).toJS();
  if (data[RAW] === undefined) return [];
  const text = writeEntry(data);
  const html = call("preview", { path: file, text }).then((shown) => {
    if (own !== latest) return;
    session.html = (shown as string | null) ?? (session.file === file ? session.html : "");
    for (const onChecked of watchers) onChecked();
  });
  html.catch(console.error);
  const problems = (await call("check", { path: file, text })) as Problem[];
  if (own !== latest) return problems;
  Object.assign(session, { file, data, problems, bodyStart: headLines(text) });
  for (const onChecked of watchers) onChecked();
  return problems;
}

/** The problems that stand in the text below the fields, each with its line there. */
export const problemsInBody = () =>
  session.problems.flatMap(({ file, line, field, message }) =>
    file === session.file && field === undefined && line !== undefined && line > session.bodyStart
      ? [{ line: line - session.bodyStart, message }]
      : [],
  );

/** The fields of a file that a path of the schema stands for, in their order: `related[].slug` → `related[0].slug`, … */
export function fieldsFor(pattern: string, data: unknown): string[] {
  const [first = "", ...rest] = pattern.split("[]");
  return rest.reduce<string[]>(
    (fields, more) =>
      fields.flatMap((field) =>
        Array.from({ length: lengthAt(data, field) }, (_, index) => `${field}[${index}]${more}`),
      ),
    [first],
  );
}

function lengthAt(data: unknown, field: string): number {
  const value = (field.match(/[^.[\]]+/g) ?? []).reduce<unknown>(
    (inner, part) => (inner as Record<string, unknown> | undefined)?.[part],
    data,
  );
  return Array.isArray(value) ? value.length : 0;
}

import { linesBeforeBody, RAW, writeEntry } from "../format";
import type { Issue } from "../site";
import { callApi } from "./backend";
import type { Values } from "./decap";

/** ms without a key before a draft is checked and shown. */
const PAUSE_MS = 100;

/** The state of the draft on the screen; an issue in its text has the field `body` and the line there. */
export const session = { file: "", data: {} as Record<string, unknown>, issues: [] as Issue[], html: "" };

const watchers = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let latest = 0;

/** Calls a function after each check. @returns a function that unsubscribes */
export function subscribe(onChecked: () => void): () => void {
  watchers.add(onChecked);
  return () => watchers.delete(onChecked);
}

/** Checks the draft after a pause in typing. */
export function scheduleCheck(getEntry: () => Values): void {
  clearTimeout(timer);
  timer = setTimeout(() => check(getEntry()).catch(console.error), PAUSE_MS);
}

/** Checks a draft and notifies the subscribers. @returns its issues */
export async function check(entry: Values): Promise<Issue[]> {
  const file = String(entry.get("path"));
  const data = (entry.get("data") as Values).toJS();
  if (data[RAW] === undefined) return [];
  latest += 1;
  const own = latest;
  const text = writeEntry(data);
  const { issues, html } = await callApi<{ issues: Issue[]; html?: string }>("draft", { path: file, text });
  const bodyStart = linesBeforeBody(text);
  const placed = issues.map((issue) => {
    const line = (issue.line ?? 0) - bodyStart;
    if (issue.file !== file || issue.field || line <= 0) return issue;
    return { file, field: "body", line, message: `Zeile ${line}: ${issue.message}` };
  });
  if (own !== latest) return placed;
  const last = session.file === file ? session.html : "";
  Object.assign(session, { file, data, issues: placed, html: html ?? last });
  for (const onChecked of watchers) onChecked();
  return placed;
}

/** The fields of a file that a path of the schema stands for, in their order: `related[].slug` → `related[0].slug`, … */
export function fieldsFor(pattern: string, data: unknown): string[] {
  const [, list = "", rest] = /^(.*?)\[\]\.?(.*)$/.exec(pattern) ?? [];
  if (rest === undefined) return [pattern];
  const items = list.split(".").reduce<unknown>((inner, part) => (inner as Record<string, unknown>)?.[part], data);
  return (Array.isArray(items) ? items : []).flatMap((item, index) =>
    fieldsFor(rest, item).map((field) => [`${list}[${index}]`, field].filter(Boolean).join(".")),
  );
}

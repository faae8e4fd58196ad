import { linesBeforeBody, RAW, writeEntry } from "../format";
import type { Issue } from "../workspace";
import { callApi, seenVersion } from "./backend";
import { keepCopy } from "./copies";
import type { Values } from "./decap";
import { showPage } from "./preview";

/** The state of the draft on the screen; an issue in its text has the field `body` and the line there. */
export const session = {
  file: "",
  data: {} as Record<string, unknown>,
  issues: [] as Issue[],
  length: "",
  /** As it would be saved. */
  text: "",
  /** Whether this browser has room for a copy of what is not saved. */
  isKept: true,
};

const watchers = new Set<() => void>();
let isBusy = false;
let next: (() => Values) | undefined;
let latest: object | undefined;

/** Calls a function after each check. @returns a function that unsubscribes */
export function subscribe(onChecked: () => void): () => void {
  watchers.add(onChecked);
  return () => watchers.delete(onChecked);
}

/** Shows and checks the draft: one version at a time, and of those that came meanwhile only the last. */
export async function scheduleCheck(getEntry: () => Values): Promise<void> {
  next = getEntry;
  if (isBusy) return;
  isBusy = true;
  while (next) {
    // Decap stores a value after its control has changed.
    await new Promise((resolve) => setTimeout(resolve));
    const entry: Values = next();
    next = undefined;
    await show(entry).catch(console.error);
    // What was typed meanwhile is shown before anything is checked.
    if (!next) await check(entry).catch(console.error);
  }
  isBusy = false;
}

/** What a form holds, and its text as it would be saved; `undefined` when it holds no file. */
function draftOf(entry: Values) {
  const data = (entry.get("data") as Values).toJS();
  return data[RAW] === undefined ? undefined : { file: String(entry.get("path")), data, text: writeEntry(data) };
}

async function show(entry: Values): Promise<void> {
  const draft = draftOf(entry);
  if (!draft) return;
  const { file, text } = draft;
  session.isKept = keepCopy(file, text, seenVersion(file) ?? text);
  const page = await callApi<{ html: string; length?: string } | null>("page", { path: file, text });
  if (!page) return;
  Object.assign(session, { file, text, length: page.length ?? "" });
  showPage(page.html, file, linesBeforeBody(text));
}

/** Checks a draft and notifies the subscribers. @returns its issues */
export async function check(entry: Values): Promise<Issue[]> {
  const draft = draftOf(entry);
  if (!draft) return [];
  latest = draft;
  const { file, text } = draft;
  const found = await callApi<Issue[]>("check", { path: file, text });
  const bodyStart = linesBeforeBody(text);
  const issues = found.map((issue) => {
    const line = (issue.line ?? 0) - bodyStart;
    if (issue.file !== file || issue.field || line <= 0) return issue;
    return { ...issue, field: "body", line, message: `Zeile ${line}: ${issue.message}` };
  });
  if (latest !== draft) return issues;
  Object.assign(session, { ...draft, issues });
  for (const onChecked of watchers) onChecked();
  return issues;
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

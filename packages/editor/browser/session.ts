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
let latest = 0;

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

async function show(entry: Values): Promise<void> {
  const file = String(entry.get("path"));
  const data = (entry.get("data") as Values).toJS();
  if (data[RAW] === undefined) return;
  const text = writeEntry(data);
  const origin = String(data[RAW]);
  session.isKept = keepCopy(file, text, seenVersion(file, origin) ?? origin);
  const page = await callApi<{ html: string; length?: string } | null>("page", { path: file, text });
  if (!page) return;
  Object.assign(session, { file, text, length: page.length ?? "" });
  showPage(page.html, linesBeforeBody(text));
}

/** Checks a draft and notifies the subscribers. @returns its issues */
export async function check(entry: Values): Promise<Issue[]> {
  const file = String(entry.get("path"));
  const data = (entry.get("data") as Values).toJS();
  if (data[RAW] === undefined) return [];
  latest += 1;
  const own = latest;
  const text = writeEntry(data);
  const { issues } = await callApi<{ issues: Issue[] }>("check", { path: file, text });
  const bodyStart = linesBeforeBody(text);
  const placed = issues.map((issue) => {
    const line = (issue.line ?? 0) - bodyStart;
    if (issue.file !== file || issue.field || line <= 0) return issue;
    return { file, field: "body", line, message: `Zeile ${line}: ${issue.message}` };
  });
  if (own !== latest) return placed;
  Object.assign(session, { file, data, text, issues: placed });
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

import { linesBeforeBody, RAW, writeEntry } from "../format";
import type { Issue } from "../workspace";
import { callApi, seenVersion } from "./backend";
import { keepCopy } from "./copies";
import type { Values } from "./decap";
import { showPage } from "./preview";

/** What a form holds, and its text as it would be saved. */
type Draft = { file: string; data: Record<string, unknown>; text: string };

/** The state of the draft on the screen; an issue in its text has the field `body` and the line there. */
export const session = {
  file: "",
  data: {} as Draft["data"],
  text: "",
  issues: [] as Issue[],
  /** Why the issues are not those of the text; empty when they are. */
  pending: "",
  length: "",
  /** Whether this browser has room for a copy of what is not saved. */
  isKept: true,
};

/** Milliseconds without a letter, after which a draft is checked. */
const PAUSE = 250;
let wake = (_typed?: unknown): void => {};
let turn = 0;
let isBusy = false;
let next: Draft | undefined;
let latest: Draft | undefined;

/** Shows and checks the draft: one version at a time, and of those that came meanwhile only the last. */
export async function scheduleCheck(getEntry: () => Values): Promise<void> {
  turn += 1;
  const own = turn;
  // Decap stores a value after its control has changed, and makes all controls of a form at once.
  await new Promise((resolve) => setTimeout(resolve));
  const draft = own === turn ? draftOf(getEntry()) : undefined;
  if (!draft) return;
  begin(draft);
  next = draft;
  wake();
  if (isBusy) return;
  isBusy = true;
  while (next) {
    const current: Draft = next;
    next = undefined;
    await show(current).catch(console.error);
    // What is typed meanwhile is shown before anything is checked.
    await new Promise((resolve) => {
      wake = resolve;
      setTimeout(resolve, next ? 0 : PAUSE);
    });
    if (!next) await check(current).catch(({ message }: Error) => tell({ pending: message }));
  }
  isBusy = false;
}

/** @returns nothing when the form holds no file */
export function draftOf(entry: Values): Draft | undefined {
  const data = (entry.get("data") as Values).toJS();
  return data[RAW] === undefined ? undefined : { file: String(entry.get("path")), data, text: writeEntry(data) };
}

function tell(change: Partial<typeof session>): void {
  Object.assign(session, change);
  document.dispatchEvent(new Event("draftchanged"));
}

/** From here on, what was found before is about an older text. */
function begin(draft: Draft): void {
  const { file, text } = draft;
  latest = draft;
  const isKept = keepCopy(file, text, seenVersion(file) ?? text);
  tell({ ...draft, isKept, pending: "Wird geprüft …", ...(file !== session.file && { issues: [], length: "" }) });
}

async function show({ file, text }: Draft): Promise<void> {
  const page = await callApi<{ html: string; length?: string } | null>("page", { path: file, text });
  if (!page || file !== session.file) return;
  tell({ length: page.length ?? "" });
  showPage(page.html, file, linesBeforeBody(text));
}

/** Checks a draft and says so. @returns its issues */
export async function check(draft: Draft): Promise<Issue[]> {
  latest = draft;
  const { file, text } = draft;
  const found = await callApi<Issue[]>("check", { path: file, text });
  const bodyStart = linesBeforeBody(text);
  const issues = found.map((issue) => {
    const line = (issue.line ?? 0) - bodyStart;
    if (issue.file !== file || issue.field || line <= 0) return issue;
    return { ...issue, field: "body", line, message: `Zeile ${issue.line}: ${issue.message}` };
  });
  if (latest !== draft) return issues;
  tell({ ...draft, issues, pending: "" });
  document.dispatchEvent(new Event("draftchecked"));
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

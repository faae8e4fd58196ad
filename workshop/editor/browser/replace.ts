import { pluralize } from "../../../src/data-layer/text/pluralize";
import { readEntry } from "../format";
import { type FoundPlace, patternOf, replaceIn } from "../replacing";
import type { Issue, Listed } from "../workspace";
import { callApi } from "./backend";
import { unsavedFiles } from "./copies";
import { ask, element } from "./dialog";
import { fieldName } from "./forms";

/** A place, and whether its author wants something else there. */
type Choice = { box: HTMLInputElement; row: HTMLElement };

const TITLE = "Suchen und ersetzen";

/** Asks what to replace in all texts, and then at which places. */
export async function askAndReplace(): Promise<void> {
  const whole = element("input", { type: "checkbox", name: "whole", checked: true });
  const hint = "In allen Texten und Feldern. Groß und klein geschrieben ist zweierlei.";
  const content = [
    hint,
    { name: "words", label: "Suchen" },
    { name: "replacement", label: "Ersetzen durch" },
    element("label", {}, whole, " nur ganze Wörter"),
  ];
  const answer = await ask(TITLE, content, ["Stellen zeigen", "Abbrechen"]);
  const { words = "", replacement = "" } = answer?.answers ?? {};
  if (answer?.action !== "Stellen zeigen" || !words.trim()) return;
  const isFound = await replaceEverywhere(TITLE, patternOf(words, whole.checked), replacement);
  if (!isFound) await ask(TITLE, [`„${words}“ steht in keinem gespeicherten Text.`], ["Schließen"]);
}

/**
 * Shows all places of a pattern, and replaces those that the author marks.
 * @param isMarked whether they are marked at first
 * @returns whether there are any
 */
export async function replaceEverywhere(
  title: string,
  pattern: RegExp,
  replacement: string,
  isMarked = false,
): Promise<boolean> {
  const unsaved = unsavedFiles();
  const listed = (await callApi<Listed[]>("list", {})).filter(({ file }) => !unsaved.includes(file));
  const texts = listed.flatMap(({ file, title: name, text }) => {
    const choices: Choice[] = [];
    replaceIn(text, pattern, replacement, (place) => {
      choices.push(toChoice(place, replacement, isMarked));
      return false;
    });
    return choices.length > 0 ? [{ file, name, text, choices }] : [];
  });
  if (texts.length === 0) return false;
  const boxes = texts.flatMap(({ choices }) => choices.map(({ box }) => box));
  const all = element("input", { type: "checkbox", checked: isMarked });
  all.onchange = () => {
    for (const box of boxes) box.checked = all.checked;
  };
  const groups = texts.map(({ file, name, choices }) =>
    element("section", {}, element("h3", {}, `${name} (${file})`), ...choices.map(({ row }) => row)),
  );
  const count = pluralize(boxes.length, "Stelle", "Stellen");
  const content = [
    `${count}. Ersetzt wird, was Sie ankreuzen.`,
    ...(unsaved.length > 0 ? [`Nicht gespeichert und darum nicht dabei: ${unsaved.join(", ")}.`] : []),
    element("label", {}, all, " alle"),
    element("div", { className: "editor-places" }, ...groups),
  ];
  const answer = await ask(title, content, ["Ersetzen", "Abbrechen"]);
  if (answer?.action !== "Ersetzen") return true;
  const refused: string[] = [];
  for (const { file, text, choices } of texts) {
    const marks = choices.map(({ box }) => box.checked);
    const next = replaceIn(text, pattern, replacement, () => marks.shift() ?? false);
    const problem = next === text ? undefined : await save(file, text, next);
    if (problem) refused.push(`${file}: ${problem}`);
  }
  if (refused.length > 0) await ask(title, ["Hier bleibt alles, wie es war:", ...refused], ["Schließen"]);
  return true;
}

function toChoice({ field, before, found, after }: FoundPlace, replacement: string, checked: boolean): Choice {
  const box = element("input", { type: "checkbox", checked });
  const words = [before, element("del", {}, found), element("ins", {}, replacement), after];
  return { box, row: element("label", {}, box, ` ${fieldName(field)}: `, ...words) };
}

/** Saves a text as its form would: with errors only as a draft. @returns why it is not saved */
async function save(file: string, base: string, raw: string): Promise<string | undefined> {
  const issues = await callApi<Issue[]>("check", { path: file, text: raw });
  const issue = issues.find(({ isHint }) => !isHint);
  if (issue && readEntry(raw).draft !== true) return issue.message;
  return callApi("persistEntry", { dataFiles: [{ path: file, raw, base }] }).then(
    () => undefined,
    ({ message }: Error) => message,
  );
}

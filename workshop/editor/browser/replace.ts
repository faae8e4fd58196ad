import { pluralize } from "../../../src/data-layer/text/pluralize";
import { figuresIn, placesOf } from "../../check/figures";
import { readEntry, writeEntry } from "../format";
import { type Find, type FoundPlace, finderOf, replaceIn, withName } from "../replacing";
import type { Listed, OldFigures } from "../workspace";
import { callApi, type ServerError } from "./backend";
import { unsavedFiles } from "./copies";
import { ask, during, element, list } from "./dialog";
import { fieldName, formOf, issueInWords } from "./forms";

/** A place, whether its author wants something else there, and whether it means something else. */
type Choice = { box: HTMLInputElement; other: HTMLInputElement; row: HTMLElement; passage: string };
/** A file's text as it is, and as it shall be. */
type Changed = { path: string; base: string; raw: string };

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
  const isFound = await replaceEverywhere(TITLE, finderOf(words, whole.checked, replacement));
  if (!isFound) await ask(TITLE, [`„${words}“ steht in keinem gespeicherten Text.`], ["Schließen"]);
}

const OLD = "Alte Zahlen";

/** Asks of each place that still says what a fact once was whether it is to change or means something else. */
export async function askAboutOldFigures(): Promise<void> {
  const { figures, files, passages } = await callApi<OldFigures>("oldFigures", {});
  const find: Find = (text, field) => {
    const named = withName(text, field);
    const places = figures.flatMap((old) => {
      const replacement = figuresIn(old.now).find(({ unit }) => old.units.includes(unit))?.found ?? old.now;
      return placesOf(old, named, passages.known).map(({ offset, found }) => {
        return { offset: offset - named.lastIndexOf(text), found, replacement };
      });
    });
    places.sort((one, next) => one.offset - next.offset);
    return places.filter(({ offset }, index) => offset !== places[index - 1]?.offset);
  };
  const isFound = await replaceEverywhere(OLD, find, { files, passages });
  if (!isFound) await ask(OLD, ["Kein Text nennt mehr, was ein Fakt früher war."], ["Schließen"]);
}

const REPLACE = "Ersetzen";
const AS_DRAFT = "Mit Fehlern als Entwurf behalten";

/**
 * Shows all places where something is found, and replaces those that the author marks, in all their files or in none.
 * @param files where it is looked for, if not everywhere
 * @param passages where those are kept that the author says mean something else
 */
export async function replaceEverywhere(
  title: string,
  find: Find,
  { isMarked = false, files, passages }: { isMarked?: boolean } & Partial<OldFigures> = {},
): Promise<boolean> {
  const unsaved = unsavedFiles();
  const listed = (await callApi<Listed[]>("list", {})).filter(({ file }) => !unsaved.includes(file));
  const keeper = listed.find(({ file }) => file === passages?.file);
  const texts = listed.flatMap(({ file, title: name, text }) => {
    const choices: Choice[] = [];
    if (files?.includes(file) ?? true)
      replaceIn(text, find, (place) => {
        choices.push(toChoice(place, isMarked, keeper !== undefined));
        return false;
      });
    return choices.length > 0 ? [{ file, name, text, choices }] : [];
  });
  if (texts.length === 0) return false;
  const all = texts.flatMap(({ choices }) => choices);
  const toAll = element("input", { type: "checkbox", checked: isMarked });
  const groups = texts.map(({ file, name, choices }) =>
    element(
      "section",
      {},
      element("h3", {}, `${formOf(file)?.single ?? name} (${file})`),
      ...choices.map(({ row }) => row),
    ),
  );
  const places = element("div", { className: "editor-places" }, element("label", {}, toAll, " alle"), ...groups);
  const asked = ask(
    title,
    [
      `${pluralize(all.length, "Stelle", "Stellen")}. Ersetzt wird, was Sie ankreuzen.${keeper ? ANSWER : ""}`,
      ...(unsaved.length > 0 ? [`Nicht gespeichert und darum nicht dabei: ${unsaved.join(", ")}.`] : []),
      places,
    ],
    [REPLACE, "Abbrechen"],
  );
  const button = places.closest("form")?.querySelector("button");
  const showChoice = () => {
    const isNone = all.every(({ box, other }) => !box.checked && !other.checked);
    Object.assign(button ?? {}, { disabled: isNone, textContent: isNone ? "Nichts angekreuzt" : REPLACE });
  };
  places.onchange = ({ target }) => {
    for (const { box, other } of all) {
      if (target === toAll) box.checked = toAll.checked && !other.checked;
      if (target === box && box.checked) other.checked = false;
      if (target === other && other.checked) box.checked = false;
    }
    showChoice();
  };
  showChoice();
  if ((await asked)?.action !== REPLACE) return true;
  const changed = texts.flatMap(({ file, text, choices }): Changed[] => {
    const marks = choices.map(({ box }) => box.checked);
    const raw = replaceIn(text, find, () => marks.shift() ?? false);
    return raw === text ? [] : [{ path: file, base: text, raw }];
  });
  const others = all.filter(({ other }) => other.checked).map(({ passage }) => passage);
  const kept =
    passages && keeper && others.length > 0 && withPassages(keeper, passages.field, [...passages.known, ...others]);
  const marked = all.filter(({ box }) => box.checked).length;
  const left = all.length - marked - others.length;
  const count = (places: number) => pluralize(places, "Stelle", "Stellen");
  await saveTogether(title, kept ? [...changed, kept] : changed, [
    ...(marked > 0
      ? [
          `${count(marked)} ersetzt in ${pluralize(changed.length, "Datei", "Dateien")}:`,
          list(changed.map(({ path }) => path)),
        ]
      : []),
    ...(kept
      ? [`${pluralize(others.length, "Stelle gehört", "Stellen gehören")} nicht dazu; das steht jetzt in ${kept.path}.`]
      : []),
    ...(left > 0 ? [`Nicht angekreuzt und darum unverändert: ${count(left)}.`] : []),
  ]);
  return true;
}

const IS_OTHER = "gehört nicht dazu";
const ANSWER = ` Wo etwas anderes gemeint ist: „${IS_OTHER}“. Danach fragt niemand mehr.`;

const withPassages = ({ file, text }: Listed, field: string, passages: readonly string[]): Changed => ({
  path: file,
  base: text,
  raw: writeEntry({ ...readEntry(text), [field]: [...new Set(passages)] }),
});

function toChoice({ field, hit, replacement, passage }: FoundPlace, checked: boolean, canBeOther: boolean): Choice {
  const [before, found, after] = hit;
  const [box, other] = [element("input", { type: "checkbox", checked }), element("input", { type: "checkbox" })];
  const words = [before, element("del", {}, found), element("ins", {}, replacement), after];
  const row = element("div", {}, element("label", {}, box, ` ${fieldName(field)}: `, ...words));
  if (canBeOther) row.append(element("label", {}, other, ` ${IS_OTHER}`));
  return { box, other, row, passage };
}

/** Saves files, all or none, and says so. @param done what is said once they are saved */
async function saveTogether(title: string, changed: readonly Changed[], done: (string | Node)[]): Promise<void> {
  const count = pluralize(changed.length, "Datei wird", "Dateien werden");
  const saving = callApi("saveTogether", { dataFiles: changed });
  const failure = await during(title, `${count} zusammen geprüft und gespeichert …`, saving).then(
    () => undefined,
    (error: ServerError) => error,
  );
  if (!failure) {
    await ask(title, done, ["Schließen"]);
    return;
  }
  const { message, issues = [] } = failure;
  const drafts = changed.map((each) => (issues.some(({ file }) => file === each.path) ? asDraft(each) : each));
  const canBeDrafts = issues.every(({ file }) => drafts.some(({ path, raw }) => path === file && isDraft(raw)));
  const isOffered = issues.length > 0 && canBeDrafts;
  const hint = "Als Entwurf sehen Besucher einen Text nicht; ein veröffentlichter verschwindet von der Website.";
  const content = [message, list(issues.map(issueInWords)), ...(isOffered ? [hint] : [])];
  const answer = await ask(title, content, [...(isOffered ? [AS_DRAFT] : []), "Schließen"]);
  if (answer?.action === AS_DRAFT) await saveTogether(title, drafts, done);
}

const isDraft = (raw: string) => readEntry(raw).draft === true;

/** The same text as a draft, where its kind knows drafts. */
function asDraft({ path, base, raw }: Changed): Changed {
  const names = (formOf(path)?.fields ?? []).map(({ name }) => name);
  return { path, base, raw: names.includes("draft") ? writeEntry({ ...readEntry(raw), draft: true }, names) : raw };
}

import slugify from "@sindresorhus/slugify";
import deepmerge from "deepmerge";
import { type Entry, RAW, readEntry, writeEntry } from "../format";
import german from "../german.json";
import type { Setup } from "../server/setup";
import { authorError, callApi, seenVersion, wrapBackend } from "./backend";
import { bodyControl } from "./body";
import { watchServer } from "./connection";
import type { Values } from "./decap";
import { ask, element } from "./dialog";
import { duplicateDocument, renameDocument } from "./documents";
import { fieldName, knowForms } from "./forms";
import { Overview } from "./overview";
import { showPictures } from "./pictures";
import { goTo, watchPlaces } from "./places";
import { mountPage, shownPage } from "./preview";
import { publish } from "./publish";
import { askAboutOldFigures, askAndReplace } from "./replace";
import { check, draftOf, session } from "./session";
import { registerWidgets } from "./widgets";
import "./editor.css";

window.CMS_MANUAL_INIT = true;

async function start(): Promise<void> {
  const setup: Setup = await (await fetch("setup.json")).json();
  const { config, isLocal } = setup;
  const script = element("script", { src: "decap/decap-cms.js" });
  const isLoaded = new Promise((resolve) => script.addEventListener("load", resolve));
  document.head.append(script);
  await isLoaded;
  const { CMS } = window;
  const targets = isLocal ? callApi<string[]>("targets", {}) : Promise.resolve([]);
  CMS.registerLocale("de", deepmerge(CMS.getLocale("de"), german));
  for (const extension of ["mdx", "json"]) {
    const toFile = (data: Entry, order?: string[]) => writeEntry(data, order, extension === "mdx");
    CMS.registerCustomFormat(`content-${extension}`, extension, { fromFile: readEntry, toFile });
  }
  CMS.registerMediaLibrary({ name: "none", init: () => ({}) });
  function Backend(options: { backend: { kind: string } }, more: object) {
    return wrapBackend(CMS.getBackend(options.backend.kind).init(options, more), setup);
  }
  CMS.registerBackend("content", Backend);
  registerWidgets(isLocal, bodyControl(setup, targets));
  CMS.registerEventListener({ name: "preSave", handler: ({ entry }) => beforeSaving(entry, setup) });
  window.addEventListener("hashchange", ({ oldURL, newURL }) => {
    // Decap would fill the form of one file with the values of the next.
    if ([oldURL, newURL].every((url) => url.includes("/entries/"))) window.location.reload();
  });
  if (isLocal) startLocal(setup);
  CMS.init({ config });
  const options = (await targets).map((value) => element("option", { value }));
  document.body.append(element("datalist", { id: "editor-targets" }, ...options));
}

/** What needs the local editor: no login, the list, the preview, all that is wrong. */
function startLocal(setup: Setup): void {
  // Who has the address with the token is known already.
  localStorage.setItem("decap-cms-user", JSON.stringify({ backendName: "content" }));
  for (const each of setup.config.collections)
    for (const { name } of "files" in each ? each.files : [each])
      window.CMS.registerPreviewTemplate(name, () => window.h("div", { ref: mountPage }));
  document.addEventListener("draftchanged", showIssues);
  knowForms(setup.config.collections);
  watchPlaces();
  window.addEventListener("hashchange", () => {
    // Until the next form is there, it speaks of the one before, and its buttons would change that one.
    issuesPanel.hidden = true;
  });
  for (const type of ["click", "keydown"]) window.addEventListener(type, saveAtOnce, { capture: true });
  document.body.classList.add("editor-local");
  document.body.append(issuesPanel);
  watchServer();
  const tool = (label: string, act: () => Promise<unknown>) =>
    element("button", { onclick: () => act().catch((error: Error) => window.alert(error.message)) }, label);
  new Overview(setup.config.collections, [
    tool("Bilder …", showPictures),
    tool("Ersetzen …", () => askAndReplace().then(renewList)),
    tool("Alte Zahlen …", () => askAboutOldFigures().then(renewList)),
    ...(setup.publishes ? [tool("Veröffentlichen …", publish)] : []),
  ]);
  // Our own copies know from which version they come; Decap's do not.
  const confirm = window.confirm.bind(window);
  window.confirm = (question) => question !== german.editor.editor.confirmLoadBackup && confirm(question);
}

const { publish: SAVE, publishNow: SAVE_NOW } = german.editor.editorToolbar;
const named = (role: string, name: string) =>
  [...document.querySelectorAll<HTMLElement>(`[role="${role}"]`)].find(({ textContent }) => textContent === name);

/** Saves where Decap would open a menu with one entry: on a click on its button, on its keys, and on Ctrl+S. */
function saveAtOnce(event: Event): void {
  const button = named("button", SAVE);
  const isOnButton = event.target instanceof Node && button?.contains(event.target);
  // The menu opens before the next frame.
  if (event.type === "click" && isOnButton) requestAnimationFrame(() => named("menuitem", SAVE_NOW)?.click());
  if (!(event instanceof KeyboardEvent)) return;
  const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "s";
  if (!isSave && !(isOnButton && ["Enter", " "].includes(event.key))) return;
  event.preventDefault();
  event.stopPropagation();
  if (!document.querySelector("dialog[open]")) button?.click();
}

/** The list is read anew whenever somebody comes back to it. */
const renewList = () => window.dispatchEvent(new Event("focus"));

/** Refuses a draft with errors, unless visitors do not see it; gives a new one its address. */
async function beforeSaving(entry: Values, { isLocal, slugOptions }: Setup): Promise<unknown> {
  const data = entry.get("data") as Values;
  const origin = data.get(RAW) as string | undefined;
  if (!isLocal)
    return origin === undefined ? data.set("_slug", slugify(String(data.get("title")), slugOptions)) : undefined;
  const before = readEntry(seenVersion(String(entry.get("path"))) ?? "");
  const wasDraft = before.draft === true;
  if (data.get("draft") === true) return wasDraft ? undefined : confirmWithdrawal();
  const draft = draftOf(entry);
  const issues = draft ? (await check(draft)).filter(({ isHint }) => !isHint) : [];
  if (issues.length === 0) return undefined;
  const more = issues.length > 1 ? ` Und ${issues.length - 1} weitere.` : "";
  throw authorError(`${issues[0]?.message}${more}${wasDraft ? " Als Entwurf lässt sich speichern." : ""}`);
}

/** Says what becomes of a text that visitors see. @throws when the author does not want that */
async function confirmWithdrawal(): Promise<void> {
  const hint = "Mit der nächsten Veröffentlichung verschwindet die Seite für Besucher, bis „Entwurf“ wieder aus ist.";
  const answer = await ask("Von der Website nehmen?", [hint], ["Als Entwurf speichern", "Abbrechen"]);
  if (answer?.action !== "Als Entwurf speichern") throw authorError("Sie haben abgebrochen.");
}

const NO_ROOM = "Dieser Browser hat keinen Platz für eine Kopie. Bitte speichern Sie öfter.";

const issuesPanel = element("aside", {
  className: "editor-issues-panel",
  ariaLabel: "Hinweise zum ganzen Dokument",
  hidden: true,
});

/** Lists all that is wrong, in the file on the screen and in others because of it; offers what can be done with it. */
function showIssues(): void {
  const { file, data, length, isKept } = session;
  const items = session.issues.map(({ message, field, ...issue }) => {
    const place = issue.file !== file ? issue.file : field && fieldName(field);
    if (!place) return element("li", {}, message);
    // In another file, lines are counted from its beginning.
    const onclick = () => goTo({ ...issue, field: field ?? "body", ...(issue.file !== file && { line: undefined }) });
    return element("li", {}, element("button", { className: "editor-to-field", onclick }, place), `: ${message}`);
  });
  issuesPanel.hidden = !window.location.hash.includes("/entries/");
  const hints = session.issues.filter(({ isHint }) => isHint).length;
  const errors = items.length - hints;
  const state = `${errors === 0 ? "Keine Fehler." : `${errors} Fehler:`}${hints > 0 ? ` ${hints} zum Ansehen:` : ""}`;
  const tools: [string, () => unknown][] = [
    ["Suche und Teilen …", showOutside],
    ["Bilder …", () => showPictures(file)],
  ];
  if (file.endsWith(".mdx"))
    tools.push(
      ["Adresse ändern …", () => renameDocument(file)],
      ["Duplizieren …", () => duplicateDocument(file, String(data.title))],
    );
  issuesPanel.replaceChildren(
    element("p", { role: "status" }, session.pending || state),
    element("p", { className: "editor-length" }, length),
    element("p", {}, isKept ? "" : NO_ROOM),
    element("ul", {}, ...items),
    ...tools.map(([label, onclick]) => element("button", { onclick }, label)),
  );
}

/** Shows what a search engine and a network would take from the page, and what changes meanwhile. */
async function showOutside(): Promise<void> {
  const picture = element("img", { alt: "Das Bild beim Teilen", hidden: true });
  const place = element("div");
  const renew = () => {
    place.replaceChildren(...outsideCards(picture));
    const { file, text } = session;
    callApi<string | null>("card", { path: file, text }).then((src) => {
      picture.hidden = !src;
      picture.src = src ?? "";
    }, console.error);
  };
  document.addEventListener("pageshown", renew);
  renew();
  await ask("Suche und Teilen", [place], ["Schließen"]);
  document.removeEventListener("pageshown", renew);
}

function outsideCards(picture: HTMLElement): HTMLElement[] {
  const page = shownPage();
  const meta = (name: string) =>
    page.querySelector<HTMLMetaElement>(`meta[name="${name}"], meta[property="${name}"]`)?.content ?? "";
  const address = page.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const card = (label: string, source: string, title: string, text: string, ...more: Node[]) => {
    const [heading, name] = [element("h3", {}, label), element("p", { className: "editor-title" }, title)];
    const lines = [...more, element("p", {}, source), name, element("p", {}, text)];
    return element("section", { className: "editor-card", ariaLabel: label }, heading, ...lines);
  };
  const source = address ?? "Diese Seite nehmen Suchmaschinen nicht auf.";
  return [
    card("In der Suche", source, page.title, meta("description")),
    card("Beim Teilen", meta("og:site_name"), meta("og:title"), meta("og:description"), picture),
  ];
}

start().catch((error: Error) => document.body.append(element("p", { role: "alert" }, error.message)));

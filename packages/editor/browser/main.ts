import slugify from "@sindresorhus/slugify";
import deepmerge from "deepmerge";
import { RAW } from "../format";
import german from "../german.json";
import type { Setup } from "../server/setup";
import type { Question } from "../site";
import { authorError, callApi, formatFor, wrapBackend } from "./backend";
import { bodyControl } from "./body";
import { watchServer } from "./connection";
import type { Values } from "./decap";
import { ask, element } from "./dialog";
import { reload } from "./leaving";
import { mountPage, shownPage } from "./preview";
import { check, session, subscribe } from "./session";
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
  CMS.registerCustomFormat("content-mdx", "mdx", formatFor(true));
  CMS.registerCustomFormat("content-json", "json", formatFor(false));
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

/** What needs the local editor: no login, the preview, all that is wrong, questions before a document is created. */
function startLocal(setup: Setup): void {
  // Who has the address with the token is known already.
  localStorage.setItem("decap-cms-user", JSON.stringify({ backendName: "content" }));
  for (const each of setup.config.collections)
    for (const { name } of "files" in each ? each.files : [each])
      window.CMS.registerPreviewTemplate(name, () => window.h("div", { ref: mountPage }));
  subscribe(showIssues);
  const onRouteChange = () => {
    issuesPanel.hidden = !window.location.hash.includes("/entries/");
    create(setup).catch((error: Error) => window.alert(error.message));
  };
  window.addEventListener("hashchange", onRouteChange);
  window.addEventListener("keydown", saveByKey);
  document.body.append(issuesPanel);
  watchServer();
  // Our own copies know from which version they come; Decap's do not.
  const confirm = window.confirm.bind(window);
  window.confirm = (question) => question !== german.editor.editor.confirmLoadBackup && confirm(question);
  onRouteChange();
}

/** Saves on Ctrl+S, as Decap's menu does. */
function saveByKey(event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
  event.preventDefault();
  if (document.querySelector("dialog[open]")) return;
  const { publish, publishNow } = german.editor.editorToolbar;
  const named = (role: string, name: string) =>
    [...document.querySelectorAll<HTMLElement>(`[role="${role}"]`)].find(({ textContent }) => textContent === name);
  named("button", publish)?.click();
  // The menu opens before the next frame.
  requestAnimationFrame(() => named("menuitem", publishNow)?.click());
}

/** Refuses a draft with errors, unless visitors do not see it; gives a new one its address. */
async function beforeSaving(entry: Values, { config, isLocal, slugOptions }: Setup): Promise<unknown> {
  const data = entry.get("data") as Values;
  const isNew = data.get(RAW) === undefined;
  if (!isLocal) return isNew ? data.set("_slug", slugify(String(data.get("title")), slugOptions)) : undefined;
  const issues = data.get("draft") === true ? [] : await check(entry);
  if (issues.length === 0) return undefined;
  const more = issues.length > 1 ? ` Und ${issues.length - 1} weitere.` : "";
  const collection = config.collections.find(({ name }) => name === entry.get("collection"));
  const knowsDrafts = collection && "fields" in collection && collection.fields.some(({ name }) => name === "draft");
  const message = `${issues[0]?.message}${more}${knowsDrafts ? " Als Entwurf lässt sich speichern." : ""}`;
  throw authorError(message);
}

const NO_ROOM = "Dieser Browser hat keinen Platz für eine Kopie. Bitte speichern Sie öfter.";

const issuesPanel = element("aside", { className: "editor-issues-panel", ariaLabel: "Hinweise zum ganzen Dokument" });

/** Lists all that is wrong, in the file on the screen and in others because of it; offers another address. */
function showIssues(): void {
  const items = session.issues.map(({ file, field, message }) => {
    const name = field === "body" ? "Text" : field && `Feld „${field}“`;
    const place = file === session.file ? name : file;
    return element("li", {}, place ? `${place}: ${message}` : message);
  });
  const state = items.length === 0 ? "Keine Fehler." : items.length === 1 ? "1 Fehler:" : `${items.length} Fehler:`;
  const address = element("button", { onclick: rename }, "Adresse ändern …");
  const hasAddress = session.file.endsWith(".mdx");
  const outside = element("button", { onclick: showOutside }, "Suche und Teilen …");
  const parts = [
    element("p", { role: "status" }, state),
    ...(session.length ? [element("p", { className: "editor-length" }, session.length)] : []),
    ...(session.isKept ? [] : [element("p", {}, NO_ROOM)]),
    element("ul", {}, ...items),
    outside,
    ...(hasAddress ? [address] : []),
  ];
  issuesPanel.replaceChildren(...parts);
}

/** Shows what a search engine and a network would take from the page, and what changes meanwhile. */
async function showOutside(): Promise<void> {
  const place = element("div", {}, ...outsideCards());
  const renew = () => place.replaceChildren(...outsideCards());
  document.addEventListener("pageshown", renew);
  await ask("Suche und Teilen", [place], ["Schließen"]);
  document.removeEventListener("pageshown", renew);
}

function outsideCards(): HTMLElement[] {
  const page = shownPage();
  const meta = (name: string) => page.querySelector<HTMLMetaElement>(`meta[name="${name}"], meta[property="${name}"]`);
  const address = page.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const text = (className: string, words: string) => element("p", { className }, words);
  const card = (title: string, ...parts: Node[]) =>
    element("section", { className: "editor-card", ariaLabel: title }, element("h3", {}, title), ...parts);
  const search = card(
    "In der Suche",
    text("editor-address", address ?? "Diese Seite nehmen Suchmaschinen nicht auf."),
    text("editor-title", page.title),
    text("", meta("description")?.content ?? ""),
  );
  const shared = card(
    "Beim Teilen",
    text("editor-address", meta("og:site_name")?.content ?? ""),
    text("editor-title", meta("og:title")?.content ?? ""),
    text("", meta("og:description")?.content ?? ""),
  );
  return [search, shared];
}

/** Opens a file that was made or moved: with all that Decap knows read anew. */
function open(file: string): void {
  const [, folder = "", name = ""] = /^content\/([^/]+)\/(.+)\.mdx$/.exec(file) ?? [];
  window.location.hash = `#/collections/${folder}/entries/${name}`;
  reload();
}

/** Asks for another address of the document on the screen. */
async function rename(): Promise<void> {
  const { file } = session;
  const [, name = ""] = /([^/]+)(?:\/index)?\.mdx$/.exec(file) ?? [];
  const hint =
    "Nicht Gespeichertes geht dabei verloren. Die alte Adresse bleibt, wo es weitere Adressen gibt, eine von diesen.";
  const question = { name: "slug", label: "Neue Adresse: a–z, 0–9 und Bindestriche", value: name };
  const answer = await ask("Adresse ändern", [hint, question], ["Umbenennen", "Abbrechen"]);
  const slug = answer?.answers.slug ?? name;
  if (answer?.action !== "Umbenennen" || slug === name) return;
  await callApi("rename", { path: file, slug }).then(
    () => open(file.replace(`/${name}`, `/${slug}`)),
    (error: Error) => window.alert(error.message),
  );
}

/** Asks for what a new document needs, instead of an empty form. */
async function create(setup: Setup): Promise<void> {
  const [, name] = /^#\/collections\/(\w+)\/new/.exec(window.location.hash) ?? [];
  const collection = setup.config.collections.find((each) => each.name === name);
  if (!collection || !("kind" in collection)) return;
  const { kind, label_singular: label } = collection;
  const questions = [
    { name: "title", label: "Titel" },
    { name: "slug", label: "Adresse: a–z, 0–9 und Bindestriche (darf fehlen)" },
    ...(await callApi<Question[]>("questions", { kind })),
  ];
  const answer = await ask(`${label} anlegen`, questions, ["Anlegen", "Abbrechen"]);
  if (answer?.action !== "Anlegen") return window.history.back();
  const { title, slug, ...answers } = answer.answers;
  await callApi<{ file: string }>("create", { kind, title, slug, answers }).then(
    ({ file }) => open(file),
    (error: Error) => {
      window.alert(error.message);
      return create(setup);
    },
  );
}

start().catch((error: Error) => document.body.append(element("p", { role: "alert" }, error.message)));

import type { Collection, Listed } from "../workspace";
import { callApi } from "./backend";
import { copyOf, timeOf } from "./copies";
import { element } from "./dialog";
import { createDocument, duplicateDocument } from "./documents";
import { routeOf } from "./routes";
import { find } from "./search";

/** A document as the list shows it. */
type Row = Listed & { collection: Collection };
type Column = { title: string; name: "title" | "state" | "day" | "place" | "words" };

const COLUMNS: readonly Column[] = [
  { title: "Titel", name: "title" },
  { title: "Zustand", name: "state" },
  { title: "Tag", name: "day" },
  { title: "Platz", name: "place" },
  { title: "Wörter", name: "words" },
];

const day = new Intl.DateTimeFormat("de-DE", { dateStyle: "medium", timeZone: "UTC" });
const number = new Intl.NumberFormat("de-DE");
const collator = new Intl.Collator("de", { numeric: true });

/** Compares by a column; what has no value there comes last. */
export const byColumn =
  (name: Column["name"], isDescending: boolean) =>
  (a: Listed, b: Listed): number => {
    const [one, other] = [a[name], b[name]];
    if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
    return collator.compare(String(one), String(other)) * (isDescending ? -1 : 1);
  };

/** Lists and searches all documents in place of Decap's list, which finds titles only. */
export class Overview {
  readonly #place = element("main", { className: "editor-overview", hidden: true });
  readonly #list = element("div", { role: "status" });
  readonly #head = element("div", { className: "editor-actions" });
  readonly #search = element("input", { type: "search", ariaLabel: "In allen Texten suchen" });
  #rows: readonly Row[] = [];
  #column: Column["name"] = "place";
  #isDescending = false;

  /** @param tools further buttons */
  constructor(
    private readonly collections: readonly Collection[],
    private readonly tools: readonly HTMLElement[],
  ) {
    this.#search.placeholder = "In allen Texten suchen";
    this.#search.oninput = () => this.#showList();
    this.#place.append(this.#head, this.#search, this.#list);
    document.body.append(this.#place);
    window.addEventListener("hashchange", () => this.#onRoute());
    window.addEventListener("focus", () => this.#onRoute());
    this.#onRoute();
  }

  /** The collection that the route names, when it names a list. */
  get #collection(): Collection | undefined {
    const [list, name] =
      /^(?:#\/?)?$|^#\/(?:collections\/?|search\/.*)?$|^#\/collections\/(\w+)\/?$/.exec(window.location.hash) ?? [];
    return list === undefined
      ? undefined
      : (this.collections.find((each) => each.name === name) ?? this.collections[0]);
  }

  async #onRoute(): Promise<void> {
    const collection = this.#collection;
    this.#place.hidden = !collection;
    document.body.classList.toggle("editor-lists", Boolean(collection));
    if (!collection) return;
    this.#showHead(collection);
    const listed = await callApi<Listed[]>("list", {});
    this.#rows = listed.flatMap((each): Row[] => {
      const found = this.collections.find((some) =>
        "files" in some ? some.files.some(({ file }) => file === each.file) : each.file.startsWith(`${some.folder}/`),
      );
      const single = found && "files" in found && found.files.find(({ file }) => file === each.file);
      return found ? [{ ...each, ...(single && { title: single.label }), collection: found }] : [];
    });
    this.#showList();
  }

  #showHead(shown: Collection): void {
    const links = this.collections.map((collection) => {
      const link = element("a", { href: `#/collections/${collection.name}` }, collection.label);
      if (collection === shown) link.setAttribute("aria-current", "page");
      return element("li", {}, link);
    });
    const kinds = this.collections.flatMap((collection) => {
      if (!("kind" in collection) || !collection.kind) return [];
      const { kind, label_singular: label } = collection;
      return [element("button", { onclick: () => createDocument(kind, label) }, `${label} anlegen`)];
    });
    const title = element("h1", {}, shown.label);
    const nav = element("nav", { ariaLabel: "Arten von Inhalten" }, element("ul", {}, ...links));
    this.#head.replaceChildren(nav, title, element("p", {}, ...kinds, ...this.tools));
  }

  #showList(): void {
    const search = this.#search.value.trim();
    const found = this.#rows.flatMap((row) => {
      const hit = search ? (find(row.title, search) ?? find(row.text, search)) : undefined;
      return search ? (hit ? [{ row, hit }] : []) : row.collection === this.#collection ? [{ row, hit }] : [];
    });
    found.sort((a, b) => byColumn(this.#column, this.#isDescending)(a.row, b.row));
    const heads = COLUMNS.map(({ name, title }) => {
      const isSorted = name === this.#column;
      const head = element("th", { scope: "col", className: `editor-${name}` });
      head.ariaSort = isSorted ? (this.#isDescending ? "descending" : "ascending") : "none";
      const onclick = () => {
        this.#isDescending = isSorted && !this.#isDescending;
        this.#column = name;
        this.#showList();
        this.#list.querySelector<HTMLElement>(`th.editor-${name} button`)?.focus();
      };
      head.append(element("button", { onclick }, title));
      return head;
    });
    const rows = found.map(({ row, hit }) => {
      const cells = COLUMNS.map(({ name }) => element("td", { className: `editor-${name}` }, ...this.#cell(row, name)));
      if (hit) cells[0]?.append(element("p", {}, hit[0], element("mark", {}, hit[1]), hit[2]));
      return element("tr", {}, ...cells, element("td", { className: "editor-row-actions" }, ...actionsFor(row)));
    });
    const count = found.length === 1 ? "1 Text" : `${found.length} Texte`;
    const table = element(
      "table",
      {},
      element("caption", {}, search ? `${count} mit „${search}“` : count),
      element("thead", {}, element("tr", {}, ...heads, element("td", { className: "editor-row-actions" }))),
      element("tbody", {}, ...rows),
    );
    this.#list.replaceChildren(table);
  }

  #cell(row: Row, name: Column["name"]): (Node | string)[] {
    if (name === "title") return [element("a", { href: routeOf(this.collections, row.file) }, row.title)];
    if (name === "day") return [row.day ? day.format(new Date(row.day)) : ""];
    if (name !== "state") return [row[name] === undefined ? "" : number.format(row[name])];
    const copy = copyOf(row.file);
    return copy ? [row.state, element("p", {}, `nicht gespeichert: ${timeOf(copy)}`)] : [row.state];
  }
}

function actionsFor({ file, title, collection }: Row): HTMLElement[] {
  if (!("kind" in collection) || !collection.kind) return [];
  return [
    element(
      "button",
      { ariaLabel: `„${title}“ duplizieren`, onclick: () => duplicateDocument(file, title) },
      "Duplizieren",
    ),
  ];
}

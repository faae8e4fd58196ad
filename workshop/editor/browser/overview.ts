import { pluralize } from "../../../src/data-layer/text/pluralize";
import type { Collection, Listed } from "../workspace";
import { callApi } from "./backend";
import { copyOf, timeOf } from "./copies";
import { element } from "./dialog";
import { createDocument, duplicateDocument } from "./documents";
import { formOf } from "./forms";
import { find } from "./search";

/** A document as the list shows it. */
type Row = Listed & { collection: Collection; route: string };

const COLUMNS = { title: "Titel", state: "Zustand", day: "Tag", place: "Platz", words: "Wörter" } as const;
type Column = keyof typeof COLUMNS;
const NAMES = Object.keys(COLUMNS) as Column[];

/** The routes that show a list: that of a collection, or none in particular. */
const LISTS = /^(?:#\/?)?$|^#\/(?:collections\/?|search\/.*)?$|^#\/collections\/(\w+)\/?$/;

const day = new Intl.DateTimeFormat("de-DE", { dateStyle: "medium", timeZone: "UTC" });
const number = new Intl.NumberFormat("de-DE");
const collator = new Intl.Collator("de", { numeric: true });

/** Compares by a column; what has no value there comes last. */
export const byColumn =
  (name: Column, isDescending: boolean) =>
  (a: Listed, b: Listed): number => {
    const [one, other] = [a[name], b[name]];
    if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
    return collator.compare(String(one), String(other)) * (isDescending ? -1 : 1);
  };

/** A document with its collection, and with the route of its form in Decap. */
function toRows(listed: Listed): Row[] {
  const form = formOf(listed.file);
  return form ? [{ ...listed, title: form.single ?? listed.title, ...form }] : [];
}

/** Lists and searches all documents in place of Decap's list, which finds titles only. */
export class Overview {
  readonly #list = element("div", { role: "status" });
  readonly #head = element("div");
  readonly #search = element("input", { type: "search", ariaLabel: "In allen Texten suchen" });
  readonly #place = element("main", { className: "editor-overview" }, this.#head, this.#search, this.#list);
  #shown: Collection | undefined;
  #rows: readonly Row[] = [];
  #column: Column = "place";
  #isDescending = false;

  /** @param tools further buttons */
  constructor(
    private readonly collections: readonly Collection[],
    private readonly tools: readonly HTMLElement[],
  ) {
    this.#search.placeholder = "In allen Texten suchen";
    this.#search.oninput = () => this.#showList();
    document.body.append(this.#place);
    for (const event of ["hashchange", "focus"]) window.addEventListener(event, () => this.#onRoute());
    this.#onRoute();
  }

  async #onRoute(): Promise<void> {
    const [list, name] = LISTS.exec(window.location.hash) ?? [];
    const named = this.collections.find((each) => each.name === name) ?? this.collections[0];
    this.#shown = list === undefined ? undefined : named;
    this.#place.hidden = !this.#shown;
    document.body.classList.toggle("editor-lists", Boolean(this.#shown));
    if (!this.#shown) return;
    this.#showHead(this.#shown);
    const listed = await callApi<Listed[]>("list", {});
    this.#rows = listed.flatMap(toRows);
    this.#showList();
  }

  #showHead(shown: Collection): void {
    const links = this.collections.map((collection) => {
      const link = element("a", { href: `#/collections/${collection.name}` }, collection.label);
      if (collection === shown) link.setAttribute("aria-current", "page");
      return element("li", {}, link);
    });
    const creators = this.collections.flatMap((collection) => {
      if (!("kind" in collection) || !collection.kind) return [];
      const { kind, label_singular: label } = collection;
      return [element("button", { onclick: () => createDocument(kind, label) }, `${label} anlegen`)];
    });
    const nav = element("nav", { ariaLabel: "Arten von Inhalten" }, element("ul", {}, ...links));
    const tools = element("p", {}, ...creators, ...this.tools);
    this.#head.replaceChildren(nav, element("h1", {}, shown.label), tools);
  }

  #showList(): void {
    const search = this.#search.value.trim();
    const found = this.#rows.flatMap((row) => {
      const hit = search ? (find(row.title, search) ?? find(row.text, search)) : undefined;
      return hit || (!search && row.collection === this.#shown) ? [{ row, hit }] : [];
    });
    found.sort((a, b) => byColumn(this.#column, this.#isDescending)(a.row, b.row));
    const rows = found.map(({ row, hit }) => {
      const cells = NAMES.map((name) => element("td", { className: `editor-${name}` }, ...cellOf(row, name)));
      if (hit) cells[0]?.append(element("p", {}, hit[0], element("mark", {}, hit[1]), hit[2]));
      return element("tr", {}, ...cells, element("td", { className: "editor-row-actions" }, ...actionsFor(row)));
    });
    const count = pluralize(found.length, "Text", "Texte");
    const heads = NAMES.map((name) => this.#headOf(name));
    const table = element(
      "table",
      {},
      element("caption", {}, search ? `${count} mit „${search}“` : count),
      element("thead", {}, element("tr", {}, ...heads, element("td", { className: "editor-row-actions" }))),
      element("tbody", {}, ...rows),
    );
    this.#list.replaceChildren(table);
  }

  #headOf(name: Column): HTMLElement {
    const isSorted = name === this.#column;
    const onclick = () => {
      this.#isDescending = isSorted && !this.#isDescending;
      this.#column = name;
      this.#showList();
      this.#list.querySelector<HTMLElement>(`th.editor-${name} button`)?.focus();
    };
    const head = element("th", { scope: "col", className: `editor-${name}` });
    head.ariaSort = isSorted ? (this.#isDescending ? "descending" : "ascending") : "none";
    head.append(element("button", { onclick }, COLUMNS[name]));
    return head;
  }
}

function cellOf(row: Row, name: Column): (Node | string)[] {
  if (name === "title") return [element("a", { href: row.route }, row.title)];
  if (name === "day") return [row.day ? day.format(new Date(row.day)) : ""];
  if (name !== "state") return [row[name] === undefined ? "" : number.format(row[name])];
  const copy = copyOf(row.file);
  return copy ? [row.state, element("p", {}, `nicht gespeichert: ${timeOf(copy)}`)] : [row.state];
}

function actionsFor({ file, title, collection }: Row): HTMLElement[] {
  if (!("kind" in collection) || !collection.kind) return [];
  const onclick = () => duplicateDocument(file, title);
  return [element("button", { ariaLabel: `„${title}“ duplizieren`, onclick }, "Duplizieren")];
}

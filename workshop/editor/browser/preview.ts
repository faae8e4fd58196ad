import { Idiomorph } from "idiomorph";
import { type Origin, takeOrigins } from "../origins";
import { element } from "./dialog";
import { plain } from "./search";

/** An element of the page, and the line of the text where it begins. */
type Place = { element: Element; line: number };

const frame = element("iframe", { title: "Vorschau der Seite", className: "editor-page" });
frame.setAttribute("sandbox", "allow-same-origin");
frame.setAttribute("style", "position: fixed; inset: 0; width: 100%; height: 100%; border: 0");
frame.onload = update;

let latest = new DOMParser().parseFromString("", "text/html");
let shownFile = "";
let linesBefore = 0;
let places: readonly Place[] = [];
let followed: { line: number; top: number } | undefined;

/** Puts the page into Decap's pane. */
export const mountPage = (pane: HTMLElement | null): void => pane?.append(frame);

/** The document that is shown. */
export const shownPage = (): Document => latest;

/**
 * Shows the page of a draft as visitors will see it, where they have scrolled to.
 * @param before number of lines before its text, as `data-line` counts them, too
 */
export function showPage(html: string, file: string, before: number): void {
  latest = new DOMParser().parseFromString(html, "text/html");
  for (const each of latest.querySelectorAll<HTMLElement>("*")) keepOrigin(each);
  shownFile = file;
  linesBefore = before;
  if (frame.srcdoc) update();
  else frame.srcdoc = `<!doctype html>${latest.documentElement.outerHTML}`;
  document.dispatchEvent(new Event("pageshown"));
}

/** Takes the marks off an element's texts, and keeps where the first comes from. */
function keepOrigin(place: HTMLElement): void {
  // What is said of a whole part of the page is the origin of none of its texts.
  const names = place.childElementCount > 0 ? [] : [...place.attributes];
  const [origin] = [...place.childNodes, ...place.attributes].flatMap((node) => {
    if (node instanceof Element || !node.nodeValue) return [];
    const { text, origins } = takeOrigins(node.nodeValue);
    if (origins.length > 0) node.nodeValue = text;
    return node instanceof Attr && !names.includes(node) ? [] : origins;
  });
  if (origin) place.dataset.origin = originName(origin);
}

const originName = ({ file, field }: Origin) => `${file}#${field}`;

/** Changes what differs on the page, so that pictures stay and nothing flickers. */
function update(): void {
  const page = frame.contentDocument;
  if (page?.URL !== "about:srcdoc") return;
  Idiomorph.morph(page.body, latest.body.innerHTML, { morphStyle: "innerHTML" });
  const elements = [...page.body.querySelectorAll<HTMLElement>("[data-line]")];
  places = elements.map((each) => ({ element: each, line: Number(each.dataset.line) }));
  page.onclick = onClick;
  if (followed) follow(followed.line, followed.top);
}

/** An element's distance from the top of the page, in pixels. */
const topOf = (element: Element) => element.getBoundingClientRect().top + (frame.contentWindow?.scrollY ?? 0);

/** Scrolls the page so that a line of the text, with its fraction, is at a height of the window, in pixels. */
export function follow(line: number, top: number): void {
  followed = { line, top };
  const index = places.findLastIndex((place) => place.line <= line + linesBefore);
  const [from, to] = [places[index], places[index + 1]];
  if (!from && !to) return;
  const start = from ? { line: from.line - linesBefore, top: topOf(from.element) } : { line: 0, top: 0 };
  const end = to && { line: to.line - linesBefore, top: topOf(to.element) };
  const share = end ? (line - start.line) / (end.line - start.line) : 0;
  scrollTo(start.top + share * ((end?.top ?? 0) - start.top), top);
}

function scrollTo(place: number, top: number): void {
  const pane = frame.ownerDocument.defaultView?.frameElement?.getBoundingClientRect().top ?? 0;
  frame.contentWindow?.scrollTo({ top: place - top + pane, behavior: "instant" });
}

/** Tells what somebody clicks on the page: the field that it comes from, or the line of the text. */
const goToOrigin = (detail: Origin) => document.dispatchEvent(new CustomEvent("originclicked", { detail }));

function onClick(event: MouseEvent): void {
  const clicked = event.target as Element;
  if (clicked.closest("a, button")) event.preventDefault();
  const marked =
    clicked.closest<HTMLElement>("[data-origin], [data-line]") ??
    // Of a title in several parts, the last one has the mark; a figure stands beside its name.
    clicked.parentElement?.querySelector<HTMLElement>(":scope > [data-origin]");
  const [file = "", field = ""] = (marked?.dataset.origin ?? "").split("#");
  const index = places.findLastIndex(({ element }) => element === marked);
  const place = places[index];
  if (field) goToOrigin({ file, field });
  else if (place) {
    const { top, height } = place.element.getBoundingClientRect();
    const lines = (places[index + 1]?.line ?? place.line + 1) - place.line;
    const line = place.line - linesBefore + Math.floor(((event.clientY - top) / height) * lines);
    goToOrigin({ file: shownFile, field: "body", line });
  } else {
    // What has no mark, as a word that is one of a few, may stand in the form as it is.
    const words = plain(clicked.textContent ?? "");
    const fields = [...document.querySelectorAll<HTMLInputElement>("input, textarea")];
    const same = fields.find(({ value }) => words && plain(value) === words);
    const path = same?.closest("[data-control]")?.querySelector<HTMLElement>("[data-field]")?.dataset.field;
    if (path) goToOrigin({ file: shownFile, field: path });
  }
}

/** Shows where the value of a field stands on the page. */
function followField({ target }: FocusEvent): void {
  const control = target as HTMLInputElement;
  const field = control.closest("[data-control]")?.querySelector<HTMLElement>(":scope > [data-field]")?.dataset.field;
  const words = plain(control.value ?? "");
  const elements = [...(frame.contentDocument?.body?.querySelectorAll<HTMLElement>("body *") ?? [])];
  const shown =
    elements.find(({ dataset }) => field && dataset.origin === originName({ file: shownFile, field })) ??
    elements.findLast(({ textContent }) => words && plain(textContent ?? "") === words);
  if (shown) scrollTo(topOf(shown), control.getBoundingClientRect().top);
}
document.addEventListener("focusin", followField);

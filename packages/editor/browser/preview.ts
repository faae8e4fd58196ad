import { Idiomorph } from "idiomorph";
import { element } from "./dialog";
import { plain } from "./search";

/** An element of the page, and the line of the text where it begins. */
type Place = { element: Element; line: number };

const frame = element("iframe", { title: "Vorschau der Seite", className: "editor-page" });
frame.setAttribute("sandbox", "allow-same-origin");
frame.setAttribute("style", "position: fixed; inset: 0; width: 100%; height: 100%; border: 0");
frame.onload = update;

let latest = new DOMParser().parseFromString("", "text/html");
let linesBefore = 0;
let places: readonly Place[] = [];
let followed: { line: number; top: number } | undefined;
let goToLine = (_line: number): void => {};

/** Puts the page into Decap's pane. */
export const mountPage = (pane: HTMLElement | null): void => pane?.append(frame);

/** The document that is shown. */
export const shownPage = (): Document => latest;

/**
 * Shows the page of a draft as visitors will see it, where they have scrolled to.
 * @param before number of lines before its text, as `data-line` counts them, too
 */
export function showPage(html: string, before: number): void {
  latest = new DOMParser().parseFromString(html, "text/html");
  linesBefore = before;
  if (frame.srcdoc) update();
  else frame.srcdoc = html;
  document.dispatchEvent(new Event("pageshown"));
}

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

/** Calls a function with the line of the text that somebody clicks on the page. */
export function onLineClick(goTo: (line: number) => void): void {
  goToLine = goTo;
}

/** The field that says what somebody clicked, or the line of the text. */
function onClick({ target, clientY }: MouseEvent): void {
  const clicked = target as Element;
  const index = places.findLastIndex(({ element }) => element.contains(clicked));
  const place = places[index];
  if (place) {
    const { top, height } = place.element.getBoundingClientRect();
    const lines = (places[index + 1]?.line ?? place.line + 1) - place.line;
    goToLine(place.line - linesBefore + Math.floor(((clientY - top) / height) * lines));
    return;
  }
  const words = plain(clicked.textContent ?? "");
  const fields = [...document.querySelectorAll<HTMLInputElement>("input, textarea")];
  const field = words && fields.find(({ value }) => plain(value) === words);
  if (!field) return;
  field.scrollIntoView({ block: "center" });
  field.focus({ preventScroll: true });
}

/** Shows where the value of a field stands on the page. */
function followField({ target }: FocusEvent): void {
  const field = target as HTMLInputElement;
  const words = plain(field.value ?? "");
  const elements = [...(frame.contentDocument?.body?.querySelectorAll("body *") ?? [])];
  const shown = words && elements.findLast(({ textContent }) => plain(textContent ?? "") === words);
  if (shown) scrollTo(topOf(shown), field.getBoundingClientRect().top);
}
document.addEventListener("focusin", followField);

import { protectPageBeforeHydration } from "../src/protect-page";

/** The listeners of earlier pages remain, so each page gets event names of its own. */
let pages = 0;
const beforeHydrationEvent = () => `before-hydration-${pages}`;
const replayEvent = () => `replay-${pages}`;

/** Opens a protected page, as the server sent it. */
function open(html: string): HTMLElement {
  document.body.innerHTML = `<div id="___gatsby">${html}</div>`;
  pages += 1;
  protectPageBeforeHydration(beforeHydrationEvent(), replayEvent());
  return document.querySelector("#___gatsby") as HTMLElement;
}

/** Starts hydration. @returns whether the page was unchanged */
const hydrate = () => document.dispatchEvent(new Event(beforeHydrationEvent(), { cancelable: true }));
const ready = () => document.dispatchEvent(new Event(replayEvent()));

afterEach(() => {
  hydrate();
  document.body.innerHTML = "";
  ready();
});

describe("A click before hydration", () => {
  const PAUSE = "<button type=button>Pause</button>";
  const MENU = '<button type=button popovertarget="menu">Menü</button>';
  const RESET = "<form><button type=reset>Von vorn</button></form>";
  const FORM = '<form action="https://form.example"><button>Senden</button></form>';

  /** Counts the clicks that the button receives while these actions are done on the page. */
  const clicksAfter = (html: string, ...actions: (() => void)[]) => {
    open(html);
    const onClick = jest.fn((event: Event) => event.preventDefault());
    document.querySelector("button")?.addEventListener("click", onClick);
    for (const act of actions) act();
    hydrate();
    ready();
    return onClick.mock.calls.length;
  };
  const click = () => document.querySelector("button")?.click();
  const clickText = () => document.querySelector("p")?.click();

  it.each<[string, number, Parameters<typeof clicksAfter>]>([
    ["is replayed after hydration", 2, [PAUSE, click]],
    ["is replayed as often as it was made", 4, [PAUSE, click, click]],
    ["is replayed even if the next click is on no button", 2, [`${PAUSE}<p>Text</p>`, click, clickText]],
    ["is not replayed on the button of a popover", 1, [MENU, click]],
    ["is not replayed on a reset button, which would discard newer input", 1, [RESET, click]],
    ["is not replayed in a form that the browser sends", 1, [FORM, click]],
    ["is not replayed if it comes after hydration, which handles it", 1, [PAUSE, hydrate, click]],
  ])("%s", (_title, clicks, actions) => expect(clicksAfter(...actions)).toBe(clicks));
});

it.each(["pointerup", "pointercancel"])("marks the page while the pointer is down, until %s", (end) => {
  open("<p>Text</p>");
  const isMarked = (event: string, button = 0) => {
    window.dispatchEvent(new MouseEvent(event, { button }));
    return document.documentElement.hasAttribute("data-pointer-down");
  };
  expect(["pointerdown", end].map((event) => isMarked(event))).toEqual([true, false]);
  // The context menu may swallow the pointerup of the right button.
  expect(isMarked("pointerdown", 2)).toBe(false);
});

it("blocks a second submit for 15 s or until the page is restored from bfcache", () => {
  const form = open('<form action="https://form.example"></form>').firstElementChild;
  const submit = (timeStamp: number) => {
    const event = new Event("submit", { bubbles: true, cancelable: true });
    Object.defineProperty(event, "timeStamp", { value: timeStamp });
    return form?.dispatchEvent(event);
  };
  const accepted = [1000, 1300, 15_999, 16_000, 16_100].filter((timeStamp) => submit(timeStamp));
  expect(accepted).toEqual([1000, 16_000]);
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(submit(1000)).toBe(true);
});

describe("A translated page", () => {
  const HTML = "<p>Hallo <b>Welt</b>, guten Tag</p><p>Bis bald</p>";

  it("is reverted to the server's HTML before hydration", () => {
    const app = open(HTML);
    const sent = app.innerHTML;
    const font = (text: string) => Object.assign(document.createElement("font"), { textContent: text });
    const [first, last] = app.querySelectorAll("p");
    for (const text of [...(first?.childNodes ?? [])]) if (text.nodeType === 3) text.replaceWith(font("Hello"));
    const bold = app.querySelector("b")?.firstChild;
    if (bold) bold.nodeValue = "world";
    // The same in two steps.
    last?.prepend(font("See you"));
    last?.lastChild?.remove();
    expect(hydrate()).toBe(false);
    expect(app.innerHTML).toBe(sent);
  });

  it("is distinguished from an unchanged one", () => {
    open(HTML);
    expect(hydrate()).toBe(true);
  });
});

it("leaves what the site's own scripts have done, such as a style that emotion moves into the head", () => {
  const app = open("<style data-emotion></style><p>Text</p><label><input></label><blockquote>a</blockquote>");
  const [style, field] = [app.querySelector("style"), app.querySelector("input")];
  if (style) document.head.append(style);
  const wrapper = document.createElement("div");
  field?.replaceWith(wrapper);
  if (field) wrapper.append(field);
  (app.querySelector("p") as HTMLElement).textContent = "Other text";
  app.querySelector("blockquote")?.replaceWith(document.createElement("iframe"));
  expect(hydrate()).toBe(true);
  expect(app.innerHTML).toBe("<p>Other text</p><label><div><input></div></label><iframe></iframe>");
  expect(document.head).toContainElement(style);
});

it("ends with the app's start, too, where another plugin hydrates the page", () => {
  const app = open('<p>Text</p><form action="https://form.example"></form>');
  ready();
  for (const _time of [1, 2])
    expect(app.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }))).toBe(
      true,
    );
  (app.querySelector("p")?.firstChild as Text).data = "Translated";
  hydrate();
  expect(app).toHaveTextContent("Translated");
});

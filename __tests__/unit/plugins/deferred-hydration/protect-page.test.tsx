import { guardPage } from "../../../../plugins/gatsby-plugin-late-app/guard-page";
import { FORM_SLOW_AFTER_MS } from "../../../../src/config/constants";

/** Guards of earlier pages listen on: each page has events of its own. */
let pages = 0;
const takeoverEvent = () => `takeover-${pages}`;
const readyEvent = () => `ready-${pages}`;

/** A page as the server sent it, guarded. */
function open(html: string): HTMLElement {
  document.body.innerHTML = `<div id="___gatsby">${html}</div>`;
  pages += 1;
  guardPage(takeoverEvent(), readyEvent(), FORM_SLOW_AFTER_MS);
  return document.querySelector("#___gatsby") as HTMLElement;
}

/** Ends the guard. @returns whether it says that nobody had changed the page */
const takeOver = () => document.dispatchEvent(new Event(takeoverEvent(), { cancelable: true }));
const ready = () => document.dispatchEvent(new Event(readyEvent()));

afterEach(() => {
  takeOver();
  document.body.innerHTML = "";
  ready();
});

describe("A press before the app is there", () => {
  const PAUSE = "<button type=button>Pause</button>";
  const MENU = '<button type=button popovertarget="menu">Menü</button>';
  const RESET = "<form><button type=reset>Von vorn</button></form>";
  const FORM = '<form action="https://form.example"><button>Senden</button></form>';

  /** How often the button hears of a press, when these things happen on the page. */
  const pressesOf = (html: string, ...happenings: (() => void)[]) => {
    open(html);
    const presses = jest.fn((event: Event) => event.preventDefault());
    document.querySelector("button")?.addEventListener("click", presses);
    for (const happens of happenings) happens();
    takeOver();
    ready();
    return presses.mock.calls.length;
  };
  const press = () => document.querySelector("button")?.click();
  const pressText = () => document.querySelector("p")?.click();

  it.each<[string, number, Parameters<typeof pressesOf>]>([
    ["is repeated when it is", 2, [PAUSE, press]],
    ["is repeated as often as it was made", 4, [PAUSE, press, press]],
    ["is kept when the next press is on no button", 2, [`${PAUSE}<p>Text</p>`, press, pressText]],
    ["is not repeated on the button of a popover", 1, [MENU, press]],
    ["is not repeated on a button that empties a form, for what was entered since would be gone", 1, [RESET, press]],
    ["is not repeated in a form that the browser sends", 1, [FORM, press]],
    ["is not repeated once the app takes over, for it answers by itself", 1, [PAUSE, takeOver, press]],
  ])("%s", (_what, presses, happening) => expect(pressesOf(...happening)).toBe(presses));
});

it.each(["pointerup", "pointercancel"])("tells whether a press is under way, until %s", (end) => {
  open("<p>Text</p>");
  const isPressed = (event: string, button = 0) => {
    window.dispatchEvent(new MouseEvent(event, { button }));
    return document.documentElement.hasAttribute("data-pressed");
  };
  expect(["pointerdown", end].map((event) => isPressed(event))).toEqual([true, false]);
  // Its end may go to the browser's own menu.
  expect(isPressed("pointerdown", 2)).toBe(false);
});

it("lets a form go once, again after 15 s, and again when the page comes back", () => {
  const form = open('<form action="https://form.example"></form>').firstElementChild;
  const submit = (timeStamp: number) => {
    const event = new Event("submit", { bubbles: true, cancelable: true });
    Object.defineProperty(event, "timeStamp", { value: timeStamp });
    return form?.dispatchEvent(event);
  };
  const gone = [1000, 1300, 15_999, 16_000, 16_100].filter((timeStamp) => submit(timeStamp));
  expect(gone).toEqual([1000, 16_000]);
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(submit(1000)).toBe(true);
});

describe("A page that somebody changed", () => {
  const HTML = '<p>Hallo <b>Welt</b>, guten Tag</p><label>Name <input value="Erika"></label>';

  /** Wraps the field in an element of its own. */
  function wrapInput(app: HTMLElement, ...more: Element[]): HTMLInputElement {
    const input = app.querySelector("input") as HTMLInputElement;
    const wrapper = document.createElement("div");
    input.replaceWith(wrapper);
    wrapper.append(input, ...more);
    return input;
  }

  it("is as it was sent when the app takes over", () => {
    const app = open(HTML);
    const sent = app.innerHTML;
    const paragraph = app.querySelector("p");
    // A translator wraps texts, an extension inserts elements and wraps a field.
    for (const text of [...(paragraph?.childNodes ?? [])].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)) {
      const font = document.createElement("font");
      font.textContent = "Hello";
      text.replaceWith(font);
    }
    const bold = paragraph?.querySelector("b")?.firstChild;
    if (bold) bold.nodeValue = "world";
    wrapInput(app, document.createElement("i"));
    app.append(document.createElement("aside"));
    expect(takeOver()).toBe(false);
    expect(app.innerHTML).toBe(sent);
  });

  it("keeps the very field, and its focus", () => {
    const app = open(HTML);
    const input = wrapInput(app);
    input.focus();
    takeOver();
    expect(app.querySelector("label > input")).toBe(input);
    expect(input).toHaveFocus();
  });

  it("is told from one that nobody changed", () => {
    open(HTML);
    expect(takeOver()).toBe(true);
  });
});

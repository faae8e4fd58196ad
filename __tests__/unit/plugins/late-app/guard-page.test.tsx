import "@testing-library/jest-dom";
import { guardPage } from "../../../../plugins/gatsby-plugin-late-app/guard-page";
import { FORM_SUBMIT_TIMEOUT_MS } from "../../../../src/config/constants";

/** Guards of earlier pages listen on: each page has events of its own. */
let pages = 0;
const takeoverEvent = () => `takeover-${pages}`;
const readyEvent = () => `ready-${pages}`;

/** A page as the server sent it, guarded. */
function open(html: string): HTMLElement {
  document.body.innerHTML = `<div id="___gatsby">${html}</div>`;
  pages += 1;
  guardPage(takeoverEvent(), readyEvent(), FORM_SUBMIT_TIMEOUT_MS);
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
  const press = (html: string, times = 1) => {
    open(html);
    let presses = 0;
    const button = document.querySelector("button");
    button?.addEventListener("click", (event) => {
      event.preventDefault();
      presses += 1;
    });
    for (let press = 0; press < times; press += 1) button?.click();
    takeOver();
    ready();
    return presses;
  };

  it("is repeated when it is", () => expect(press("<button type=button>Pause</button>")).toBe(2));
  it("is repeated as often as it was made", () => expect(press("<button type=button>Pause</button>", 2)).toBe(4));
  it("is kept when the next press is on no button", () => {
    open("<button type=button>Pause</button><p>Text</p>");
    const presses = jest.fn();
    const button = document.querySelector("button");
    button?.addEventListener("click", presses);
    button?.click();
    document.querySelector("p")?.click();
    takeOver();
    ready();
    expect(presses).toHaveBeenCalledTimes(2);
  });
  it("is not repeated on the button of a popover", () =>
    expect(press('<button type=button popovertarget="menu">Menü</button>')).toBe(1));
  it("is not repeated in a form that the browser sends", () =>
    expect(press('<form action="https://form.example"><button>Senden</button></form>')).toBe(1));
  it("is not repeated once the app takes over, for it answers by itself", () => {
    open("<button type=button>Pause</button>");
    takeOver();
    let presses = 0;
    const button = document.querySelector("button");
    button?.addEventListener("click", () => {
      presses += 1;
    });
    button?.click();
    ready();
    expect(presses).toBe(1);
  });
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
  const submit = (timeStamp = 1000) => {
    const event = new Event("submit", { bubbles: true, cancelable: true });
    Object.defineProperty(event, "timeStamp", { value: timeStamp });
    return form?.dispatchEvent(event);
  };
  expect([submit(), submit(1300), submit(15_999), submit(16_000), submit(16_100)]).toEqual([
    true,
    false,
    false,
    true,
    false,
  ]);
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(submit()).toBe(true);
});

describe("A page that somebody changed", () => {
  const HTML = '<p>Hallo <b>Welt</b>, guten Tag</p><label>Name <input value="Erika"></label>';

  it("is as it was sent when the app takes over", () => {
    const app = open(HTML);
    const sent = app.innerHTML;
    const [input, paragraph] = [app.querySelector("input"), app.querySelector("p")];
    // A translator wraps texts, an extension inserts elements and wraps a field.
    for (const text of [...(paragraph?.childNodes ?? [])].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)) {
      const font = document.createElement("font");
      font.textContent = "Hello";
      text.replaceWith(font);
    }
    const bold = paragraph?.querySelector("b")?.firstChild;
    if (bold) bold.nodeValue = "world";
    const wrapper = document.createElement("div");
    input?.replaceWith(wrapper);
    if (input) wrapper.append(input, document.createElement("i"));
    app.append(document.createElement("aside"));

    expect(takeOver()).toBe(false);
    expect(app.innerHTML).toBe(sent);
  });

  it("keeps the very field, and its focus", () => {
    const app = open(HTML);
    const input = app.querySelector("input");
    const wrapper = document.createElement("div");
    input?.replaceWith(wrapper);
    if (input) wrapper.append(input);
    input?.focus();
    takeOver();
    expect(app.querySelector("label > input")).toBe(input);
    expect(input).toHaveFocus();
  });

  it("is told from one that nobody changed", () => {
    open(HTML);
    expect(takeOver()).toBe(true);
  });
});

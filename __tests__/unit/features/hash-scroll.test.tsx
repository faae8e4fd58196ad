import { scrollToForm } from "../../../src/features/hash-scroll/hash-scroll";

jest.mock("../../../plugins/gatsby-plugin-late-app/history-entry", () => ({ isNewEntry: () => isNew }));

let isNew = false;
const scrollTo = jest.fn();

const here = { pathname: "/contact", hash: "" };
const FORM = { pathname: "/contact", hash: "#form" };
const arrive = (hash: string) => scrollToForm({ pathname: "/contact", hash, action: "PUSH" }, here);

/** A page scrolled by 200 px with the form 1000 px below the window's edge. */
function openPage({ reducedMotion = false } = {}) {
  document.body.innerHTML = '<section id="form" tabindex="-1"><input></section>';
  jest.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue({ top: 1000 } as DOMRect);
  const matches = (query: string) => reducedMotion && query.includes("prefers-reduced-motion: reduce");
  const matchMedia = (query: string) => ({ matches: matches(query) });
  Object.assign(window, { scrollTo, scrollY: 200, matchMedia });
}

beforeEach(() => {
  jest.useFakeTimers();
  scrollTo.mockReset();
});
afterEach(() => {
  jest.runOnlyPendingTimers();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const wait = (ms: number) => jest.advanceTimersByTime(ms);

describe("A link to the contact form", () => {
  beforeEach(() => openPage());

  it("scrolls smoothly after 300 ms, to 104 px above the form, and puts the focus there.", () => {
    arrive("#form");
    wait(299);
    expect(scrollTo).not.toHaveBeenCalled();
    wait(1);
    expect(scrollTo.mock.calls).toEqual([[{ top: 1096, behavior: "smooth" }]]);
    expect(document.querySelector("#form")).toHaveFocus();
  });

  it("does so again for a second press while the page is on its way.", () => {
    arrive("#form");
    wait(300);
    Object.assign(window, { scrollY: 500 });
    (document.activeElement as HTMLElement).blur();
    arrive("#form");
    Object.assign(window, { scrollY: 900 });
    wait(300);
    expect(scrollTo).toHaveBeenCalledTimes(2);
    expect(document.querySelector("#form")).toHaveFocus();
  });

  it("does so for a hash that was added to the address, and at once where motion is not welcome.", () => {
    openPage({ reducedMotion: true });
    isNew = true;
    scrollToForm(FORM, here);
    isNew = false;
    wait(300);
    expect(scrollTo.mock.calls).toEqual([[expect.objectContaining({ behavior: "instant" })]]);
  });

  it("scrolls once, however often it is followed.", () => {
    arrive("#form");
    wait(200);
    arrive("#form");
    wait(1000);
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  const isThere = () => arrive("#form");
  const removeForm = () => document.body.replaceChildren();
  it.each<[string, before: () => void, after: () => void]>([
    ["is in a field by then", isThere, () => document.querySelector("input")?.focus()],
    ["has scrolled by then", isThere, () => Object.assign(window, { scrollY: 260 })],
    ["has left by then", isThere, () => arrive("")],
    ["finds no form", removeForm, isThere],
    ["has scrolled before the app was there", () => scrollToForm(FORM, undefined), () => undefined],
    ["comes back", () => scrollToForm(FORM, here), () => undefined],
  ])("leaves a visitor alone who %s.", (_what, before, after) => {
    before();
    after();
    wait(1000);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

describe("A hash with a message for the form", () => {
  const WITH_MESSAGE = "#form&message=Hallo";
  const openDocument = (scrollY: number) => {
    openPage();
    Object.assign(window, { scrollY });
    scrollToForm({ ...FORM, hash: WITH_MESSAGE }, undefined);
    wait(300);
  };
  afterEach(() => {
    isNew = false;
  });

  it("leads to the form from another page and from this one.", () => {
    openPage();
    arrive(WITH_MESSAGE);
    wait(300);
    expect(scrollTo.mock.calls).toEqual([[{ top: 1096, behavior: "smooth" }]]);
    expect(document.querySelector("#form")).toHaveFocus();
  });

  it("leads there in a new document, where the browser finds nothing to jump to.", () => {
    isNew = true;
    openDocument(0);
    expect(scrollTo.mock.calls).toEqual([[{ top: 896, behavior: "smooth" }]]);
  });

  it("leads nowhere if the visitor has scrolled before the app was there, or has loaded the page anew.", () => {
    isNew = true;
    openDocument(60);
    isNew = false;
    openDocument(0);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

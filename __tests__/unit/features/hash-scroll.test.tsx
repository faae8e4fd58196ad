import type { ShouldUpdateScrollArgs } from "gatsby";
import { shouldUpdateScroll } from "../../../plugins/gatsby-plugin-late-app/scroll";
import { scrollToForm } from "../../../src/features/hash-scroll/hash-scroll";

jest.mock("../../../plugins/gatsby-plugin-late-app/history-entry", () => ({ isNewEntry: () => isNew }));

let isNew = false;
const options = { plugins: [], ownHashes: ["#form"] };
const scrollTo = jest.fn();

const here = { pathname: "/contact", hash: "" };
const FORM = { pathname: "/contact", hash: "#form" };
const arrive = (hash: string) => scrollToForm({ pathname: "/contact", hash, action: "PUSH" }, here);

const whereToBegin = (hash: string, action = "PUSH", saved = 0) => {
  const args = {
    prevRouterProps: {},
    routerProps: { location: { pathname: "/contact", hash, action } },
    getSavedScrollPosition: () => [0, saved],
  } as unknown as ShouldUpdateScrollArgs;
  return shouldUpdateScroll?.(args, options);
};

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

describe("A new page", () => {
  it.each([
    ["its top without a hash", "", [0, 0]],
    ["the target of another hash", "#features", true],
    ["where it is, for the form", "#form", false],
  ])("begins at %s.", (_title, hash, place) => expect(whereToBegin(hash)).toEqual(place));

  it("begins where it was left on the way back, its hash notwithstanding.", () => {
    openPage();
    expect(whereToBegin("#form", "POP", 700)).toBe(false);
    expect(scrollTo.mock.calls).toEqual([[0, 700]]);
    expect(whereToBegin("#features", "POP", 0)).toBe(true);
  });

  it("is left to the browser on the way back to an entry from before the app.", () => {
    isNew = true;
    expect(whereToBegin("", "POP")).toBe(false);
    isNew = false;
    expect(whereToBegin("", "POP")).toEqual([0, 0]);
  });

  it("begins at its top on the way to the form.", () => {
    openPage();
    scrollToForm({ ...FORM, action: "PUSH" }, { pathname: "/", hash: "" });
    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  });
});

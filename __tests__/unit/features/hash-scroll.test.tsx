import "@testing-library/jest-dom";
import type { ShouldUpdateScrollArgs } from "gatsby";
import { shouldUpdateScroll } from "../../../plugins/gatsby-plugin-late-app/scroll";
import { scrollToForm } from "../../../src/features/hash-scroll/hash-scroll";

jest.mock("../../../plugins/gatsby-plugin-late-app/history-entry", () => ({ isNewEntry: () => isNew }));

let isNew = false;
const options = { plugins: [], ownHashes: ["#form"] };
const scrollTo = jest.fn();

const here = { pathname: "/contact", hash: "" };

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
  const matchMedia = (query: string) => ({
    matches: reducedMotion && query.includes("prefers-reduced-motion: reduce"),
  });
  Object.assign(window, { scrollTo, scrollY: 200, matchMedia });
}

beforeEach(() => {
  jest.useFakeTimers();
  scrollTo.mockReset();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe("A link to the contact form", () => {
  it("scrolls smoothly after 300 ms, to 104 px above the form, and puts the focus there.", () => {
    openPage();
    arrive("#form");
    jest.advanceTimersByTime(299);
    expect(scrollTo).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(scrollTo.mock.calls).toEqual([[{ top: 1096, behavior: "smooth" }]]);
    expect(document.querySelector("#form")).toHaveFocus();
  });

  it("does so for a hash that was added to the address.", () => {
    openPage();
    isNew = true;
    scrollToForm({ pathname: "/contact", hash: "#form" }, here);
    isNew = false;
    jest.advanceTimersByTime(300);
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  it("does so at once where motion is not welcome.", () => {
    openPage({ reducedMotion: true });
    arrive("#form");
    jest.advanceTimersByTime(300);
    expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ behavior: "instant" }));
  });

  it("scrolls once, however often it is followed.", () => {
    openPage();
    arrive("#form");
    jest.advanceTimersByTime(200);
    arrive("#form");
    jest.advanceTimersByTime(1000);
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  it.each<[string, () => void]>([
    ["is in a field", () => document.querySelector("input")?.focus()],
    ["has scrolled", () => Object.assign(window, { scrollY: 260 })],
  ])("leaves a visitor alone who %s by then.", (_what, act) => {
    openPage();
    arrive("#form");
    act();
    jest.advanceTimersByTime(1000);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it("leaves a visitor alone who has scrolled before the app was there, or who comes back.", () => {
    openPage();
    scrollToForm({ pathname: "/contact", hash: "#form" }, undefined);
    scrollToForm({ pathname: "/contact", hash: "#form" }, here);
    jest.advanceTimersByTime(1000);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it("does nothing when the visitor has left meanwhile, or when there is no form.", () => {
    openPage();
    arrive("#form");
    arrive("");
    jest.advanceTimersByTime(1000);
    document.body.innerHTML = "";
    arrive("#form");
    jest.advanceTimersByTime(1000);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

describe("A new page", () => {
  it.each([
    ["its top without a hash", "", [0, 0]],
    ["the target of another hash", "#features", true],
    ["where it is, for the form", "#form", false],
  ])("begins at %s.", (_title, hash, place) => {
    expect(whereToBegin(hash)).toEqual(place);
  });

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
    scrollToForm({ pathname: "/contact", hash: "#form", action: "PUSH" }, { pathname: "/", hash: "" });
    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  });
});

import { scrollToForm } from "../../../src/features/hash-scroll/hash-scroll";

jest.mock("gatsby-plugin-late-app/history-entry", () => ({ isNewEntry: () => isNew }));

let isNew = false;
const scrollTo = jest.fn();

const CONTACT = { pathname: "/contact", hash: "" };
const FORM = { pathname: "/contact", hash: "#form" };
const followLink = (hash: string) => scrollToForm({ pathname: "/contact", hash, action: "PUSH" }, CONTACT);

/** Opens a page scrolled by 200 px, with the form 1000 px below the top edge of the window. */
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

  it("scrolls for a hash added to the URL, without animation if motion is reduced", () => {
    openPage({ reducedMotion: true });
    isNew = true;
    scrollToForm(FORM, CONTACT);
    isNew = false;
    wait(300);
    expect(scrollTo.mock.calls).toEqual([[expect.objectContaining({ behavior: "instant" })]]);
  });

  const followFormLink = () => followLink("#form");
  const removeForm = () => document.body.replaceChildren();
  it.each<[string, before: () => void, after: () => void]>([
    ["is in a field meanwhile", followFormLink, () => document.querySelector("input")?.focus()],
    ["has scrolled meanwhile", followFormLink, () => Object.assign(window, { scrollY: 260 })],
    ["has navigated elsewhere meanwhile", followFormLink, () => followLink("")],
    ["is on a page without the form", removeForm, followFormLink],
    ["has scrolled before hydration", () => scrollToForm(FORM, undefined), () => undefined],
    ["has used Back", () => scrollToForm(FORM, CONTACT), () => undefined],
  ])("does not scroll if the visitor %s", (_title, before, after) => {
    before();
    after();
    wait(1000);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

describe("A hash with a message for the form", () => {
  const WITH_MESSAGE = "#form&message=Hallo";
  const loadPage = (scrollY: number) => {
    openPage();
    Object.assign(window, { scrollY });
    scrollToForm({ ...FORM, hash: WITH_MESSAGE }, undefined);
    wait(300);
  };
  afterEach(() => {
    isNew = false;
  });

  it("does not scroll if the visitor has scrolled before hydration or has reloaded the page", () => {
    isNew = true;
    loadPage(60);
    isNew = false;
    loadPage(0);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

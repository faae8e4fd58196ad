import fc from "fast-check";
import type * as Scroll from "../src/scroll";

let isNew = false;
jest.mock("../src/history-entry", () => ({ isNewEntry: () => isNew }));

const scrollTo = jest.fn();
const scrollIntoView = jest.fn();
const CUSTOM_HASHES = ["#form"];
const ELSEWHERE = { pathname: "/about", hash: "" };
const TOP = [[0, 0]];

type RouteLocation = { pathname?: string; hash?: string; action?: string; key?: string };

/** A location as Gatsby passes it: pushed by a link, reached by Back, or that of a loaded page. */
const pushed = (hash: string): RouteLocation => ({ hash, action: "PUSH" });
const reached = (hash: string): RouteLocation => ({ hash, action: "POP" });
const loaded = (hash: string): RouteLocation => ({ hash });

/** Loads the module in a document where the browser restores scroll positions, or does not. */
function load(scrollRestoration: ScrollRestoration = "auto"): typeof Scroll {
  Object.defineProperty(history, "scrollRestoration", { value: scrollRestoration, configurable: true });
  jest.resetModules();
  return jest.requireActual("../src/scroll");
}

const show = (location: RouteLocation, previous: typeof ELSEWHERE | null, { scrollAfterNavigation } = load()) =>
  scrollAfterNavigation({ pathname: "/article", hash: "", key: "7", ...location }, previous, CUSTOM_HASHES);

/** Saves a scroll position for the entry, as Gatsby does. */
const save = (position: number) => sessionStorage.setItem("@@scroll|/article|7", String(position));

beforeEach(() => {
  isNew = false;
  sessionStorage.clear();
  scrollTo.mockReset();
  scrollIntoView.mockReset();
  Object.assign(window, { scrollTo });
  HTMLElement.prototype.scrollIntoView = scrollIntoView;
  document.body.innerHTML = '<h2 id="größen">…</h2><section id="form"></section>';
});
afterEach(() => jest.restoreAllMocks());

const SIZES = "#gr%C3%B6%C3%9Fen";
/** Hashes to which the plugin does not scroll: of the site, and of nothing. */
const OTHERS = ["#form", "#form&message=Hallo", "#nothing"];
const ALL = ["", SIZES, ...OTHERS];
const HERE = { pathname: "/article", hash: "#other" };

it.each<
  [string, hashes: string[], typeof pushed, previous: typeof HERE | null, saved: number | undefined, number[][], number]
>([
  ["after a link, at its top", ["", ...OTHERS], pushed, ELSEWHERE, 700, TOP, 0],
  ["after a link, at the target of its hash", [SIZES], pushed, ELSEWHERE, 700, [], 1],
  ["after a link in the same page, where it is", OTHERS, pushed, HERE, undefined, [], 0],
  ["after Back, at its saved position", ALL, reached, ELSEWHERE, 700, [[0, 700]], 0],
  ["after Back, at its top if that was saved", ALL, reached, ELSEWHERE, 0, TOP, 0],
  ["after Back, at the target of its hash if nothing was saved", [SIZES], reached, ELSEWHERE, undefined, [], 1],
  ["at hydration after a reload or Back, where the browser has scrolled it", ALL, loaded, null, 700, [], 0],
])("A page stands %s: %j", (_what, hashes, location, previous, saved, scrolls, targets) => {
  for (const hash of hashes) {
    scrollTo.mockReset();
    scrollIntoView.mockReset();
    if (saved !== undefined) save(saved);
    show(location(hash), previous);
    expect({ hash, scrolls: scrollTo.mock.calls }).toEqual({ hash, scrolls });
    expect(scrollIntoView.mock.contexts).toEqual(Array(targets).fill(document.querySelector("h2")));
  }
});

it.each([
  ["on hydration of a new page", loaded, null],
  ["for an in-page anchor that the app has not followed", reached, HERE],
])("leaves it to the browser to scroll %s", (_what, location, previous) => {
  isNew = true;
  for (const hash of ["", SIZES, "#form"]) show(location(hash), previous);
  expect([scrollTo.mock.calls, scrollIntoView.mock.calls]).toEqual([[], []]);
});

it("takes the position that Gatsby holds in memory if session storage is blocked", () => {
  const scroll = load();
  jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("Access is denied for this document.", "SecurityError");
  });
  window.___GATSBY_REACT_ROUTER_SCROLL = { "@@scroll|/article|7": 700 };
  show(reached(SIZES), ELSEWHERE, scroll);
  expect(scrollTo.mock.calls).toEqual([[0, 700]]);
});

it.each(["", SIZES])("restores the saved position in a discarded tab, with the hash %j", (hash) => {
  save(700);
  show({ hash }, null, load("manual"));
  expect(scrollTo.mock.calls).toEqual([[0, 700]]);
});

it("scrolls after Back to a saved number only, whatever else is stored", () => {
  const scroll = load();
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.double().map(String)), (stored) => {
      sessionStorage.setItem("@@scroll|/article|7", stored);
      scrollTo.mockReset();
      show(reached(SIZES), ELSEWHERE, scroll);
      for (const [, top] of scrollTo.mock.calls)
        expect([Number.isFinite(top), `${top}`]).toEqual([true, `${Number(stored)}`]);
    }),
  );
  save(700);
  show(reached(""), ELSEWHERE, scroll);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
});

it("matches a known hash alone or followed by & and more", () => {
  const { matchesHash } = load();
  const matching = ["#form", "#form&", "#form&message=Hallo", "#formular", "#for", "", "#other&#form"];
  expect(matching.filter((hash) => matchesHash("#form", hash))).toEqual(["#form", "#form&", "#form&message=Hallo"]);
});

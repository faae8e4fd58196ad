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

/** A location as Gatsby passes it: pushed by a link, or reached by Back. */
const pushed = (hash: string): RouteLocation => ({ hash, action: "PUSH" });
const reached = (hash: string): RouteLocation => ({ hash, action: "POP" });

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

function expectScrolls(positions: number[][], targets = 0): void {
  expect(scrollTo.mock.calls).toEqual(positions);
  expect(scrollIntoView).toHaveBeenCalledTimes(targets);
}

describe("After a link, a page starts", () => {
  it("at its top", () => {
    show(pushed(""), ELSEWHERE);
    expectScrolls(TOP);
  });

  it("at the target of its hash, ignoring a saved position", () => {
    save(700);
    show(pushed("#gr%C3%B6%C3%9Fen"), ELSEWHERE);
    expectScrolls([], 1);
    expect(scrollIntoView.mock.contexts).toEqual([document.querySelector("h2")]);
  });

  it.each(["#form", "#form&message=Hallo", "#nothing"])(
    "at its top for %s, to which the plugin does not scroll",
    (hash) => {
      show(pushed(hash), ELSEWHERE);
      expectScrolls(TOP);
    },
  );

  it.each(["#form", "#form&message=Hallo", "#nothing"])("without scrolling for %s on the same page", (hash) => {
    show(pushed(hash), { pathname: "/article", hash: "" });
    expectScrolls([]);
  });
});

describe("After Back or Forward, a page is", () => {
  const HASHES = ["", "#gr%C3%B6%C3%9Fen", "#form", "#form&message=Hallo", "#nothing"];
  it.each(HASHES)("at its saved position, with the hash %j", (hash) => {
    save(700);
    show(reached(hash), ELSEWHERE);
    expectScrolls([[0, 700]]);
  });

  it.each(HASHES)("at its top if that was saved, with the hash %j", (hash) => {
    save(0);
    show(reached(hash), ELSEWHERE);
    expectScrolls(TOP);
  });

  it("at the target of its hash if no position was saved", () => {
    show(reached("#gr%C3%B6%C3%9Fen"), ELSEWHERE);
    expectScrolls([], 1);
  });

  it("at the position that Gatsby holds in memory if session storage is blocked", () => {
    const scroll = load();
    jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    });
    window.___GATSBY_REACT_ROUTER_SCROLL = { "@@scroll|/article|7": 700 };
    show(reached("#gr%C3%B6%C3%9Fen"), ELSEWHERE, scroll);
    expectScrolls([[0, 700]]);
  });
});

describe("Does not scroll after the browser has scrolled:", () => {
  const HASHES = ["", "#gr%C3%B6%C3%9Fen", "#form"];
  it.each(HASHES)("on hydration of a new page, with the hash %j", (hash) => {
    isNew = true;
    show({ hash }, null);
    expectScrolls([]);
  });

  it.each(HASHES)("on hydration after a reload or Back, with the hash %j", (hash) => {
    save(700);
    show({ hash }, null);
    expectScrolls([]);
  });

  it.each(HASHES)("for an in-page anchor that the app has not followed, with the hash %j", (hash) => {
    isNew = true;
    show(reached(hash), { pathname: "/article", hash: "#other" });
    expectScrolls([]);
  });
});

it.each(["", "#gr%C3%B6%C3%9Fen"])("restores the saved position in a discarded tab, with the hash %j", (hash) => {
  save(700);
  show({ hash }, null, load("manual"));
  expectScrolls([[0, 700]]);
});

it("scrolls after Back to a saved number only, whatever else is stored", () => {
  const scroll = load();
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.double().map(String)), (stored) => {
      sessionStorage.setItem("@@scroll|/article|7", stored);
      scrollTo.mockReset();
      show(reached("#gr%C3%B6%C3%9Fen"), ELSEWHERE, scroll);
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

import type * as Scroll from "../../../../plugins/gatsby-plugin-late-app/scroll";

let isNew = false;
jest.mock("../../../../plugins/gatsby-plugin-late-app/history-entry", () => ({ isNewEntry: () => isNew }));

const scrollTo = jest.fn();
const scrollIntoView = jest.fn();
const OWN_HASHES = ["#form"];
const ELSEWHERE = { pathname: "/about", hash: "" };
const TOP = [[0, 0]];

type Place = { pathname?: string; hash?: string; action?: string; key?: string };

/** What Gatsby tells of an address of the article; the entry is pushed by a link, or reached by Back. */
const pushed = (hash: string): Place => ({ hash, action: "PUSH" });
const reached = (hash: string): Place => ({ hash, action: "POP" });

/** The app's scroll handling in a document where the browser restores positions, or does not. */
function load(scrollRestoration: ScrollRestoration = "auto"): typeof Scroll {
  Object.defineProperty(history, "scrollRestoration", { value: scrollRestoration, configurable: true });
  jest.resetModules();
  return jest.requireActual("../../../../plugins/gatsby-plugin-late-app/scroll");
}

const show = (place: Place, before: typeof ELSEWHERE | null, { scrollToPlace } = load()) =>
  scrollToPlace({ pathname: "/article", hash: "", key: "7", ...place }, before, OWN_HASHES);

/** Gatsby has saved where the entry was scrolled to. */
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

function expectPlace(scrolled: number[][], targets = 0): void {
  expect(scrollTo.mock.calls).toEqual(scrolled);
  expect(scrollIntoView).toHaveBeenCalledTimes(targets);
}

describe("A page that a link leads to starts", () => {
  it("at its top", () => {
    show(pushed(""), ELSEWHERE);
    expectPlace(TOP);
  });

  it("at the target of its hash, whatever was saved", () => {
    save(700);
    show(pushed("#gr%C3%B6%C3%9Fen"), ELSEWHERE);
    expectPlace([], 1);
    expect(scrollIntoView.mock.contexts).toEqual([document.querySelector("h2")]);
  });

  it.each(["#form", "#form&message=Hallo", "#nothing"])(
    "at its top for %s, to which Gatsby does not scroll",
    (hash) => {
      show(pushed(hash), ELSEWHERE);
      expectPlace(TOP);
    },
  );

  it.each(["#form", "#form&message=Hallo", "#nothing"])("nowhere else for %s in the same page", (hash) => {
    show(pushed(hash), { pathname: "/article", hash: "" });
    expectPlace([]);
  });
});

describe("On the way back, a page is", () => {
  const HASHES = ["", "#gr%C3%B6%C3%9Fen", "#form", "#form&message=Hallo", "#nothing"];
  it.each(HASHES)("where it was left, with the hash %j", (hash) => {
    save(700);
    show(reached(hash), ELSEWHERE);
    expectPlace([[0, 700]]);
  });

  it.each(HASHES)("at its very top if it was left there, with the hash %j", (hash) => {
    save(0);
    show(reached(hash), ELSEWHERE);
    expectPlace(TOP);
  });

  it("at its hash's target if nobody knows where it was left", () => {
    show(reached("#gr%C3%B6%C3%9Fen"), ELSEWHERE);
    expectPlace([], 1);
  });

  it("where it was left if Gatsby may not use the browser's storage", () => {
    const scroll = load();
    jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    });
    window.___GATSBY_REACT_ROUTER_SCROLL = { "@@scroll|/article|7": 700 };
    show(reached("#gr%C3%B6%C3%9Fen"), ELSEWHERE, scroll);
    expectPlace([[0, 700]]);
  });
});

describe("Where the browser itself has scrolled, the visitor stays,", () => {
  const HASHES = ["", "#gr%C3%B6%C3%9Fen", "#form"];
  it.each(HASHES)("when the app takes over a new document, with the hash %j", (hash) => {
    isNew = true;
    show({ hash }, null);
    expectPlace([]);
  });

  it.each(HASHES)("when the app takes over a document that was loaded anew or reached by Back, with %j", (hash) => {
    save(700);
    show({ hash }, null);
    expectPlace([]);
  });

  it.each(HASHES)("when an entry appears that the app has not made, with the hash %j", (hash) => {
    isNew = true;
    show(reached(hash), { pathname: "/article", hash: "#other" });
    expectPlace([]);
  });
});

it.each(["", "#gr%C3%B6%C3%9Fen"])("A tab that the browser had ended comes back where it was left, with %j", (hash) => {
  save(700);
  show({ hash }, null, load("manual"));
  expectPlace([[0, 700]]);
});

it("A hash is the known one alone or with more behind it.", () => {
  const { matchesHash } = load();
  const matching = ["#form", "#form&", "#form&message=Hallo", "#formular", "#for", "", "#other&#form"];
  expect(matching.filter((hash) => matchesHash("#form", hash))).toEqual(["#form", "#form&", "#form&message=Hallo"]);
});

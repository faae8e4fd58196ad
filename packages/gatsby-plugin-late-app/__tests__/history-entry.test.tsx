import fc from "fast-check";

type Entry = typeof import("../src/history-entry");

/** Loads the module at this URL, in the document of this page. */
function open(url: string, pagePath = "/404.html", state: unknown = { key: "kept" }): Entry {
  Object.assign(window, { pagePath });
  history.replaceState(state, "", location.origin + url);
  jest.resetModules();
  return jest.requireActual("../src/history-entry");
}

const goBack = () => window.dispatchEvent(new PopStateEvent("popstate"));
const currentUrl = () => location.href.slice(location.origin.length);

it("gives each history entry one key, and distinguishes new entries from those reached by Back", () => {
  const { isNewEntry } = open("/contact", "/404.html", null);
  expect(history.state).toEqual({ key: expect.stringMatching(/^\d+$/) });
  const { state } = history;
  history.pushState(null, "", "/contact#form");
  goBack();
  expect(isNewEntry()).toBe(true);
  history.replaceState(state, "", "/contact");
  goBack();
  expect(isNewEntry()).toBe(false);
  expect(history.state).toEqual(state);
});

describe("A URL", () => {
  it.each<[url: string, becomes: string, pagePath: string]>([
    // Of a page that the host has found at another spelling.
    ["/blog%2Fcac#a", "/blog/cac#a", "/blog/cac"],
    ["/contact/?a=b", "/contact?a=b", "/contact"],
    ["/About/", "/about", "/about"],
    ["/about/index.html", "/about/", "/about/"],
    ["/about.html", "/about", "/about"],
  ])("%s becomes %s", (url, becomes, pagePath) => {
    open(url, pagePath);
    expect([currentUrl(), history.state]).toEqual([becomes, { key: "kept" }]);
  });

  const path = fc
    .array(fc.constantFrom(" ", ..."/ // a : * % # ? %23form %3Fx=1 %2F %5C %00 %E4 %C3%A4 %20 contact".split(" ")))
    .map((parts) => new URL(`${location.origin}/${parts.join("")}`).href.slice(location.origin.length));

  it.each(["/404.html", "/app/"])("stays as typed, and the app shows what the host has sent for it: %s", (pagePath) => {
    fc.assert(
      fc.property(path, (url) => {
        const asked = jest.fn();
        Object.assign(window, { ___loader: { loadPage: async (path: string) => asked(path), loadPageSync: asked } });
        open(url, pagePath, null).showServedPage();
        asked.mockClear();
        // Gatsby asks with the address, its router with one that it has decoded and encoded again.
        const { pathname, search, hash } = location;
        window.___loader?.loadPage(pathname + search);
        window.___loader?.loadPageSync(encodeURI(decodeURI(pathname)) + search);
        expect(currentUrl()).toBe(url);
        expect(asked.mock.calls).toEqual([[pagePath], [pagePath]]);
        expect(() => decodeURI(hash)).not.toThrow();
      }),
    );
  });

  it("keeps the site's prefix", () => {
    Object.assign(globalThis, { __BASE_PATH__: "/docs" });
    open("/docs/about/", "/about");
    expect(currentUrl()).toBe("/docs/about");
    Object.assign(globalThis, { __BASE_PATH__: "" });
  });
});

type Entry = typeof import("../src/history-entry");

/** Loads the module at this URL, in the document of this page. */
function open(url: string, pagePath = "/404.html", state: unknown = { key: "kept" }): Entry {
  Object.assign(window, { pagePath });
  history.replaceState(state, "", url);
  jest.resetModules();
  return jest.requireActual("../src/history-entry");
}

const goBack = () => window.dispatchEvent(new PopStateEvent("popstate"));
const currentUrl = () => location.pathname + location.search + location.hash;

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
  it.each<[url: string, becomes: string, pagePath?: string]>([
    // That Gatsby cannot read.
    ["/#50%", "/#50%25"],
    ["/contact#%E4", "/contact#%25E4"],
    ["/%E4", "/_E4"],
    ["/a%2Fb", "/a_2Fb"],
    ["/contact%23form", "/contact_23form"],
    ["/%00", "/_"],
    ["/:uri/*", "/_uri/_"],
    ["/%63ontact", "/contact"],
    ["/blog//cac?a=%", "/blog/cac?a=%"],
    ["/%09/other.example", "/_/other.example"],
    // That could be taken for another host.
    ["/%5Cother.example", "/%5Cother.example"],
    ["/%2F/other.example", "/_2F/other.example"],
    ["/a/..//other.example", "/other.example"],
    // Of a page that the host has found at another spelling.
    ["/blog%2Fcac#a", "/blog/cac#a", "/blog/cac"],
    ["/contact/?a=b", "/contact?a=b", "/contact"],
    ["/About/", "/about", "/about"],
    ["/about/index.html", "/about/", "/about/"],
    ["/about.html", "/about", "/about"],
  ])("%s becomes %s", (url, becomes, pagePath = "/404.html") => {
    open(url, pagePath);
    expect([location.hostname, currentUrl(), history.state]).toEqual(["localhost", becomes, { key: "kept" }]);
  });

  it.each<[url: string, pagePath?: string]>([
    ["/"],
    ["/", "/"],
    ["/contact?x=%E4#form"],
    ["/blog/cac#was-dazugeh%C3%B6rt"],
    ["/b%C3%BCro"],
    // Of a page that stands for many.
    ["/app/profile", "/app/"],
    ["/app/a%2Fb", "/app/"],
    ["/app/:id", "/app/"],
  ])("stays if it can be read: %s", (url, pagePath = "/404.html") => {
    open(url, pagePath);
    expect(currentUrl()).toBe(url);
  });

  it("keeps the site's prefix", () => {
    Object.assign(globalThis, { __BASE_PATH__: "/docs" });
    open("/docs/about/", "/about");
    expect(currentUrl()).toBe("/docs/about");
    Object.assign(globalThis, { __BASE_PATH__: "" });
  });

  it("is also sanitized when it changes later", () => {
    open("/");
    history.pushState(null, "", "/#%E4");
    goBack();
    expect(location.hash).toBe("#%25E4");
  });
});

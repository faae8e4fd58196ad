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
  it.each([
    ["/#50%", "/#50%25"],
    ["/contact#%", "/contact#%25"],
    ["/contact#%E4", "/contact#%25E4"],
    ["/%E4", "/_E4"],
    ["/a%2Fb", "/a_2Fb"],
    ["/contact%23form", "/contact_23form"],
    ["/%00", "/_"],
    ["/:uri/*", "/_uri/_"],
    ["/%63ontact", "/contact"],
    ["/blog//cac?a=%", "/blog/cac?a=%"],
    ["/%09/other.example", "/_/other.example"],
  ])("that Gatsby cannot read is sanitized: %s", (url, sanitized) => {
    open(url);
    expect(currentUrl()).toBe(sanitized);
    expect(history.state).toEqual({ key: "kept" });
  });

  it.each(["/%5Cother.example", "/%2F/other.example", "/a/..//other.example"])("stays on this host: %s", (url) => {
    open(url);
    expect(location.hostname).toBe("localhost");
    expect(location.pathname).not.toMatch(/^\/[/\\]/);
  });

  const VALID = ["/", "/contact?x=%E4#form", "/blog/cac#was-dazugeh%C3%B6rt", "/b%C3%BCro"];
  it.each(VALID)("is unchanged if valid: %s", (url) => {
    open(url);
    expect(currentUrl()).toBe(url);
  });

  it.each([
    ["/blog%2Fcac#a", "/blog/cac", "/blog/cac#a"],
    ["/contact/?a=b", "/contact", "/contact?a=b"],
  ])("is replaced by the page's own path if the host has found the page: %s", (url, pagePath, sanitized) => {
    open(url, pagePath);
    expect(currentUrl()).toBe(sanitized);
  });

  it.each([
    ["/About/", "/about"],
    ["/about/index.html", "/about/"],
    ["/about.html", "/about"],
    ["/", "/"],
  ])("is replaced if it only spells the page's path: %s", (url, pagePath) => {
    open(url, pagePath);
    expect(currentUrl()).toBe(pagePath);
  });

  it.each(["/app/profile", "/app/a%2Fb", "/app/:id"])("of a page that stands for many stays: %s", (url) => {
    open(url, "/app/");
    expect(currentUrl()).toBe(url);
  });

  it("keeps the site's prefix", () => {
    Object.assign(globalThis, { __BASE_PATH__: "/docs" });
    open("/docs/about/", "/about");
    expect(currentUrl()).toBe("/docs/about");
    Object.assign(globalThis, { __BASE_PATH__: "" });
  });

  it("stays as it is if that part is switched off", () => {
    Object.assign(__LATE_APP__, { urls: false });
    open("/a%2Fb#50%");
    expect(currentUrl()).toBe("/a%2Fb#50%");
    Object.assign(__LATE_APP__, { urls: true });
  });

  it("is also sanitized when it changes later", () => {
    open("/");
    history.pushState(null, "", "/#%E4");
    goBack();
    expect(location.hash).toBe("#%25E4");
  });
});

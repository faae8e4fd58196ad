type Entry = typeof import("../../../../plugins/gatsby-plugin-late-app/history-entry");

/** The app starts at this address, in the document of this page. */
function open(address: string, pagePath = "/404.html", state: unknown = { key: "kept" }): Entry {
  Object.assign(window, { pagePath });
  history.replaceState(state, "", address);
  jest.resetModules();
  return jest.requireActual("../../../../plugins/gatsby-plugin-late-app/history-entry");
}

const comeBack = () => window.dispatchEvent(new PopStateEvent("popstate"));
const addressShown = () => location.pathname + location.search + location.hash;

it("gives an entry a key once, and tells new ones from those that the visitor comes back to", () => {
  const { isNewEntry } = open("/contact", "/404.html", null);
  expect(history.state).toEqual({ key: expect.stringMatching(/^\d+$/) });
  const { state } = history;
  history.pushState(null, "", "/contact#form");
  comeBack();
  expect(isNewEntry()).toBe(true);
  history.replaceState(state, "", "/contact");
  comeBack();
  expect(isNewEntry()).toBe(false);
  expect(history.state).toEqual(state);
});

describe("An address", () => {
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
  ])("that Gatsby stumbles over is mended: %s", (address, mended) => {
    open(address);
    expect(addressShown()).toBe(mended);
    expect(history.state).toEqual({ key: "kept" });
  });

  it.each(["/%5Cother.example", "/%2F/other.example", "/a/..//other.example"])("stays on this host: %s", (address) => {
    open(address);
    expect(location.hostname).toBe("localhost");
    expect(location.pathname).not.toMatch(/^\/[/\\]/);
  });

  const SOUND = ["/", "/contact?x=%E4#form", "/blog/cac#was-dazugeh%C3%B6rt", "/b%C3%BCro"];
  it.each(SOUND)("is left alone: %s", (address) => {
    open(address);
    expect(addressShown()).toBe(address);
  });

  it.each([
    ["/blog%2Fcac#a", "/blog/cac", "/blog/cac#a"],
    ["/contact/?a=b", "/contact", "/contact?a=b"],
  ])("of a page that the host has found is the page's own: %s", (address, pagePath, mended) => {
    open(address, pagePath);
    expect(addressShown()).toBe(mended);
  });

  it("is mended too when it changes later.", () => {
    open("/");
    history.pushState(null, "", "/#%E4");
    comeBack();
    expect(location.hash).toBe("#%25E4");
  });
});

import { OFFLINE_EVENT, PAGE_AWAITED_EVENT } from "../../../../plugins/gatsby-plugin-late-app/events";

const navigate = jest.fn();
jest.mock("gatsby", () => ({ navigate: (...args: unknown[]) => navigate(...args) }));

import { follow, onHistoryChange, onReturn } from "../../../../plugins/gatsby-plugin-late-app/follow-link";

const heard: string[] = [];
for (const name of [OFFLINE_EVENT, PAGE_AWAITED_EVENT]) window.addEventListener(name, () => heard.push(name));

const page = (path: string, webpackCompilationHash = "today") => ({ page: { path, webpackCompilationHash } });
const goBack = () => onHistoryChange(new PopStateEvent("popstate"));
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** Answers to the loader's requests, by path, when the test gives them. */
const answers = new Map<string, (resources: unknown) => void>();
const ask = jest.fn((path: string) => new Promise((resolve) => answers.set(path, resolve)));
const fetchMock = jest.fn();

async function answer(path: string, resources: unknown): Promise<void> {
  answers.get(path)?.(resources);
  await wait(0);
}

beforeEach(() => {
  jest.useFakeTimers();
  // A document that was left is the browser's own affair: jsdom has none to load.
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  onReturn();
  heard.length = 0;
  navigate.mockReset();
  fetchMock.mockReset().mockResolvedValue({});
  history.replaceState(null, "", "/blog");
  const loader = { loadPage: ask, loadPageSync: () => undefined };
  Object.assign(window, { fetch: fetchMock, ___webpackCompilationHash: "today", ___loader: loader });
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(true);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it.each([
  ["/blog", "/contact#form", false],
  // No second entry of the address that is shown already.
  ["/contact#form", "/contact#form", true],
  ["/contact#form", "/contact", false],
  ["/contact#form", "/contact#other", false],
])("shows, from %s, a page that the app could get at %s, replacing the entry: %p", async (from, to, replace) => {
  history.replaceState(null, "", from);
  follow(to);
  await answer("/contact", page("/contact"));
  expect(navigate.mock.calls).toEqual([[to, { replace }]]);
  expect(heard).toEqual([]);
});

it.each([
  ["its build is gone from the server", page("/contact", "yesterday")],
  ["its data is missing", page("/404.html")],
  ["its script is missing", { status: "error" }],
  ["there is nothing", null],
  ["fetching it fails", Promise.reject(new Error("network"))],
])("leaves for the document when %s", async (_what, resources) => {
  follow("#inhalt");
  await answer("/blog", resources);
  expect(navigate).not.toHaveBeenCalled();
  expect(heard).toEqual([PAGE_AWAITED_EVENT]);
});

it("says after 300 ms that a page is on its way, and leaves for the document after 3 s", async () => {
  follow("#inhalt");
  await wait(299);
  expect(heard).toEqual([]);
  await wait(1);
  expect(heard).toEqual([PAGE_AWAITED_EVENT]);
  await wait(2699);
  expect(heard).toHaveLength(1);
  await wait(1);
  expect(heard).toHaveLength(2);
  await answer("/blog", page("/blog"));
  expect(navigate).not.toHaveBeenCalled();
});

it.each([
  ["there is no connection", () => jest.spyOn(navigator, "onLine", "get").mockReturnValue(false)],
  ["the server cannot be reached", () => fetchMock.mockRejectedValue(new TypeError("Failed to fetch"))],
])("stays and says so when %s", async (_what, unplug) => {
  unplug();
  follow("/contact");
  await answer("/contact", null);
  expect(navigate).not.toHaveBeenCalled();
  expect(heard).toEqual([OFFLINE_EVENT]);
});

it("shows the later of two pages, whichever comes first", async () => {
  follow("/about");
  follow("/contact");
  await answer("/contact", page("/contact"));
  await answer("/about", page("/about"));
  expect(navigate.mock.calls).toEqual([["/contact", { replace: false }]]);
});

it("shows none after the visitor went back", async () => {
  follow("/about");
  Object.assign(window.___loader ?? {}, { loadPageSync: () => page("/blog") });
  goBack();
  await answer("/about", page("/about"));
  expect(navigate).not.toHaveBeenCalled();
});

it("gives Back to a page that is not there yet on when it is, and not when the visitor is elsewhere", async () => {
  const given: unknown[] = [];
  const listen = (event: PopStateEvent) => given.push(event.state);
  window.addEventListener("popstate", listen);
  history.replaceState({ key: "1" }, "", "/blog");
  goBack();
  await answer("/blog", page("/blog"));
  expect(given).toEqual([{ key: "1" }]);
  goBack();
  follow("/about");
  await answer("/blog", page("/blog"));
  expect(given).toHaveLength(1);
  window.removeEventListener("popstate", listen);
});

import { NAVIGATION_PENDING_EVENT, OFFLINE_EVENT } from "../src/events";

const navigate = jest.fn();
jest.mock("gatsby", () => ({ navigate: (...args: unknown[]) => navigate(...args) }));

import { navigateTo, onBfcacheRestore, onHistoryChange } from "../src/navigation";

const events: string[] = [];
for (const name of [OFFLINE_EVENT, NAVIGATION_PENDING_EVENT]) window.addEventListener(name, () => events.push(name));

const page = (path: string, webpackCompilationHash = "today") => ({ page: { path, webpackCompilationHash } });
const goBack = () => onHistoryChange(new PopStateEvent("popstate"));
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** Pending requests of the loader, by path; the test resolves them. */
const pending = new Map<string, (resources: unknown) => void>();
const loadPage = jest.fn((path: string) => new Promise((resolve) => pending.set(path, resolve)));
const fetchMock = jest.fn();

async function respond(path: string, resources: unknown): Promise<void> {
  pending.get(path)?.(resources);
  await wait(0);
}

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom reports an error on every full page load.
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  onBfcacheRestore();
  events.length = 0;
  navigate.mockReset();
  fetchMock.mockReset().mockResolvedValue({});
  history.replaceState(null, "", "/blog");
  const loader = { loadPage, loadPageSync: () => undefined };
  Object.assign(window, { fetch: fetchMock, ___webpackCompilationHash: "today", ___loader: loader });
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(true);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it.each([
  ["/blog", "/contact#form", false],
  // The current URL gets no second history entry.
  ["/contact#form", "/contact#form", true],
  ["/contact#form", "/contact", false],
  ["/contact#form", "/contact#other", false],
])("navigates from %s to %s inside the app, with replace: %p", async (from, to, replace) => {
  history.replaceState(null, "", from);
  navigateTo(to);
  await respond("/contact", page("/contact"));
  expect(navigate.mock.calls).toEqual([[to, { replace }]]);
  expect(events).toEqual([]);
});

it.each([
  ["its build is gone from the server", page("/contact", "yesterday")],
  ["its data is missing", page("/404.html")],
  ["its script is missing", { ...page("/blog"), status: "error" }],
  ["the loader returns nothing", null],
  ["fetching it fails", Promise.reject(new Error("network"))],
])("starts a full page load when %s", async (_title, resources) => {
  navigateTo("#inhalt");
  await respond("/blog", resources);
  expect(navigate).not.toHaveBeenCalled();
  expect(events).toEqual([NAVIGATION_PENDING_EVENT]);
});

it("reports a pending navigation after 300 ms and starts a full page load after 3 s", async () => {
  navigateTo("#inhalt");
  await wait(299);
  expect(events).toEqual([]);
  await wait(1);
  expect(events).toEqual([NAVIGATION_PENDING_EVENT]);
  await wait(2699);
  expect(events).toHaveLength(1);
  await wait(1);
  expect(events).toHaveLength(2);
  await respond("/blog", page("/blog"));
  expect(navigate).not.toHaveBeenCalled();
});

it.each([
  ["there is no connection", () => jest.spyOn(navigator, "onLine", "get").mockReturnValue(false)],
  ["the server cannot be reached", () => fetchMock.mockRejectedValue(new TypeError("Failed to fetch"))],
])("stays on the page and reports it when %s", async (_title, disconnect) => {
  disconnect();
  navigateTo("/contact");
  await respond("/contact", null);
  expect(navigate).not.toHaveBeenCalled();
  expect(events).toEqual([OFFLINE_EVENT]);
});

it("shows the later of two pages, whichever arrives first, and none after Back", async () => {
  navigateTo("/about");
  navigateTo("/contact");
  await respond("/contact", page("/contact"));
  await respond("/about", page("/about"));
  expect(navigate.mock.calls).toEqual([["/contact", { replace: false }]]);
  navigateTo("/about");
  Object.assign(window.___loader ?? {}, { loadPageSync: () => page("/blog") });
  goBack();
  await respond("/about", page("/about"));
  expect(navigate).toHaveBeenCalledTimes(1);
});

it("passes Back on to Gatsby once the page has arrived, unless the visitor has navigated elsewhere", async () => {
  const passedOn: unknown[] = [];
  const listen = (event: PopStateEvent) => passedOn.push(event.state);
  window.addEventListener("popstate", listen);
  history.replaceState({ key: "1" }, "", "/blog");
  goBack();
  await respond("/blog", page("/blog"));
  expect(passedOn).toEqual([{ key: "1" }]);
  goBack();
  navigateTo("/about");
  await respond("/blog", page("/blog"));
  expect(passedOn).toHaveLength(1);
  window.removeEventListener("popstate", listen);
});

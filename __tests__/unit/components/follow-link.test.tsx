import { LEAVE_EVENT, OFFLINE_EVENT } from "../../../src/config/navigation-events";

const navigate = jest.fn();
jest.mock("gatsby", () => ({ navigate: (...args: unknown[]) => navigate(...args) }));

import { follow } from "../../../src/components/follow-link";

const heard: string[] = [];
for (const name of [LEAVE_EVENT, OFFLINE_EVENT]) window.addEventListener(name, () => heard.push(name));

const page = (path: string, webpackCompilationHash = "today") => ({ page: { path, webpackCompilationHash } });

function answer(resources: unknown, { online = true } = {}) {
  heard.length = 0;
  navigate.mockReset();
  Object.assign(window, {
    ___webpackCompilationHash: "today",
    ___loader: {
      loadPage: () => (resources instanceof Error ? Promise.reject(resources) : Promise.resolve(resources)),
    },
    matchMedia: () => ({ matches: true }),
  });
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(online);
  jest.spyOn(console, "error").mockImplementation(() => undefined);
}

it("shows a page that the app could get", async () => {
  answer(page("/contact"));
  await follow("/contact#form");
  expect(navigate.mock.calls).toEqual([["/contact#form", { replace: false }]]);
  expect(heard).toEqual([]);
});

it.each([
  ["its build is gone from the server", page("/contact", "yesterday")],
  ["its data is missing", page("/404.html")],
  ["its script is missing", { status: "error" }],
  ["there is nothing", null],
  ["fetching it fails", new Error("network")],
])("leaves for the document when %s", async (_what, resources) => {
  answer(resources);
  await follow("#inhalt");
  expect(navigate).not.toHaveBeenCalled();
  expect(heard).toEqual([LEAVE_EVENT]);
});

it("stays and says so when there is no connection", async () => {
  answer(new Error("network"), { online: false });
  await follow("/contact");
  expect(navigate).not.toHaveBeenCalled();
  expect(heard).toEqual([OFFLINE_EVENT]);
});

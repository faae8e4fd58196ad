import { type AppFiles, loadApp } from "../../../../plugins/gatsby-plugin-late-app/load-app";

const FILES: AppFiles = {
  compilationHash: "abc123",
  stylesheet: "/styles.css",
  scripts: ["/runtime.js", "/framework.js"],
  app: "/app-1.js",
  idleTimeout: 1000,
};

let idle: (() => void)[];
let idleOptions: IdleRequestOptions | undefined;

beforeEach(() => {
  idle = [];
  document.head.innerHTML = "";
  idleOptions = undefined;
  Object.assign(window, {
    requestIdleCallback: (run: () => void, options?: IdleRequestOptions) => {
      idleOptions = options;
      idle.push(run);
    },
  });
  loadApp(FILES);
});

const fetched = () =>
  [...document.head.querySelectorAll("script, link[rel=stylesheet]")].map(
    (element) => element.getAttribute("src") ?? element.getAttribute("href"),
  );
const startedFiles = ["/styles.css", "/runtime.js", "/framework.js"];
const stylesheet = () => document.head.querySelector<HTMLLinkElement>("link[rel=stylesheet]");
/** Ends the listening of this round, so that the next begins anew. */
afterEach(() => window.dispatchEvent(new Event("keydown")));

it("fetches nothing while the page loads, nor right after it", () => {
  expect(fetched()).toEqual([]);
  window.dispatchEvent(new Event("load"));
  expect(fetched()).toEqual([]);
});

it("fetches the app when the loaded page is idle", () => {
  window.dispatchEvent(new Event("load"));
  for (const run of idle) run();
  expect(fetched()).toEqual(startedFiles);
});

it("waits no longer than the timeout for the page to be idle", () => {
  window.dispatchEvent(new Event("load"));
  expect(idleOptions).toEqual({ timeout: FILES.idleTimeout });
});

it("takes no pointer that only rests there for the visitor's intent", () => {
  window.dispatchEvent(Object.assign(new Event("pointermove"), { movementX: 0, movementY: 0 }));
  expect(fetched()).toEqual([]);
});

it.each([
  ["pointermove", 1],
  ["pointerdown", 0],
])("takes a %s by %i px for the visitor's intent", (intent, movementX) => {
  window.dispatchEvent(Object.assign(new Event(intent), { movementX, movementY: 0 }));
  expect(fetched()).toEqual(startedFiles);
});

it.each(["pointermove", "pointerdown", "touchstart", "keydown", "focusin"])("fetches the app once at %s", (intent) => {
  window.dispatchEvent(new Event(intent));
  window.dispatchEvent(new Event(intent));
  window.dispatchEvent(new Event("load"));
  for (const run of idle) run();
  expect(fetched()).toEqual(startedFiles);
});

it.each(["load", "error"])("starts the app at the stylesheet's %s", (event) => {
  window.dispatchEvent(new Event("keydown"));
  expect(fetched()).not.toContain("/app-1.js");
  stylesheet()?.dispatchEvent(new Event(event));
  expect(fetched()).toEqual([...startedFiles, "/app-1.js"]);
});

it("tells Gatsby's scripts the build", () => {
  expect(window).toMatchObject({ ___webpackCompilationHash: "abc123" });
});

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
  idleOptions = undefined;
  document.head.innerHTML = "";
  const requestIdleCallback = (run: () => void, options?: IdleRequestOptions) => {
    idleOptions = options;
    idle.push(run);
  };
  Object.assign(window, { requestIdleCallback });
  loadApp(FILES);
});
/** Ends the listening of this round, so that the next begins anew. */
afterEach(() => window.dispatchEvent(new Event("keydown")));

const stylesheet = () => document.head.querySelector("link[rel=stylesheet]");
const fetched = () =>
  [...document.head.querySelectorAll("script, link[rel=stylesheet]")].map(
    (element) => element.getAttribute("src") ?? element.getAttribute("href"),
  );
const startedFiles = ["/styles.css", "/runtime.js", "/framework.js"];

it("fetches nothing while the page loads, nor right after it, but when it is idle, or after the timeout", () => {
  expect(fetched()).toEqual([]);
  window.dispatchEvent(new Event("load"));
  expect(fetched()).toEqual([]);
  expect(idleOptions).toEqual({ timeout: FILES.idleTimeout });
  for (const run of idle) run();
  expect(fetched()).toEqual(startedFiles);
});

it.each([
  ["pointermove", 0, []],
  ["pointermove", 1, startedFiles],
  ["pointerdown", 0, startedFiles],
])("takes a %s by %i px for the visitor's intent and fetches %j", (intent, movementX, files) => {
  window.dispatchEvent(Object.assign(new Event(intent), { movementX, movementY: 0 }));
  expect(fetched()).toEqual(files);
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

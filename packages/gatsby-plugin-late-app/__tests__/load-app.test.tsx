import { type AppFiles, loadApp } from "../src/load-app";

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
/** Removes the listeners of this test. */
afterEach(() => window.dispatchEvent(new Event("keydown")));

const stylesheet = () => document.head.querySelector("link[rel=stylesheet]");
const fetched = () =>
  [...document.head.querySelectorAll("script, link[rel=stylesheet]")].map(
    (element) => element.getAttribute("src") ?? element.getAttribute("href"),
  );
const startedFiles = ["/styles.css", "/runtime.js", "/framework.js"];

it("fetches nothing until the loaded page is idle or the timeout has passed", () => {
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
])("on a %s by %i px, fetches %j", (interaction, movementX, files) => {
  window.dispatchEvent(Object.assign(new Event(interaction), { movementX, movementY: 0 }));
  expect(fetched()).toEqual(files);
});

it.each(["pointermove", "pointerdown", "touchstart", "keydown", "focusin"])(
  "fetches the app once on %s",
  (interaction) => {
    window.dispatchEvent(new Event(interaction));
    window.dispatchEvent(new Event(interaction));
    window.dispatchEvent(new Event("load"));
    for (const run of idle) run();
    expect(fetched()).toEqual(startedFiles);
  },
);

it.each(["load", "error"])("starts the app after the stylesheet's %s event", (event) => {
  window.dispatchEvent(new Event("keydown"));
  expect(fetched()).not.toContain("/app-1.js");
  stylesheet()?.dispatchEvent(new Event(event));
  expect(fetched()).toEqual([...startedFiles, "/app-1.js"]);
});

it("sets the compilation hash for Gatsby's scripts", () => {
  expect(window).toMatchObject({ ___webpackCompilationHash: "abc123" });
});

it("starts the app at once if the page has all its styles", () => {
  window.dispatchEvent(new Event("keydown"));
  document.head.innerHTML = "";
  loadApp({ ...FILES, stylesheet: undefined });
  window.dispatchEvent(new Event("keydown"));
  expect(fetched()).toEqual(["/app-1.js", "/runtime.js", "/framework.js"]);
});

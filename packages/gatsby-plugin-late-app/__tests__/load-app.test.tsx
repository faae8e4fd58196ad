import { comparablePath } from "../src/comparable-path";
import { type AppFiles, loadApp } from "../src/load-app";

const FILES: AppFiles = {
  basePath: "",
  compilationHash: "abc123",
  stylesheet: "/styles.css",
  scripts: ["/runtime.js", "/framework.js"],
  app: "/app-1.js",
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
  openAt("http://localhost/");
});
/** Lets this test's loader start, which does so only once. */
afterEach(() => window.dispatchEvent(new Event("keydown")));

/** Runs the loader as the page's own text, at an address that jsdom cannot have, and touches the page. */
function openAt(href: string, attributes = 'data-page="/"', files: Partial<AppFiles> = {}): void {
  document.body.innerHTML = `<script type="text/plain" ${attributes}></script>`;
  Object.defineProperty(document, "currentScript", { value: document.body.firstChild, configurable: true });
  new Function("location", `return ${loadApp}`)(new URL(href))({ ...FILES, ...files }, comparablePath);
}

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
  expect(idleOptions).toEqual({ timeout: 1000 });
  for (const run of idle) run();
  expect(fetched()).toEqual(startedFiles);
});

it.each([
  ["pointermove", 0, []],
  ["pointermove", 1, startedFiles],
  ...["pointerdown", "touchstart", "keydown", "focusin"].map((each) => [each, 0, startedFiles] as const),
] as const)("on a %s by %i px, fetches %j, and once", (interaction, movementX, files) => {
  for (const _time of [1, 2]) window.dispatchEvent(Object.assign(new Event(interaction), { movementX, movementY: 0 }));
  expect(fetched()).toEqual(files);
  window.dispatchEvent(new Event("load"));
  for (const run of idle) run();
  expect(fetched()).toEqual(startedFiles);
});

it.each(["load", "error"])("starts the app after the stylesheet's %s event", (event) => {
  window.dispatchEvent(new Event("keydown"));
  expect(fetched()).not.toContain("/app-1.js");
  stylesheet()?.dispatchEvent(new Event(event));
  expect(fetched()).toEqual([...startedFiles, "/app-1.js"]);
});

it("sets the compilation hash for Gatsby's scripts", () => {
  expect(window).toMatchObject({ ___webpackCompilationHash: "abc123" });
});

const startedAt = (...page: Parameters<typeof openAt>) => {
  window.dispatchEvent(new Event("keydown"));
  document.head.innerHTML = "";
  openAt(...page);
  window.dispatchEvent(new Event("keydown"));
  return fetched().length > 0;
};
const CONTACT = 'data-page="/contact"';

it.each<Parameters<typeof openAt>>([
  ["file:///home/erika/Kontakt.html", CONTACT],
  ["file:///contact", CONTACT],
  ["file:///", 'data-page="/"'],
  ["file:///home/erika/404.html", 'data-page="/404.html" data-any-path'],
  ["blob:https://www.example.org/contact", CONTACT],
  ["about:srcdoc", CONTACT],
  ["content://com.android.providers.downloads/contact", CONTACT],
  ["https://web.archive.org/web/2026/https://www.example.org/contact", CONTACT],
  ["https://web.archive.org/web/2026/https://www.example.org/", 'data-page="/"'],
  ["https://cache.example/?url=www.example.org/contact", CONTACT],
  ["https://www.example.org/contact", CONTACT, { basePath: "/docs" }],
])("fetches nothing in a page that was saved or archived: %s", (...page) => {
  expect(startedAt(...page)).toBe(false);
});

it.each<Parameters<typeof openAt>>([
  ["https://www.example.org/contact", CONTACT],
  ["https://www-example-org.translate.goog/contact?_x_tr_sl=de&_x_tr_tl=en", CONTACT],
  ["http://localhost:9000/Contact/", CONTACT],
  ["https://www.example.org//%63ontact/index.html#form", CONTACT],
  ["https://www.example.org/contact.html", CONTACT],
  ["https://www.example.org/50%", 'data-page="/404.html" data-any-path'],
  ["https://www.example.org/app/profile", 'data-page="/app/" data-any-path'],
  ["https://www.example.org/docs/contact", CONTACT, { basePath: "/docs" }],
])("starts the app at each spelling of the page's address: %s", (...page) => {
  expect(startedAt(...page)).toBe(true);
});

it("leaves no script in the page, which would be saved with it and start the app there", () => {
  window.dispatchEvent(new Event("keydown"));
  for (const script of document.head.querySelectorAll("script")) script.dispatchEvent(new Event("load"));
  expect(document.head.querySelectorAll("script")).toHaveLength(0);
});

it("starts the app at once if the page has all its styles", () => {
  startedAt("http://localhost/", undefined, { stylesheet: undefined });
  expect(fetched()).toEqual(["/app-1.js", "/runtime.js", "/framework.js"]);
});

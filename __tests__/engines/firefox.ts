import puppeteer, { type ElementHandle, type Page } from "puppeteer-core";
import { callOf, type Engine, type EngineKind, findProgram, findShown, nameOf, type Target, tether } from "./engine";

/** The engine's words for a finger, and for a mouse, which is fine and can hover: without a window it has neither. */
const FINGER = 1;
const MOUSE = 2 + 4;

/** What Firefox says of a request that the page itself gave up. */
const GIVEN_UP = "NS_BINDING_ABORTED";

const program = () => findProgram("firefox-esr", "firefox");

/** Firefox, driven by WebDriver BiDi. */
export const firefox: EngineKind = {
  name: "Firefox",
  packages: "firefox-esr",
  isInstalled: () => program() !== undefined,
  needsCollector: false,
  start: async ({ width, height, finger }, folder, onEnd) => {
    const browser = await puppeteer.launch({
      browser: "firefox",
      executablePath: tether(program() ?? "firefox", folder),
      handleSIGHUP: false,
      handleSIGINT: false,
      handleSIGTERM: false,
      extraPrefsFirefox: {
        "intl.accept_languages": "de",
        "ui.useOverlayScrollbars": finger ? 1 : 0,
        "ui.primaryPointerCapabilities": finger ? FINGER : MOUSE,
        "ui.allPointerCapabilities": finger ? FINGER : MOUSE,
      },
    });
    onEnd(() => browser.process()?.kill("SIGKILL"));
    const page = (await browser.pages())[0] ?? (await browser.newPage());
    await page.setViewport({ width, height });
    const [, version = ""] = /\/(.*)/.exec(await browser.version()) ?? [];
    return { ...drive(page), name: `Firefox ${version}`, close: () => browser.close() };
  },
};

function drive(page: Page): Omit<Engine, "name" | "close"> {
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(`console: ${message.text()}`));
  page.on("pageerror", (error) => complaints.push(`exception: ${error instanceof Error ? error.message : error}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    if (!reason.includes(GIVEN_UP)) complaints.push(`not loaded: ${request.url()} (${reason})`);
  });

  const find = async (target: Target): Promise<ElementHandle<Element>> => {
    const element = (await page.evaluateHandle(callOf(findShown, [target]))) as ElementHandle<Element>;
    if (!element.asElement()) throw new Error(`There is no ${nameOf(target)} to be seen.`);
    return element;
  };
  const type = async (target: Target, text: string) => {
    await (await find(target)).focus();
    await page.keyboard.type(text);
  };
  return {
    open: (address) => page.goto(address, { waitUntil: "load" }),
    back: () => page.goBack(),
    forward: () => page.goForward(),
    run: async (work, ...values) => (await page.evaluate(callOf(work, values))) as ReturnType<typeof work>,
    sees: async (target) => (await page.evaluate(`${callOf(findShown, [target])} !== null`)) as boolean,
    click: async (target) => (await find(target)).click(),
    press: (key) => page.keyboard.press(key),
    fill: type,
    // What is typed into a list chooses from it.
    choose: type,
    complaints: async () => complaints.splice(0),
    screenshot: async () => Buffer.from(await page.screenshot()),
  };
}

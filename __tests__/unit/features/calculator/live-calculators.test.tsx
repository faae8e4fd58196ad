import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { calculator as block } from "../../../../src/blocks/calculator";
import { calculators } from "../../../../src/features/calculator/calculators";
import { LiveCalculators } from "../../../../src/features/calculator/live-calculators";
import { loadCalculator } from "../../../../src/features/calculator/load-calculator";
import { messageInHash } from "../../../../src/features/contact-form/inquiry-url";
import { CopyAnchor } from "../../../../src/features/copy-anchor/copy-anchor";
import { calculator as words } from "../../../fixture-site/content/pages/article.json";
import { renderStaticHtml } from "../../support/render-static-html";

const notified = jest.fn();
const isNewEntry = jest.fn();
jest.mock("gatsby-plugin-late-app/history-entry", () => ({ isNewEntry: () => isNewEntry() }));
jest.mock("../../../../src/features/toasts/notify", () => ({
  notify: (message: unknown) => notified(message),
  loadToaster: () => undefined,
}));

const PATH = "/blog/besuche";
const StaticExample = block.component;
const html = renderStaticHtml(
  <StaticExample name="visit" visitCost="500" callCost="100" visitChance="54 %" callChance="50" winRate="25" />,
).innerHTML;
const BUILT_HASH =
  "#rechnung-visit&visitCost=500&callCost=100&visitChance=54&callChance=50&winRate=25&handlingCost=0&ende";
const HASH = BUILT_HASH.replace("500", "900");

const scrolledTo = jest.fn();

/** Reports that the figure is near the viewport. */
let comeNear: () => Promise<void>;

beforeEach(() => {
  delete document.documentElement.dataset.app;
  history.replaceState(null, "", PATH);
  sessionStorage.clear();
  notified.mockReset();
  isNewEntry.mockReturnValue(true);
  Object.assign(window, { scrollY: 0 });
  scrolledTo.mockReset().mockImplementation(() => Object.assign(window, { scrollY: 200 }));
  Element.prototype.scrollIntoView = scrolledTo;
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(report: (entries: unknown[]) => void) {
        comeNear = () =>
          act(async () => report([{ isIntersecting: true, target: document.querySelector("[data-calculator]") }]));
      }
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  });
});

/** Renders the page's static HTML with the app on it. */
function open(hash = "", state: unknown = null) {
  history.replaceState(state, "", PATH + hash);
  return render(
    <CopyAnchor copied="Link zum Abschnitt kopiert" calculationCopied={words.copied} name="Link zum Abschnitt">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as the build writes it. */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <LiveCalculators html={html} copy={words} />
    </CopyAnchor>,
  );
}

const whenLive = () => screen.findByRole("textbox", { name: "Kosten eines Besuchs" });

async function openLive(hash?: string, state?: unknown) {
  const page = open(hash, state);
  await comeNear();
  await whenLive();
  return page;
}

const field = (name = "Kosten eines Besuchs") => screen.getByRole<HTMLInputElement>("textbox", { name });
async function enter(text: string, input = field()): Promise<void> {
  await userEvent.clear(input);
  await userEvent.type(input, text);
}

/** Shows another entry of the open page's history, one without a state if it is new. */
const goTo = (hash: string, state: unknown = null) =>
  act(async () => {
    history.replaceState(state, "", PATH + hash);
    window.dispatchEvent(new PopStateEvent("popstate"));
  });

const sentence = () => document.querySelector(".calculator-sentence")?.textContent?.replaceAll("\u00a0", " ");
const link = (name: string) => screen.getByRole<HTMLAnchorElement>("link", { name });

it("becomes a form with the same values, results and rows in the same order once its code is loaded", async () => {
  const outline = () =>
    [
      ...document.querySelectorAll("h3, .calculator-live > *, .calculator-rows :is(p:first-child, legend, label, dt)"),
    ].map(({ textContent, classList: [className = textContent] }) => className);
  open();
  const [before, result] = [outline(), sentence()];
  expect(result).toContain("Ein Besuch lohnt sich ab 40.000 €");
  expect(screen.queryByRole("textbox")).toBeNull();
  // Without code, only the link to the calculation works.
  expect(screen.getAllByRole("link").map((one) => one.getAttribute("href"))).toEqual([BUILT_HASH]);
  await comeNear();
  await whenLive();
  expect(outline()).toEqual(before);
  expect(sentence()).toBe(result);
  const inputs = screen.getAllByRole<HTMLInputElement>("textbox");
  expect(inputs.map(({ value }) => value)).toEqual(["500", "100", "54", "50", "25", "0"]);
  expect(screen.getByRole("group", { name: "Kosten eines Termins" })).toContainElement(field());
});

it("updates the result while typing; shows errors, and announces, on blur or Enter only", async () => {
  await openLive();
  const rate = field("Abschlussquote");
  await enter("viel", rate);
  expect(rate).not.toHaveAttribute("aria-invalid");
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await userEvent.tab();
  expect(rate).toHaveAttribute("aria-invalid", "true");
  expect(rate).toHaveAccessibleDescription(
    "% Bitte eine Zahl von 1 bis 100\u00a0% eintragen. Bis dahin gilt die Rechnung mit den Zahlen davor.",
  );
  expect(screen.getByRole("status")).toHaveTextContent("Abschlussquote: Bitte eine Zahl von 1 bis 100 %");
  expect(sentence()).toContain("ab 40.000 €");
  await enter("50", rate);
  expect(rate).not.toHaveAttribute("aria-invalid");
  expect(sentence()).toContain("ab 20.000 €");
  expect(screen.getByRole("status")).toHaveTextContent(/^Abschlussquote/);
  await userEvent.type(rate, "{Enter}");
  expect(screen.getByRole("status")).toHaveTextContent("Ein Besuch lohnt sich ab 20.000 €");
  expect(fireEvent.submit(document.querySelector(".calculator-rows") as Element)).toBe(false);
});

it.each([false, true])(
  "restores an invalid input with its error and the last valid result, storage blocked: %p",
  async (isBlocked) => {
    const storage = jest.spyOn(window, "sessionStorage", "get");
    const deny = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    if (isBlocked) storage.mockImplementation(deny);
    const { unmount } = await openLive();
    await enter("900");
    await enter("viel");
    const { state } = history;
    unmount();
    isNewEntry.mockReturnValue(false);
    await openLive("", isBlocked ? state : null);
    expect(field()).toHaveValue("viel");
    expect(field()).toHaveAccessibleDescription(/Bitte eine Zahl von 0 bis/);
    expect(sentence()).toContain("ab 80.000 €");
    storage.mockRestore();
    expect(Object.keys(sessionStorage)).toEqual(isBlocked ? [] : [`calculation|${PATH}|visit`]);
  },
);

it("has links to the calculation, a mail, a table and an inquiry with it, but to the invalid field while there is one", async () => {
  await openLive();
  await enter("viel");
  for (const name of ["Link zu dieser Rechnung", "Weiterschicken", "Als Tabelle", "Mit dieser Rechnung anfragen"]) {
    await userEvent.click(link(name));
    expect(field()).toHaveFocus();
    expect(location.hash).toBe("");
    // Opened in a new tab or copied, the link must not contain the last valid values.
    expect(link(name)).toHaveAttribute("href", "#rechnung-visit-visitCost");
    expect(link(name)).not.toHaveAttribute("download");
    link(name).focus();
    // A click with the middle button.
    const isAllowed = fireEvent(link(name), new MouseEvent("auxclick", { button: 1, bubbles: true, cancelable: true }));
    expect(isAllowed).toBe(false);
    expect(field()).toHaveFocus();
  }
  expect(notified).not.toHaveBeenCalled();
  await enter("900");
  expect(link("Link zu dieser Rechnung")).toHaveAttribute("href", HASH);
  const [subject = "", text] = decodeURIComponent(link("Weiterschicken").href).split("&body=");
  expect(subject).toMatch(/^mailto:\?subject=.*: [\d.]+\u00a0€$/);
  expect(text?.split("\r\n\r\n")).toEqual([
    expect.stringContaining("Ein Besuch lohnt sich"),
    `Zum Nachrechnen: http://localhost${PATH}${HASH}`,
  ]);
  const { href, download } = link("Als Tabelle");
  expect(download).toBe("rechnung-visit.csv");
  expect(decodeURIComponent(href)).toContain(',\ufeff"Ab wann sich der Besuch lohnt"\r\n"Kosten eines Besuchs";"900"');
  const inquiry = link("Mit dieser Rechnung anfragen");
  expect(inquiry.pathname).toBe("/contact");
  expect(messageInHash(inquiry.hash)).toContain("\n- Kosten eines Besuchs: 900 €\n");
  expect(messageInHash(inquiry.hash)).toContain(`\nZum Nachrechnen: http://localhost${PATH}${HASH}`);
});

const BROKEN = HASH.slice(0, 40);
/** The state of a history entry in which the calculator was shown before. */
const VISITED = { calculationSet: "" };
type Opened = { isNew?: boolean; scrollY?: number; app?: string; state?: typeof VISITED };

describe("a link to a calculation", () => {
  it.each([
    ["opens it and scrolls to it", HASH, {}, "900", 1, false],
    ["does not scroll if the visitor has scrolled already", HASH, { scrollY: 100 }, "900", 0, false],
    ["does not scroll after a reload", HASH, { isNew: false }, "900", 0, false],
    ["scrolls on a client-side navigation", HASH, { isNew: false, app: "ready" }, "900", 1, false],
    ["does not scroll on the way back", HASH, { isNew: false, app: "ready", state: VISITED }, "900", 0, false],
    ["opens it if it was encoded", `#${encodeURIComponent(HASH.slice(1))}`, {}, "900", 1, false],
    ["is reported if it is cut off", BROKEN, {}, "500", 1, true],
    ["is reported if it was encoded and cut off", encodeURI(BROKEN).replaceAll("&", "%26"), {}, "500", 1, true],
    ["is reported if a number is out of range", HASH.replace("=54", "=540"), {}, "500", 1, true],
    ["is not reported on the way back to it", BROKEN, { isNew: false }, "500", 0, false],
  ] as const)("%s", async (_what, hash, page: Opened, value, scrolls, isReported) => {
    const { isNew = true, scrollY = 0, app = "", state } = page;
    isNewEntry.mockReturnValue(isNew);
    Object.assign(window, { scrollY });
    document.documentElement.dataset.app = app;
    open(hash, state);
    expect(await whenLive()).toHaveValue(value);
    expect(scrolledTo.mock.contexts).toEqual(Array.from({ length: scrolls }, () => screen.getByRole("figure")));
    expect(notified.mock.calls).toEqual(isReported ? [[{ kind: "error", ...words.brokenLink }]] : []);
  });

  it("pasted over input, keeps it for Back, and its own later input for Forward and for other anchors", async () => {
    const { unmount } = await openLive();
    await enter("900");
    const before = history.state;
    // The link to the same values is no other calculation.
    await goTo(HASH);
    await enter("700");
    Object.assign(window, { scrollY: 0 });
    await goTo(HASH);
    expect(scrolledTo).toHaveBeenCalledTimes(2);
    expect(field()).toHaveValue("900");
    await enter("950");
    const linked = history.state;
    await goTo("#abschnitt");
    expect(field()).toHaveValue("950");
    isNewEntry.mockReturnValue(false);
    await goTo("", before);
    expect(field()).toHaveValue("700");
    await goTo(HASH, linked);
    expect(field()).toHaveValue("950");
    unmount();
    // In another document, too.
    open(HASH, linked);
    await whenLive();
    await goTo("", before);
    expect(field()).toHaveValue("700");
  });
});

it.each(Object.keys(calculators))("loads %s by its name", async (name) => {
  expect((await loadCalculator(name))?.calculator).toBe(calculators[name]);
});

it("loads nothing by an unknown name", async () => {
  expect(await loadCalculator("ping")).toBeUndefined();
});

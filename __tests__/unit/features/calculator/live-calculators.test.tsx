import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { calculator as block } from "../../../../src/blocks/calculator";
import { calculators } from "../../../../src/features/calculator/calculators";
import { LiveCalculators } from "../../../../src/features/calculator/live-calculators";
import { calculatorLoaders } from "../../../../src/features/calculator/load-calculator";
import { messageInHash } from "../../../../src/features/contact-form/inquiry-url";
import { CopyAnchor } from "../../../../src/features/copy-anchor/copy-anchor";
import { calculator as words } from "../../../spec-site/content/pages/article.json";
import { renderStaticHtml } from "../../support/render-static-html";

jest.mock("gatsby", () => jest.requireActual("../../support/gatsby-mock"));

const notified = jest.fn();
const isNewEntry = jest.fn();
jest.mock("gatsby-plugin-late-app/history-entry", () => ({
  isNewEntry: () => isNewEntry(),
}));
jest.mock("../../../../src/features/toasts/notify", () => ({
  notify: (message: unknown) => notified(message),
  loadToaster: () => undefined,
}));

const KEY = "calculation|/blog/besuche|visit";
const ATTRIBUTES = {
  name: "visit",
  visitCost: "500",
  callCost: "100",
  visitChance: "54 %",
  callChance: "50",
  winRate: "25",
};
const StaticExample = block.component;
const html = renderStaticHtml(<StaticExample {...ATTRIBUTES} />).innerHTML;
const BUILT_HASH =
  "#rechnung-visit&visitCost=500&callCost=100&visitChance=54&callChance=50&winRate=25&handlingCost=0&ende";
/** A link made before the field with a fallback existed. */
const OLD_HASH = "#rechnung-visit&visitCost=900&callCost=100&visitChance=54&callChance=50&winRate=25&ende";
const HASH = OLD_HASH.replace("&ende", "&handlingCost=0&ende");

const scrolledTo = jest.fn();

/** Reports that the figure is near the viewport. */
let comeNear: () => Promise<void>;

beforeEach(() => {
  history.replaceState(null, "", "/blog/besuche");
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
function open(address = "/blog/besuche", state: unknown = null) {
  history.replaceState(state, "", address);
  const page = render(
    <CopyAnchor copied="Link zum Abschnitt kopiert" calculationCopied={words.copied} name="Link zum Abschnitt">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as the build writes it. */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <LiveCalculators html={html} copy={words} />
    </CopyAnchor>,
  );
  return page;
}

async function openLive(address?: string, state?: unknown) {
  const page = open(address, state);
  await comeNear();
  await screen.findByRole("textbox", { name: "Kosten eines Besuchs" });
  return { ...page, user: userEvent.setup() };
}

const field = (name = "Kosten eines Besuchs") => screen.getByRole<HTMLInputElement>("textbox", { name });
async function enter(user: ReturnType<typeof userEvent.setup>, text: string): Promise<void> {
  await user.clear(field());
  await user.type(field(), text);
}

/** Changes the hash of the open page. */
const changeHash = (hash: string) =>
  act(async () => {
    history.replaceState(null, "", `/blog/besuche${hash}`);
    window.dispatchEvent(new PopStateEvent("popstate"));
  });

const sentence = () => document.querySelector(".calculator-sentence")?.textContent?.replaceAll("\u00a0", " ");
const link = (name: string) => screen.getByRole<HTMLAnchorElement>("link", { name });

it("shows the static example until its code is loaded", () => {
  open();
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.getAllByRole("term").slice(0, 5)).toHaveLength(5);
  expect(screen.getByRole("figure")).toHaveTextContent("500 €");
  expect(sentence()).toContain("Ein Besuch lohnt sich ab 40.000 €");
  // Without code, only the link to the calculation works.
  expect(screen.getAllByRole("link").map((one) => one.getAttribute("href"))).toEqual([BUILT_HASH]);
});

it("becomes a form with the same values, results and rows in the same order", async () => {
  const outline = () =>
    [
      ...document.querySelectorAll("h3, .calculator-live > *, .calculator-rows :is(p:first-child, legend, label, dt)"),
    ].map(({ textContent, classList: [className = textContent] }) => className);
  open();
  const [before, words] = [outline(), sentence()];
  await comeNear();
  await screen.findByRole("textbox", { name: "Kosten eines Besuchs" });
  expect(outline()).toEqual(before);
  expect(sentence()).toBe(words);
  expect(screen.getAllByRole("group").map((group) => within(group).getAllByRole("textbox").length)).toEqual([2, 2, 2]);
  expect(screen.getByRole("group", { name: "Kosten eines Termins" })).toContainElement(field());
  expect(screen.getAllByRole<HTMLInputElement>("textbox").map(({ value }) => value)).toEqual([
    "500",
    "100",
    "54",
    "50",
    "25",
    "0",
  ]);
});

it("updates the result while typing, and announces it on blur", async () => {
  const { user } = await openLive();
  await user.clear(field());
  await user.type(field(), "1.300");
  expect(sentence()).toContain("ab 120.000 €");
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await user.tab();
  expect(screen.getByRole("status")).toHaveTextContent("Ein Besuch lohnt sich ab 120.000 €");
});

describe("typed input", () => {
  it("is restored with its error and the last valid result if it is invalid", async () => {
    const { user, unmount } = await openLive();
    await enter(user, "900");
    await enter(user, "viel");
    unmount();
    await openLive();
    expect(field()).toHaveValue("viel");
    expect(field()).toHaveAccessibleDescription(/Bitte eine Zahl von 0 bis/);
    expect(sentence()).toContain("ab 80.000 €");
  });

  it("is saved per page and calculator, from the first letter on", async () => {
    const { user } = await openLive();
    expect(sessionStorage).toHaveLength(0);
    await enter(user, "900");
    expect(Object.keys(sessionStorage)).toEqual([KEY]);
  });

  it("is replaced by a link that is followed, also after a reload", async () => {
    const first = await openLive();
    await enter(first.user, "700");
    first.unmount();
    const second = await openLive(`/blog/besuche${HASH}`);
    expect(field()).toHaveValue("900");
    second.unmount();
    isNewEntry.mockReturnValue(false);
    await openLive();
    expect(field()).toHaveValue("900");
  });

  /** Saved before a field existed. */
  const OLDER = JSON.stringify({ texts: { visitCost: "900" }, entries: OLD_HASH.slice(OLD_HASH.indexOf("&") + 1) });

  it("is ignored if it was saved before a field existed", async () => {
    sessionStorage.setItem(KEY, OLDER);
    await openLive();
    expect(field()).toHaveValue("500");
  });

  it("works if storage is blocked", async () => {
    const denied = jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    });
    const { user } = await openLive();
    await enter(user, "900");
    expect(sentence()).toContain("ab 80.000 €");
    denied.mockRestore();
  });
});

describe("while an input is invalid", () => {
  it.each(["Link zu dieser Rechnung", "Als Tabelle", "Mit dieser Rechnung anfragen"])(
    "„%s“ focuses the invalid field, which shows its error",
    async (name) => {
      const { user } = await openLive();
      await enter(user, "viel");
      await user.click(link(name));
      expect(field()).toHaveFocus();
      expect(field()).toHaveAccessibleDescription(/Bitte eine Zahl von 0 bis/);
      expect(screen.getByRole("status")).toHaveTextContent("Kosten eines Besuchs: Bitte eine Zahl von 0 bis");
      expect(location.hash).toBe("");
      expect(notified).not.toHaveBeenCalled();
      // Opened in a new tab or copied, the link must not contain the last valid values.
      expect(link(name)).toHaveAttribute("href", "#rechnung-visit-visitCost");
      expect(link(name)).not.toHaveAttribute("download");
    },
  );

  it("a click with the middle button focuses the field, too", async () => {
    const { user } = await openLive();
    await enter(user, "viel");
    const middle = new MouseEvent("auxclick", { button: 1, bubbles: true, cancelable: true });
    act(() => void link("Als Tabelle").dispatchEvent(middle));
    expect(middle.defaultPrevented).toBe(true);
    expect(field()).toHaveFocus();
  });

  it("the links work again once the input is valid", async () => {
    const { user } = await openLive();
    await enter(user, "viel");
    await enter(user, "900");
    expect(link("Link zu dieser Rechnung")).toHaveAttribute("href", HASH);
  });
});

it("does not submit its form", async () => {
  const { user } = await openLive();
  const submitted = jest.fn();
  window.addEventListener("submit", (event) => submitted(event.defaultPrevented), { once: true });
  await user.type(field(), "{Enter}");
  fireEvent.submit(document.querySelector(".calculator-rows") as Element);
  expect(submitted).toHaveBeenCalledWith(true);
});

describe("a link to a calculation", () => {
  it("is copied on click, with a message", async () => {
    const { user } = await openLive();
    await user.clear(field());
    await user.type(field(), "900");
    expect(link("Link zu dieser Rechnung")).toHaveAttribute("href", HASH);
    await user.click(link("Link zu dieser Rechnung"));
    expect(await navigator.clipboard.readText()).toBe(`http://localhost/blog/besuche${HASH}`);
    expect(notified).toHaveBeenCalledWith({ kind: "success", title: "Link zu dieser Rechnung kopiert" });
  });

  it("is copied on click before the calculator's code is loaded, too", async () => {
    open();
    const user = userEvent.setup();
    await user.click(link("Link zu dieser Rechnung"));
    expect(await navigator.clipboard.readText()).toBe(`http://localhost/blog/besuche${BUILT_HASH}`);
    expect(notified).toHaveBeenCalledWith({ kind: "success", title: "Link zu dieser Rechnung kopiert" });
    expect(location.hash).toBe(BUILT_HASH);
    expect(scrolledTo).not.toHaveBeenCalled();
  });

  it("uses a field's fallback if it was made before the field existed", async () => {
    await openLive(`/blog/besuche${OLD_HASH}`);
    expect(field()).toHaveValue("900");
    expect(field("Kosten einer weiteren Verkaufschance")).toHaveValue("0");
    expect(link("Link zu dieser Rechnung")).toHaveAttribute("href", HASH);
  });

  it.each([
    ["scrolls to the calculation in a new document", true, 0, 1],
    ["does not scroll if the visitor has scrolled already", true, 100, 0],
    ["does not scroll after a reload", false, 0, 0],
  ])("%s", async (_, isNew, scrollY, times) => {
    isNewEntry.mockReturnValue(isNew);
    Object.assign(window, { scrollY });
    await openLive(`/blog/besuche${HASH}`);
    expect(scrolledTo).toHaveBeenCalledTimes(times);
  });

  it("scrolls to the calculation on a client-side navigation, but not on the way back", async () => {
    isNewEntry.mockReturnValue(false);
    document.documentElement.dataset.app = "ready";
    const { unmount } = await openLive(`/blog/besuche${HASH}`);
    expect(scrolledTo.mock.contexts).toEqual([screen.getByRole("figure")]);
    const shown = history.state;
    unmount();
    scrolledTo.mockClear();
    await openLive(`/blog/besuche${HASH}`, shown);
    delete document.documentElement.dataset.app;
    expect(scrolledTo).not.toHaveBeenCalled();
  });

  it("is ignored if the hash changes before the code is loaded", async () => {
    const { user, unmount } = await openLive();
    await enter(user, "700");
    unmount();
    open(`/blog/besuche${HASH}`);
    history.replaceState(null, "", "/blog/besuche#abschnitt");
    expect(await screen.findByRole("textbox", { name: "Kosten eines Besuchs" })).toHaveValue("700");
  });

  describe("pasted over typed input", () => {
    const historyState = () => history.state;
    const goBack = (state: unknown, hash = "") => {
      isNewEntry.mockReturnValue(false);
      return act(async () => {
        history.replaceState(state, "", `/blog/besuche${hash}`);
        window.dispatchEvent(new PopStateEvent("popstate"));
      });
    };

    it("restores the input with Back, and the changed calculation of the link with Forward", async () => {
      const { user } = await openLive();
      await enter(user, "700");
      const before = historyState();
      await changeHash(HASH);
      await enter(user, "950");
      const linked = historyState();
      await goBack(before);
      expect(field()).toHaveValue("700");
      await goBack(linked, HASH);
      expect(field()).toHaveValue("950");
    });

    it("restores the input with Back in another document, too", async () => {
      const { user, unmount } = await openLive();
      await enter(user, "700");
      const before = historyState();
      await changeHash(HASH);
      unmount();
      isNewEntry.mockReturnValue(false);
      open();
      await goBack(before);
      await comeNear();
      expect(await screen.findByRole("textbox", { name: "Kosten eines Besuchs" })).toHaveValue("700");
    });

    it("keeps its calculation at other anchors of the page", async () => {
      const { user } = await openLive();
      await enter(user, "700");
      await changeHash(HASH);
      await enter(user, "950");
      await changeHash("#abschnitt");
      expect(field()).toHaveValue("950");
    });

    it("starts no new calculation if it has the same values", async () => {
      const { user } = await openLive();
      await enter(user, "900");
      const before = historyState();
      await changeHash(HASH);
      await enter(user, "950");
      await goBack(before);
      expect(field()).toHaveValue("950");
    });
  });

  it("keeps later input when revisited with Back or Forward", async () => {
    const { user } = await openLive(`/blog/besuche${HASH}`);
    await enter(user, "700");
    isNewEntry.mockReturnValue(false);
    await changeHash(HASH);
    expect(field()).toHaveValue("700");
  });

  it.each([
    "#rechnung-visit&visitCost=<img>&ende",
    "#rechnung-visit&visitCost=900&ende",
    "#rechnung-cac&visitCost=900&ende",
    "#%E0",
  ])("is ignored if it is invalid: %s", async (hash) => {
    await openLive(`/blog/besuche${hash}`);
    expect(field()).toHaveValue("500");
  });
});

it("offers its numbers as a CSV file", async () => {
  await openLive();
  const { href, download } = link("Als Tabelle");
  expect(download).toBe("rechnung-visit.csv");
  expect(decodeURIComponent(href)).toContain(
    '\ufeff"Ab wann sich der Besuch lohnt"\r\n"Kosten eines Besuchs";"500";"€"',
  );
});

describe("an inquiry with a calculation", () => {
  const message = () => messageInHash(link("Mit dieser Rechnung anfragen").hash);

  it("is a link to the form with the calculation as its message", async () => {
    const { user } = await openLive();
    expect(link("Mit dieser Rechnung anfragen").pathname).toBe("/contact");
    expect(message()).toMatch(/^Meine Rechnung „.*“:\n- Kosten eines Besuchs: 500 €\n/);
    await enter(user, "900");
    expect(message()).toContain("\n- Kosten eines Besuchs: 900 €\n");
    expect(message()).toContain(`\nZum Nachrechnen: http://localhost/blog/besuche${HASH}`);
  });
});

it("unmounts without an error", async () => {
  const { unmount } = await openLive();
  expect(() => unmount()).not.toThrow();
});

it.each(Object.keys(calculators))("loads the component of its own chart: %s", async (name) => {
  const { bundle } = (await calculatorLoaders[name]?.()) ?? {};
  expect(bundle?.calculator).toBe(calculators[name]);
  const least = Object.fromEntries(bundle?.calculator.fields.map(({ key, min }) => [key, min]) ?? []);
  const kind = bundle?.calculator.compute(least).chart?.kind;
  const names = { line: "LineChart", funnel: "FunnelChart", bar: "BarChart" };
  expect(bundle?.Chart?.name).toBe(kind && names[kind]);
});

it.each([
  ["is cut off", `${OLD_HASH.slice(0, 40)}`],
  ["has a number out of range", HASH.replace("visitChance=54", "visitChance=540")],
])("scrolls into view and reports a broken link if the hash %s", async (_what, hash) => {
  await openLive(`/blog/besuche${hash}`);
  expect(field().value).toBe("500");
  expect(scrolledTo).toHaveBeenCalledTimes(1);
  expect(notified).toHaveBeenCalledWith({ kind: "error", ...words.brokenLink });
});

it("does not report a broken link on the way back to it", async () => {
  isNewEntry.mockReturnValue(false);
  await openLive(`/blog/besuche${OLD_HASH.slice(0, 40)}`);
  expect(notified).not.toHaveBeenCalled();
});

it("restores typed input with Back, even if storage is blocked", async () => {
  const { user, unmount } = await openLive();
  const [setItem, getItem] = (["setItem", "getItem"] as const).map((name) =>
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    }),
  );
  await enter(user, "777");
  const { state } = history;
  unmount();
  isNewEntry.mockReturnValue(false);
  await openLive("/blog/besuche", state);
  expect(field().value).toBe("777");
  setItem?.mockRestore();
  getItem?.mockRestore();
});

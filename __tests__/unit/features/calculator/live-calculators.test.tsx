import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { calculator as block } from "../../../../src/blocks/calculator";
import { calculators } from "../../../../src/features/calculator/calculators";
import { LiveCalculators } from "../../../../src/features/calculator/live-calculators";
import { fetchers } from "../../../../src/features/calculator/load-calculator";
import { messageInHash } from "../../../../src/features/contact-form/inquiry-address";
import { CopyAnchor } from "../../../../src/features/copy-anchor/copy-anchor";
import { calculator as words } from "../../../edition/content/pages/article.json";
import { delivered } from "../../support/delivered";

jest.mock("gatsby", () => jest.requireActual("../../support/gatsby-mock"));

const said = jest.fn();
const isNewEntry = jest.fn();
jest.mock("../../../../plugins/gatsby-plugin-deferred-hydration/history-entry", () => ({
  isNewEntry: () => isNewEntry(),
}));
jest.mock("../../../../src/features/toasts/notify", () => ({
  notify: (message: unknown) => said(message),
  loadToaster: () => undefined,
}));

const KEY = "calculation|/blog/besuche|visit";
const BY_TEXT = {
  name: "visit",
  visitCost: "500",
  callCost: "100",
  visitChance: "54 %",
  callChance: "50",
  winRate: "25",
};
const Worked = block.component;
const html = delivered(<Worked {...BY_TEXT} />).innerHTML;
const WRITTEN_HASH =
  "#rechnung-visit&visitCost=500&callCost=100&visitChance=54&callChance=50&winRate=25&handlingCost=0";
/** From before the field that texts and links may leave out. */
const OLD_HASH = "#rechnung-visit&visitCost=900&callCost=100&visitChance=54&callChance=50&winRate=25";
const HASH = `${OLD_HASH}&handlingCost=0`;

const scrolledTo = jest.fn();

/** What the browser tells when a figure comes near. */
let comeNear: () => Promise<void>;

beforeEach(() => {
  history.replaceState(null, "", "/blog/besuche");
  sessionStorage.clear();
  said.mockReset();
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

/** The page as the build wrote it, and the app on it. */
function open(address = "/blog/besuche", state: unknown = null) {
  history.replaceState(state, "", address);
  const page = render(
    <CopyAnchor copied="Link zum Abschnitt kopiert" calculationCopied={words.copied} name="Link zum Abschnitt">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as the build writes it. */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <LiveCalculators html={html} words={words} />
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

/** The address changes on the open page. */
const arrive = (hash: string) =>
  act(async () => {
    history.replaceState(null, "", `/blog/besuche${hash}`);
    window.dispatchEvent(new PopStateEvent("popstate"));
  });

const sentence = () => document.querySelector(".calculator-sentence")?.textContent?.replaceAll("\u00a0", " ");
const link = (name: string) => screen.getByRole<HTMLAnchorElement>("link", { name });

it("is a worked example before its code comes, and where that does not", () => {
  open();
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.getAllByRole("term").slice(0, 5)).toHaveLength(5);
  expect(screen.getByRole("figure")).toHaveTextContent("500 €");
  expect(sentence()).toContain("Ein Besuch lohnt sich ab 40.000 €");
  // A link to itself, with its numbers, is all it can offer.
  expect(screen.getAllByRole("link").map((one) => one.getAttribute("href"))).toEqual([WRITTEN_HASH]);
});

it("becomes a form with the same numbers, results, and rows in the same places", async () => {
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

it("answers while one types, and reads the result out when the field is left", async () => {
  const { user } = await openLive();
  await user.clear(field());
  await user.type(field(), "1.300");
  expect(sentence()).toContain("ab 120.000 €");
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await user.tab();
  expect(screen.getByRole("status")).toHaveTextContent("Ein Besuch lohnt sich ab 120.000 €");
});

it("says at the field what is wrong, once it is left, and keeps the last result", async () => {
  const { user } = await openLive();
  await user.clear(field("Abschlussquote"));
  await user.type(field("Abschlussquote"), "viel");
  expect(field("Abschlussquote")).not.toHaveAttribute("aria-invalid");
  await user.tab();
  expect(field("Abschlussquote")).toHaveAttribute("aria-invalid", "true");
  expect(field("Abschlussquote")).toHaveAccessibleDescription(
    "% Bitte eine Zahl von 1 bis 100\u00a0% eintragen. Bis dahin gilt die Rechnung mit den Zahlen davor.",
  );
  expect(screen.getByRole("status")).toHaveTextContent("Abschlussquote: Bitte eine Zahl von 1 bis 100 %");
  expect(sentence()).toContain("ab 40.000 €");
  await user.clear(field("Abschlussquote"));
  await user.type(field("Abschlussquote"), "50");
  expect(field("Abschlussquote")).not.toHaveAttribute("aria-invalid");
  expect(sentence()).toContain("ab 20.000 €");
});

describe("What was entered", () => {
  it("is there again on another look at the page", async () => {
    const { user, unmount } = await openLive();
    await enter(user, "900");
    unmount();
    await openLive();
    expect(field()).toHaveValue("900");
    expect(sentence()).toContain("ab 80.000 €");
  });

  it("is there again as it was typed, with what is wrong and the calculation before it", async () => {
    const { user, unmount } = await openLive();
    await enter(user, "900");
    await enter(user, "viel");
    unmount();
    await openLive();
    expect(field()).toHaveValue("viel");
    expect(field()).toHaveAccessibleDescription(/Bitte eine Zahl von 0 bis/);
    expect(sentence()).toContain("ab 80.000 €");
  });

  it("is kept for its page and its calculator, once something is typed", async () => {
    const { user } = await openLive();
    expect(sessionStorage).toHaveLength(0);
    await enter(user, "900");
    expect(Object.keys(sessionStorage)).toEqual([KEY]);
  });

  it("stays after a reload of the link that was followed before it", async () => {
    const { user, unmount } = await openLive(`/blog/besuche${HASH}`);
    await enter(user, "700");
    unmount();
    isNewEntry.mockReturnValue(false);
    await openLive(`/blog/besuche${HASH}`);
    expect(field()).toHaveValue("700");
  });

  it("gives way to a link that is followed, also for the reload after it", async () => {
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

  /** Kept by a tab from before a field. */
  const OLDER = JSON.stringify({ texts: { visitCost: "900" }, entries: OLD_HASH.slice(OLD_HASH.indexOf("&") + 1) });

  it.each(["{", "{}", "null", '{"texts":{},"entries":"visitCost=900"}', '{"entries":"visitCost=900"}', OLDER])(
    "is as the text has it where the storage holds something else: %s",
    async (kept) => {
      sessionStorage.setItem(KEY, kept);
      await openLive();
      expect(field()).toHaveValue("500");
    },
  );

  it("is calculated with where nothing can be kept", async () => {
    const denied = jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    });
    const { user } = await openLive();
    await enter(user, "900");
    expect(sentence()).toContain("ab 80.000 €");
    denied.mockRestore();
  });
});

describe("While an entry is refused", () => {
  it.each(["Link zu dieser Rechnung", "Als Tabelle", "Mit dieser Rechnung anfragen"])(
    "„%s“ leads to its field, which says why",
    async (name) => {
      const { user } = await openLive();
      await enter(user, "viel");
      await user.click(link(name));
      expect(field()).toHaveFocus();
      expect(field()).toHaveAccessibleDescription(/Bitte eine Zahl von 0 bis/);
      expect(screen.getByRole("status")).toHaveTextContent("Kosten eines Besuchs: Bitte eine Zahl von 0 bis");
      expect(location.hash).toBe("");
      expect(said).not.toHaveBeenCalled();
      // In a new tab, or copied, it takes no other numbers along.
      expect(link(name)).toHaveAttribute("href", "#rechnung-visit-visitCost");
      expect(link(name)).not.toHaveAttribute("download");
    },
  );

  it("a press of the middle button leads there, too", async () => {
    const { user } = await openLive();
    await enter(user, "viel");
    const middle = new MouseEvent("auxclick", { button: 1, bubbles: true, cancelable: true });
    act(() => void link("Als Tabelle").dispatchEvent(middle));
    expect(middle.defaultPrevented).toBe(true);
    expect(field()).toHaveFocus();
  });

  it("the actions are back with the next number", async () => {
    const { user } = await openLive();
    await enter(user, "viel");
    await enter(user, "900");
    expect(link("Link zu dieser Rechnung")).toHaveAttribute("href", HASH);
  });
});

it("does not send its form anywhere", async () => {
  const { user } = await openLive();
  const submitted = jest.fn();
  window.addEventListener("submit", (event) => submitted(event.defaultPrevented), { once: true });
  await user.type(field(), "{Enter}");
  fireEvent.submit(document.querySelector(".calculator-rows") as Element);
  expect(submitted).toHaveBeenCalledWith(true);
});

describe("A link to a calculation", () => {
  it("is copied, and says so", async () => {
    const { user } = await openLive();
    await user.clear(field());
    await user.type(field(), "900");
    expect(link("Link zu dieser Rechnung")).toHaveAttribute("href", HASH);
    await user.click(link("Link zu dieser Rechnung"));
    expect(await navigator.clipboard.readText()).toBe(`http://localhost/blog/besuche${HASH}`);
    expect(said).toHaveBeenCalledWith({ kind: "success", title: "Link zu dieser Rechnung kopiert" });
  });

  it("is copied before the code of the calculator has come, too", async () => {
    open();
    const user = userEvent.setup();
    await user.click(link("Link zu dieser Rechnung"));
    expect(await navigator.clipboard.readText()).toBe(`http://localhost/blog/besuche${WRITTEN_HASH}`);
    expect(said).toHaveBeenCalledWith({ kind: "success", title: "Link zu dieser Rechnung kopiert" });
    expect(location.hash).toBe(WRITTEN_HASH);
    expect(scrolledTo).not.toHaveBeenCalled();
  });

  it("opens the same calculation elsewhere, without waiting until it comes near", async () => {
    open(`/blog/besuche${HASH}`);
    await screen.findByRole("textbox", { name: "Kosten eines Besuchs" });
    expect(field()).toHaveValue("900");
    expect(sentence()).toContain("ab 80.000 €");
  });

  it("that is older than a field opens with what the field then has", async () => {
    await openLive(`/blog/besuche${OLD_HASH}`);
    expect(field()).toHaveValue("900");
    expect(field("Kosten einer weiteren Verkaufschance")).toHaveValue("0");
    expect(link("Link zu dieser Rechnung")).toHaveAttribute("href", HASH);
  });

  it.each([
    ["brings the calculation into view in a new document", true, 0, 1],
    ["leaves a visitor there who has scrolled", true, 100, 0],
    ["leaves a document that is loaded again where it was", false, 0, 0],
  ])("%s", async (_, isNew, scrollY, times) => {
    isNewEntry.mockReturnValue(isNew);
    Object.assign(window, { scrollY });
    await openLive(`/blog/besuche${HASH}`);
    expect(scrolledTo).toHaveBeenCalledTimes(times);
  });

  it("brings the calculation into view when the app comes to its page, and leaves the place to who returns", async () => {
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

  it("that is left before its code has come gives way to what was entered before", async () => {
    const { user, unmount } = await openLive();
    await enter(user, "700");
    unmount();
    open(`/blog/besuche${HASH}`);
    history.replaceState(null, "", "/blog/besuche#abschnitt");
    expect(await screen.findByRole("textbox", { name: "Kosten eines Besuchs" })).toHaveValue("700");
  });

  it("that is pasted into the open page brings the calculation into view, also before its code has come", async () => {
    open();
    await arrive(HASH);
    expect(scrolledTo.mock.contexts).toEqual([screen.getByRole("figure")]);
    expect(await screen.findByRole("textbox", { name: "Kosten eines Besuchs" })).toHaveValue("900");
  });

  it("that is pasted into the open page takes the place of what was typed", async () => {
    const { user } = await openLive();
    await enter(user, "700");
    await arrive(HASH);
    expect(scrolledTo).toHaveBeenCalledTimes(1);
    expect(field()).toHaveValue("900");
    expect(sentence()).toContain("ab 80.000 €");
  });

  describe("that is pasted over numbers of one's own", () => {
    const own = () => history.state;
    const goBack = (state: unknown, hash = "") => {
      isNewEntry.mockReturnValue(false);
      return act(async () => {
        history.replaceState(state, "", `/blog/besuche${hash}`);
        window.dispatchEvent(new PopStateEvent("popstate"));
      });
    };

    it("gives them back with Back, and itself, as changed, with Forward", async () => {
      const { user } = await openLive();
      await enter(user, "700");
      const before = own();
      await arrive(HASH);
      await enter(user, "950");
      const linked = own();
      await goBack(before);
      expect(field()).toHaveValue("700");
      await goBack(linked, HASH);
      expect(field()).toHaveValue("950");
    });

    it("gives them back in another document, too", async () => {
      const { user, unmount } = await openLive();
      await enter(user, "700");
      const before = own();
      await arrive(HASH);
      unmount();
      isNewEntry.mockReturnValue(false);
      open();
      await goBack(before);
      await comeNear();
      expect(await screen.findByRole("textbox", { name: "Kosten eines Besuchs" })).toHaveValue("700");
    });

    it("goes on at other anchors of the page", async () => {
      const { user } = await openLive();
      await enter(user, "700");
      await arrive(HASH);
      await enter(user, "950");
      await arrive("#abschnitt");
      expect(field()).toHaveValue("950");
    });

    it("changes nothing if it has the same numbers", async () => {
      const { user } = await openLive();
      await enter(user, "900");
      const before = own();
      await arrive(HASH);
      await enter(user, "950");
      await goBack(before);
      expect(field()).toHaveValue("950");
    });
  });

  it("that comes back with Back or Forward leaves what was typed since", async () => {
    const { user } = await openLive(`/blog/besuche${HASH}`);
    await enter(user, "700");
    isNewEntry.mockReturnValue(false);
    await arrive(HASH);
    expect(field()).toHaveValue("700");
  });

  it.each(["#rechnung-visit&visitCost=<img>", "#rechnung-visit&visitCost=900", "#rechnung-cac&visitCost=900", "#%E0"])(
    "that says nonsense leaves the numbers of the text: %s",
    async (hash) => {
      await openLive(`/blog/besuche${hash}`);
      expect(field()).toHaveValue("500");
    },
  );
});

it("gives its numbers as a table", async () => {
  await openLive();
  const { href, download } = link("Als Tabelle");
  expect(download).toBe("rechnung-visit.csv");
  expect(decodeURIComponent(href)).toContain(
    '\ufeff"Ab wann sich der Besuch lohnt"\r\n"Kosten eines Besuchs";"500";"€"',
  );
});

describe("An inquiry with a calculation", () => {
  const message = () => messageInHash(link("Mit dieser Rechnung anfragen").hash);

  it("is an address with the calculation as its message, for this tab or another", async () => {
    const { user } = await openLive();
    expect(link("Mit dieser Rechnung anfragen").pathname).toBe("/contact");
    expect(message()).toMatch(/^Meine Rechnung „.*“:\n- Kosten eines Besuchs: 500 €\n/);
    await enter(user, "900");
    expect(message()).toContain("\n- Kosten eines Besuchs: 900 €\n");
    expect(message()).toContain(`\nZum Nachrechnen: http://localhost/blog/besuche${HASH}`);
  });
});

it("takes nothing away when the page goes", async () => {
  const { unmount } = await openLive();
  expect(() => unmount()).not.toThrow();
});

it.each(Object.keys(calculators))("comes with what draws its own chart: %s", async (name) => {
  const { code } = (await fetchers[name]?.()) ?? {};
  expect(code?.calculator).toBe(calculators[name]);
  const least = Object.fromEntries(code?.calculator.fields.map(({ key, min }) => [key, min]) ?? []);
  const kind = code?.calculator.compute(least).chart?.kind;
  const names = { line: "LineChart", funnel: "FunnelChart", bar: "BarChart" };
  expect(code?.Drawing?.name).toBe(kind && names[kind]);
});

it.each([
  ["is cut off", `${OLD_HASH.slice(0, 40)}`],
  ["has a number out of range", HASH.replace("visitChance=54", "visitChance=540")],
])("is brought into view and says so when a link to it %s", async (_what, hash) => {
  await openLive(`/blog/besuche${hash}`);
  expect(field().value).toBe("500");
  expect(scrolledTo).toHaveBeenCalledTimes(1);
  expect(said).toHaveBeenCalledWith({ kind: "error", ...words.brokenLink });
});

it("says nothing about a broken link on the way back to it", async () => {
  isNewEntry.mockReturnValue(false);
  await openLive(`/blog/besuche${OLD_HASH.slice(0, 40)}`);
  expect(said).not.toHaveBeenCalled();
});

it("keeps what was entered for the way back, even without storage", async () => {
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

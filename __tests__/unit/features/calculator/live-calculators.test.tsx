import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { calculator as block } from "../../../../src/blocks/calculator";
import { calculators } from "../../../../src/features/calculator/calculators";
import { LiveCalculators } from "../../../../src/features/calculator/live-calculators";
import { fetchers } from "../../../../src/features/calculator/load-calculator";
import { delivered } from "../../support/delivered";

jest.mock("gatsby", () => jest.requireActual("../../support/gatsby-mock"));

const said = jest.fn();
jest.mock("../../../../src/features/toasts/notify", () => ({ notify: (message: unknown) => said(message) }));

const KEY = "contact-draft";
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
const HASH = "#rechnung-visit&visitCost=900&callCost=100&visitChance=54&callChance=50&winRate=25";

/** What the browser tells when a figure comes near. */
let comeNear: () => Promise<void>;

beforeEach(() => {
  history.replaceState(null, "", "/blog/besuche");
  sessionStorage.clear();
  said.mockReset();
  Element.prototype.scrollIntoView = jest.fn();
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
function open(address = "/blog/besuche") {
  history.replaceState(null, "", address);
  const page = render(
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as the build writes it. */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <LiveCalculators html={html} />
    </>,
  );
  return page;
}

async function openLive(address?: string) {
  const page = open(address);
  await comeNear();
  await screen.findByRole("textbox", { name: "Kosten eines Besuchs" });
  return { ...page, user: userEvent.setup() };
}

const field = (name = "Kosten eines Besuchs") => screen.getByRole<HTMLInputElement>("textbox", { name });
const sentence = () => document.querySelector(".calculator-sentence")?.textContent?.replaceAll("\u00a0", " ");
const link = (name: string) => screen.getByRole<HTMLAnchorElement>("link", { name });

it("is a worked example before its code comes, and where that does not", () => {
  open();
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.getAllByRole("term").slice(0, 5)).toHaveLength(5);
  expect(screen.getByRole("figure")).toHaveTextContent("500 €");
  expect(sentence()).toContain("Ein Besuch lohnt sich ab 40.000 €");
  // Anchors that lead to itself are all it can offer.
  expect(screen.getAllByRole("link").map((one) => one.getAttribute("href"))).toEqual(["#rechnung-visit"]);
});

it("becomes a form with the same numbers, results, and rows in the same places", async () => {
  const outline = () =>
    [...document.querySelectorAll(".calculator > *, .calculator-rows > div, .calculator-actions > *")].map(
      ({ className, textContent }) => className + (textContent ?? "").replace(/\s*[\d.,]+ /, ""),
    ).length;
  open();
  const [before, words] = [outline(), sentence()];
  await comeNear();
  await screen.findByRole("textbox", { name: "Kosten eines Besuchs" });
  expect(outline()).toBe(before);
  expect(sentence()).toBe(words);
  expect(screen.getAllByRole<HTMLInputElement>("textbox").map(({ value }) => value)).toEqual([
    "500",
    "100",
    "54",
    "50",
    "25",
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

  it("opens the same calculation elsewhere, without waiting until it comes near", async () => {
    open(`/blog/besuche${HASH}`);
    await screen.findByRole("textbox", { name: "Kosten eines Besuchs" });
    expect(field()).toHaveValue("900");
    expect(sentence()).toContain("ab 80.000 €");
  });

  it("that is followed on the page takes the place of what was typed; Back brings it again", async () => {
    await openLive();
    await act(async () => {
      history.replaceState(null, "", `/blog/besuche${HASH}`);
      window.dispatchEvent(new HashChangeEvent("hashchange"));
    });
    expect(field()).toHaveValue("900");
  });

  it.each(["#rechnung-visit&visitCost=<img>", "#rechnung-visit&visitCost=900", "#rechnung-cac&visitCost=900", "#%E0"])(
    "that says nonsense does nothing: %s",
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
  const ask = async () => {
    // jsdom loads no documents, and says so.
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    fireEvent.click(link("Mit dieser Rechnung anfragen"));
  };
  const kept = () => JSON.parse(sessionStorage.getItem(KEY) ?? "{}").entries;

  it("has it as its message, which is all it adds", async () => {
    await openLive();
    await ask();
    expect(link("Mit dieser Rechnung anfragen")).toHaveAttribute("href", "/contact#form");
    expect(Object.keys(kept())).toEqual(["message"]);
    expect(kept().message).toMatch(/^Meine Rechnung „.*“:\n- Kosten eines Besuchs: 500 €\n/);
  });

  it("comes after what was written before, once", async () => {
    sessionStorage.setItem(KEY, JSON.stringify({ entries: { name: "Erika", message: "Guten Tag" } }));
    await openLive();
    await ask();
    await ask();
    expect(kept().name).toBe("Erika");
    expect(kept().message).toMatch(/^Guten Tag\n\nMeine Rechnung/);
    expect(kept().message.match(/Meine Rechnung/g)).toHaveLength(1);
  });

  it("leads to the form where nothing can be kept", async () => {
    sessionStorage.setItem(KEY, "{");
    await openLive();
    await ask();
    expect(sessionStorage.getItem(KEY)).toBe("{");
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

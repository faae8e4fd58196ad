/**
 * A document to query, but the packages of Node: React's server renderer for browsers needs more than jsdom has.
 *
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { around, render, table } from "../support/markdown";

async function pageOf(source: string) {
  const { html, issues } = await render(source);
  expect(issues).toEqual([]);
  const page = document.createElement("div");
  page.innerHTML = html;
  return page;
}

/** The texts of what a selector finds, in which `~` stands for a non-breaking space. */
const texts = (page: Element, selector: string) =>
  [...page.querySelectorAll(selector)].map((element) => element.textContent?.replaceAll("\u00a0", "~"));

const chart = (name: string, rows: string) =>
  around(`${name} title="Termine je Monat" description="Von 20 auf 5." unit="Leads"`, rows);
const FUNNEL = table("Stufe | Anzahl", "Besuche | 1.250", "Leads | 500", "Kunden | 22,5");
const LINES = table("Monat | Plan | Ist", "Jan | 10 | 8", "Feb | 20 | 1.250", "Mär | 30 | 4,5");
const CALLOUT = around('Callout title="Merke"', "Ein **Satz**.");
const figure = (evidence: string) => `<Statistic value="32,5 %" label="Quote" ${evidence} />`;
const STATISTIC = figure('evidence="quoted" said="Eigene Angabe"');
const ENGLISH = figure('evidence="quoted" said="Nach „Big Study“, alt" titleLanguage="en"');
const SOURCE = figure('evidence="source" author="Amt" title="Jahrbuch" year="2025" link="https://a.example/5-km"');
const MEASURED = figure('evidence="measurement" who="A GmbH" when="1. Quartal 2026" how="30 Angebote"');
const EXAMPLE = figure('evidence="example" needs="Eine Messung"');
const FORMULA = around('Formula name="CAC" formula="Kosten ÷ Kunden" example="10 ÷ 2 = 5"', "Je Quartal.");
const CHECKLIST = around('Checklist title="Vorher"', "- Eins\n- Zwei");
const STEPS = table("Zeit | Phase | Aufgabe", "Woche 1 | Start | **Daten** lesen", "Woche 2 | Test | Messen");
const ROADMAP = around('Roadmap title="Plan"', STEPS);
const PLAIN_TABLE = table("A | B", "1 | 2");
const TABLE = around('Table caption="Quoten"', PLAIN_TABLE);
const SUMS = table(
  "Stufe | Stunden | Wert | Frist",
  "A | 1,5 | 400 € | 1 Jahr",
  " | | +60 Tsd. € | keine",
  "**Summe** | 1,5 | – | bald",
);

const SHARES = table("Posten | Zählt", "A | ja", "B | –", "**Summe** | **400 €**");
const SENTENCES = table("Posten | Preis", "A | 7 €", "B | 8 €", "C | 9 € im Voraus, danach nichts");
const RATES = table("Stufe | Quote", "A | 5 %", "B | –");

it("lists headings with plain, unique anchors, and gives each a link beside it that is named by it", async () => {
  const source = "## Größe & Maß\n\n### Ärger – früher\n\n## Größe und Maß\n\n## Die **5 %** des `CRM`\n## Café";
  const { headings } = await render(source);
  expect(headings).toEqual([
    { id: "groesse-und-mass", title: "Größe & Maß", depth: 2 },
    { id: "aerger-frueher", title: "Ärger\u00a0– früher", depth: 3 },
    { id: "groesse-und-mass-2", title: "Größe und Maß", depth: 2 },
    { id: "die-5-prozent-des-crm", title: "Die 5\u00a0% des CRM", depth: 2 },
    { id: "cafe", title: "Café", depth: 2 },
  ]);
  const found = [...(await pageOf(source)).querySelectorAll("h2, h3")].map(({ id, nextElementSibling: link }) => {
    return [id, link?.getAttribute("href"), link?.getAttribute("aria-labelledby")];
  });
  expect(found).toEqual(headings.map(({ id }) => [id, `#${id}`, id]));
});

it("gives no heading an id that something else on the page has", async () => {
  const source = `## Inhalt\n\n## Diagramm 1\n\n## Footnote label\n\n${chart("FunnelChart", FUNNEL)}\n\nText[^1].\n\n[^1]: Quelle.`;
  const { headings } = await render(source);
  expect(headings.map(({ id }) => id)).toEqual(["inhalt-2", "diagramm-1-2", "footnote-label-2"]);
  const ids = [...(await pageOf(source)).querySelectorAll("[id]")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it("names footnotes in German", async () => {
  expect((await pageOf("Text[^1].\n\n[^1]: Quelle.")).innerHTML).not.toContain("Footnotes");
});

it.each([
  ["running text", "Eins zwei **drei** [vier](/blog).", 4],
  ["compounds and numbers as one each", "B2B-Vertrieb 1.250 z. B. 24/7", 5],
  ["tables", table("Eins | zwei", "drei | vier fünf"), 5],
  ["what a component says", around('Callout title="Eins zwei"', "Drei."), 3],
  ["of a figure what visitors read", figure('evidence="example" needs="Eins zwei drei"'), 2],
  ["nothing of a chart", `Eins.\n\n${chart("FunnelChart", FUNNEL)}\n\nZwei.`, 2],
  ["no signs", "– & · …", 0],
])("words count %s", async (_what, source, words) => {
  expect((await render(source)).words).toBe(words);
});

it.each<[what: string, source: string, selector: string, found: string[]]>([
  [
    "text has German spaces, code left alone",
    "Nach 30 Tagen, z. B. `30 Tage`.",
    "p",
    ["Nach 30~Tagen, z.~B. 30 Tage."],
  ],
  ["a less-than sign between spaces is text", "5 < 6", "p", ["5 < 6"]],
  [
    "Callout is named by its title",
    CALLOUT,
    "aside[aria-labelledby]:has(> p:first-child[id]) > p",
    ["Merke", "Ein Satz."],
  ],
  ["Statistic has a caption that says what it counts", STATISTIC, "figcaption", ["Quote Eigene Angabe"]],
  ["Statistic says the title in it in its language", ENGLISH, "cite > span[lang=en]", ["Big Study"]],
  ["Statistic names its source", SOURCE, "cite > a", ["Amt: Jahrbuch, 2025"]],
  ["Statistic leads to its source", SOURCE, "a[href='https://a.example/5-km']", ["Amt: Jahrbuch, 2025"]],
  ["Statistic names a measurement", MEASURED, "cite", ["Gemessen bei A GmbH, 1.~Quartal 2026: 30~Angebote"]],
  ["Statistic says that it is an example, and no more", EXAMPLE, "figcaption", ["Quote Beispiel"]],
  ["Formula is a figure named by it", FORMULA, "figure > figcaption", ["CAC = Kosten ÷~Kunden"]],
  ["Formula is explained", FORMULA, "figure > p", ["10~÷~2~=~5", "Je Quartal."]],
  ["Formula may do without an example", '<Formula name="A" formula="B ÷ C" />', "figure > *", ["A = B ÷~C"]],
  ["Checklist is named by its title", CHECKLIST, "section[aria-label=Vorher] > ul > li", ["Eins", "Zwei"]],
  ["Roadmap is a figure with its title", ROADMAP, "figure > figcaption", ["Plan"]],
  ["Roadmap is an ordered list", ROADMAP, "ol > li:nth-child(1) > p", ["Woche 1", "Start", "Daten lesen"]],
  ["Roadmap has an item for each row", ROADMAP, "ol > li:nth-child(2) > p", ["Woche 2", "Test", "Messen"]],
  ["Roadmap keeps the marks of its table", ROADMAP, "li strong", ["Daten"]],
  ["Table names its columns", TABLE, "thead th[scope=col]", ["A", "B"]],
  ["Table names its rows", TABLE, "tbody th[scope=row]:first-child", ["1"]],
  ["Table names no row by an empty cell", SUMS, "tbody th", ["A", "Summe"]],
  ["Table sets columns of numbers to the right", SUMS, "th.table-number", ["Stunden", "Wert"]],
  ["Table sets a column to the right as a whole", SUMS, "td.table-number:nth-child(3)", ["400~€", "+60~Tsd.~€", "–"]],
  ["Table sets sums apart", SUMS, "tr.table-total > *", ["Summe", "1,5", "–", "bald"]],
  ["Table sets a column to the right for its sum", SHARES, "td.table-number", ["ja", "–", "400~€"]],
  ["Table leaves a column with sentences to the left", SENTENCES, ".table-number", []],
  ["Table marks columns of shares", RATES, "td.table-share", ["5~%", "–"]],
  ["Table marks no other columns of numbers as shares", SUMS, ".table-share", []],
  ["Table is named by its caption", TABLE, "table > caption", ["Quoten"]],
  ["a plain table has its columns", PLAIN_TABLE, "table:not(:has(caption)) td", ["2"]],
])("%s", async (_what, source, selector, found) => {
  expect(texts(await pageOf(source), selector)).toEqual(found);
});

it("Calculator is a worked example with its entries, and none of its numbers count as words", async () => {
  const numbers = 'visitCost="500" callCost="100" visitChance="54" callChance="50" winRate="25"';
  const source = `<Calculator name="visit" ${numbers} />`;
  const page = await pageOf(source);
  expect(texts(page, "figure[aria-labelledby=rechnung-visit] > h3#rechnung-visit")).toEqual([
    "Ab wann sich der Besuch lohnt",
  ]);
  expect(texts(page, ".calculator-rows p")).toEqual(["Kosten eines Termins", "Erfolg eines Termins", "Danach"]);
  expect(texts(page, ".calculator-rows dt")).toContain("Kosten eines Besuchs");
  expect(texts(page, ".calculator-rows dd")).toEqual(["500 €", "100 €", "54 %", "50 %", "25 %", "0 €"]);
  expect(texts(page, ".calculator-main dd")).toEqual(["40.000~€"]);
  const { words, headings } = await render(`## Fahren?\n\n${source}\n\n### Danach`);
  expect(words).toBe(2);
  expect(headings).toEqual([
    { id: "fahren", title: "Fahren?", depth: 2 },
    {
      ...{ id: "rechnung-visit", title: "Ab wann sich der Besuch lohnt", depth: 3, block: "Calculator" },
      result: { label: "Schwelle pro Auftrag", value: "40.000\u00a0€" },
    },
    { id: "danach", title: "Danach", depth: 3 },
  ]);
});

/** All that a drawing says, one text each. */
const LETTERS = ".chart-drawing :is(text, li, .chart-row > span, .chart-note)";

const STAGES = ["Stufe Anzahl", "Besuche Leads Kunden", "1.250 500 22,5"];
const SERIES = ["Monat Plan Ist", "Jan Feb Mär", "10 8 20 1.250 30 4,5"];

it.each([
  ["BarChart", FUNNEL, STAGES],
  ["FunnelChart", FUNNEL, STAGES],
  ["LineChart", LINES, SERIES],
])(
  "%s is a drawing for the eye with labels, named and described once, and a table for screen readers",
  async (name, rows, parts) => {
    const [columns = [], labels = [], cells = []] = parts.map((part) => part.split(" "));
    const page = await pageOf(chart(name, rows));
    const drawing = page.querySelector("figure > .chart-drawing");
    expect(texts(page, "figure > figcaption")).toEqual(["Termine je Monat"]);
    expect(drawing?.getAttribute("aria-hidden")).toBe("true");
    expect(texts(page, "figure > p, desc")).toEqual(["Von 20 auf 5."]);
    expect(texts(page, LETTERS)).toEqual(expect.arrayContaining(labels));
    expect(texts(page, ".sr-only caption")).toEqual(["Einheit: Leads"]);
    expect(texts(page, ".sr-only th[scope=col]")).toEqual(columns);
    expect(texts(page, ".sr-only th[scope=row]")).toEqual(labels);
    expect(texts(page, ".sr-only td")).toEqual(cells);
    expect(texts(page, "table")).toHaveLength(1);
  },
);

it("a bar chart writes each value with its unit and draws bars as long as the numbers", async () => {
  const page = await pageOf(chart("BarChart", table("A | B", "Eins | 400", "Zwei | 100")));
  expect(texts(page, ".chart-value")).toEqual(["400~Leads", "100~Leads"]);
  expect([...page.querySelectorAll("rect")].map((bar) => bar.getAttribute("width"))).toEqual(["100%", "25%"]);
});

it("the numbers of a chart have as many decimals as the one that needs most", async () => {
  const page = await pageOf(chart("BarChart", table("A | B", "Eins | 6,7", "Zwei | 5,0", "Drei | 0,25")));
  expect(texts(page, ".chart-value")).toEqual(["6,70~Leads", "5,00~Leads", "0,25~Leads"]);
});

it("a funnel chart shows the conversion rate between two stages", async () => {
  const all = texts(await pageOf(chart("FunnelChart", FUNNEL)), LETTERS);
  expect(all.filter((text) => text?.includes("%"))).toEqual(["40~% ↓", "4,5~% ↓"]);
  expect(all).toEqual(expect.arrayContaining(["1.250,0~Leads", "500,0~Leads", "22,5~Leads"]));
});

const pathsOf = (page: Element) => [...page.querySelectorAll("svg path")];
const isLine = (path: Element) => !path.classList.contains("chart-leader");

it("a line chart draws a line of its own for each series and names them when there are several", async () => {
  const several = await pageOf(chart("LineChart", LINES));
  const one = await pageOf(chart("LineChart", table("Monat | Plan", "Jan | 1", "Feb | 2", "Mär | 3")));
  const lines = pathsOf(several).filter(isLine);
  expect(lines).toHaveLength(2);
  expect(new Set(lines.map((path) => path.getAttribute("class"))).size).toBe(2);
  expect(texts(several, ".chart-names li")).toEqual(["Plan", "Ist"]);
  expect(pathsOf(one).filter(isLine)).toHaveLength(1);
  expect(texts(one, ".chart-names")).toEqual([]);
  expect(texts(one, "svg text")).toEqual(expect.arrayContaining(["Leads", "Monat"]));
});

it.each([
  ["10 25 100", "0 25 50 75 100", 0],
  ["-8.000 -11.600 2.400", "−12.000 −8.000 −4.000 0 4.000", 1],
  ["−4 −1 −3", "−4 −3 −2 −1 0", 1],
  ["0 0 0", "0 0,25", 0],
])("a line chart of %s goes over %s, and each number has its height on it", async (given, steps, zeros) => {
  const [numbers, scale] = [given.split(" "), steps.split(" ")];
  const page = await pageOf(
    chart("LineChart", table("Quartal | Euro", ...numbers.map((number, index) => `Q${index + 1} | ${number}`))),
  );
  const grid = [...page.querySelectorAll("svg line")].map((line) => Number(line.getAttribute("y1")));
  const points = pathsOf(page).filter(isLine)[0]?.getAttribute("d") ?? "";
  const line = [...points.matchAll(/[ML]\S+ (\S+?)(?=L|$)/g)].map(([, y]) => Number(y));
  expect(texts(page, "svg text[text-anchor=end]")).toEqual(scale);
  expect(page.querySelectorAll(".chart-zero")).toHaveLength(zeros);
  expect(Math.min(...line)).toBeGreaterThanOrEqual(Math.min(...grid));
  expect(Math.max(...line)).toBeLessThanOrEqual(Math.max(...grid));
  expect(Math.min(...grid)).toBeGreaterThan(0);
  expect(Math.max(...grid)).toBeLessThan(Number(page.querySelector("svg")?.getAttribute("height")));
  numbers.forEach((number, index) => {
    const height = grid[scale.indexOf(number.replace("-", "−"))];
    if (height !== undefined) expect(line[index]).toBe(height);
  });
});

const LOW = ["0 | 0 | 0", "1 | -8 (Tiefpunkt) | 4", "2 | 3 (im Plus) | 6,5 (Ziel)"];

it("words after a number are shown at its point, with its value and label, and in the table", async () => {
  const page = await pageOf(chart("LineChart", table("Monat | Ohne | Mit", ...LOW)));
  expect(texts(page, ".chart-mark")).toEqual(["Tiefpunkt Monat 1: −8", "im Plus Monat 2: 3", "Ziel Monat 2: 6,5"]);
  expect(texts(page, ".chart-mark.chart-series-2")).toEqual(["Ziel Monat 2: 6,5"]);
  expect(texts(page, "tbody tr:nth-child(2) > *")).toEqual(["1", "−8 (Tiefpunkt)", "4"]);
  const [low] = page.querySelectorAll("svg > g > circle");
  const [, lowest = ""] = /50 (\S+?)L/.exec(pathsOf(page)[0]?.getAttribute("d") ?? "") ?? [];
  expect([low?.getAttribute("cx"), low?.getAttribute("cy")]).toEqual(["50%", lowest]);
});

const marked = (mark: string, ...more: string[]) =>
  chart("LineChart", table("Monat | Plan", `1 | 0 (${mark})`, "2 | 1", "3 | 2", ...more));
const SEVEN = Array.from({ length: 6 }, (_, index) => `${index + 4} | 5 (Marke)`);
const BELOW_ZERO = chart("BarChart", `${FUNNEL}\n| Fans | -5 |`);
const WIDENS = "ist mehr als 22,5 in der Zeile davor. Ein Trichter wird nach unten schmaler; sonst hilft <BarChart>.";

// What authors get wrong in other ways is in author-errors.test.ts.
/** The issue stands on the third line of a body that begins on line 21; `line` counts from there. */
it.each<[issue: string, source: string, says: string, line?: number]>([
  [
    "a mark that is too long",
    marked("der tiefste Stand"),
    "<LineChart>: Die Marke „der tiefste Stand“ hat 17 Zeichen",
    4,
  ],
  ["too many marks", marked("Null", ...SEVEN), "<LineChart>: Die Tabelle hat 7 Marken in Klammern, erlaubt", 2],
  ["a bar below zero", BELOW_ZERO, "<BarChart>: −5 liegt unter null, das zeigt nur <LineChart>.", 7],
  ["a funnel that widens", chart("FunnelChart", `${FUNNEL}\n| Fans | 1.500 |`), `<FunnelChart>: 1.500 ${WIDENS}`, 7],
])("reports %s with its line in the file", async (_what, source, says, line = 0) => {
  const { html, issues } = await render(`## Davor\n\n${source}`, 21);
  expect(issues).toEqual([{ file: "f", line: 23 + line, message: expect.stringContaining(says) }]);
  expect(html).toBe("");
});

it("says nothing in English of an element that does not exist", async () => {
  const said = jest.spyOn(console, "error").mockImplementation();
  const { issues } = await render('<img src="a" onclick="b" class="c" />');
  expect([issues.length, said.mock.calls]).toEqual([1, []]);
  said.mockRestore();
});

/**
 * A document to query, but the packages of Node: React's server renderer for browsers needs more than jsdom has.
 *
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { renderMdx } from "../../../src/data-layer/render/render-mdx";

// The first document of a run waits until Jest has compiled the MDX packages.
jest.setTimeout(30_000);

const FILE = "content/legal/text.mdx";

async function rendered(...lines: string[]) {
  const { html, problems, ...facts } = await renderMdx(FILE, lines.join("\n"), 1);
  const page = document.createElement("div");
  page.innerHTML = html;
  return { ...facts, problems, page };
}

async function pageOf(...lines: string[]) {
  const { page, problems } = await rendered(...lines);
  expect(problems).toEqual([]);
  return page;
}

const texts = (page: Element, selector: string) =>
  [...page.querySelectorAll(selector)].map((element) => element.textContent?.replaceAll("\u00a0", "~"));

const chart = (name: string, ...rows: string[]) => [
  `<${name} title="Termine je Monat" description="Von 20 auf 5." unit="Leads">`,
  "",
  ...rows,
  "",
  `</${name}>`,
];

const FUNNEL = ["| Stufe | Anzahl |", "|---|---|", "| Besuche | 1.250 |", "| Leads | 500 |", "| Kunden | 22,5 |"];
const LINES = [
  "| Monat | Plan | Ist |",
  "|---|---|---|",
  "| Jan | 10 | 8 |",
  "| Feb | 20 | 1.250 |",
  "| Mär | 30 | 4,5 |",
];

describe("headings", () => {
  const source = [
    "## Größe & Maß",
    "",
    "### Ärger – früher",
    "",
    "## Größe & Maß",
    "",
    "## Die **5 %** des `CRM`",
    "## Café",
  ];
  const headings = [
    { id: "groesse-und-mass", title: "Größe & Maß", depth: 2 },
    { id: "aerger-frueher", title: "Ärger\u00a0– früher", depth: 3 },
    { id: "groesse-und-mass-2", title: "Größe & Maß", depth: 2 },
    { id: "die-5-prozent-des-crm", title: "Die 5\u00a0% des CRM", depth: 2 },
    { id: "cafe", title: "Café", depth: 2 },
  ];

  it("are listed with plain, unique anchors", async () => {
    expect((await rendered(...source)).headings).toEqual(headings);
  });

  it("carry these anchors, each with a link beside it that is named by it", async () => {
    const found = [...(await pageOf(...source)).querySelectorAll("h2, h3")].map((element) => ({
      id: element.id,
      link: element.nextElementSibling?.getAttribute("href"),
      label: element.nextElementSibling?.getAttribute("aria-labelledby"),
    }));
    expect(found).toEqual(headings.map(({ id }) => ({ id, link: `#${id}`, label: id })));
  });
});

it("sets text with German spaces, code left alone", async () => {
  const page = await pageOf("Nach 30 Tagen, z. B. `30 Tage`.");
  expect(texts(page, "p")).toEqual(["Nach 30~Tagen, z.~B. 30 Tage."]);
});

it("names footnotes in German", async () => {
  const page = await pageOf("Text[^1].", "", "[^1]: Quelle.");
  expect(page.innerHTML).not.toContain("Footnotes");
});

describe("words", () => {
  it.each([
    { what: "running text", source: ["Eins zwei **drei** [vier](/blog)."], words: 4 },
    { what: "compounds and numbers as one each", source: ["B2B-Vertrieb 1.250 z. B. 24/7"], words: 5 },
    { what: "headings and lists", source: ["## Eins zwei", "", "- drei", "- vier"], words: 4 },
    { what: "tables", source: ["| Eins | zwei |", "|---|---|", "| drei | vier fünf |"], words: 5 },
    { what: "what a component says", source: ['<Callout title="Eins zwei">', "", "Drei.", "", "</Callout>"], words: 3 },
    { what: "code", source: ["Nutzen Sie `eins zwei`."], words: 4 },
    { what: "nothing of a chart", source: ["Eins.", "", ...chart("FunnelChart", ...FUNNEL), "", "Zwei."], words: 2 },
    { what: "no signs", source: ["– & · …"], words: 0 },
  ])("count $what", async ({ source, words }) => {
    expect((await rendered(...source)).words).toBe(words);
  });
});

describe("components", () => {
  it("Callout is an aside named by its title", async () => {
    const page = await pageOf('<Callout title="Merke">', "", "Ein **Satz**.", "", "</Callout>");
    expect(page.querySelector("aside")?.getAttribute("aria-label")).toBe("Merke");
    expect(texts(page, "aside > p")).toEqual(["Merke", "Ein Satz."]);
  });

  it("Statistic is a figure whose caption says what it counts and where it comes from", async () => {
    const page = await pageOf('<Statistic value="32,5 %" label="Quote" source="Eigene Angabe" />');
    expect(texts(page, "figure > p")).toEqual(["32,5~%"]);
    expect(texts(page, "figure > figcaption > cite")).toEqual(["Eigene Angabe"]);
    expect(texts(page, "figcaption")).toEqual(["QuoteEigene Angabe"]);
  });

  it("Statistic has no empty source", async () => {
    expect(texts(await pageOf('<Statistic value="5" label="Quote" />'), "cite")).toEqual([]);
  });

  it("Formula is a figure with name, rule, example and explanation", async () => {
    const page = await pageOf(
      '<Formula name="CAC" formula="Kosten ÷ Kunden" example="10 ÷ 2 = 5">',
      "",
      "Je Quartal.",
      "",
      "</Formula>",
    );
    expect(texts(page, "figure > figcaption")).toEqual(["CAC"]);
    expect(texts(page, "figure > p")).toEqual(["CAC = Kosten ÷ Kunden", "10 ÷ 2 = 5", "Je Quartal."]);
  });

  it("Formula may do without an example", async () => {
    expect(texts(await pageOf('<Formula name="CAC" formula="Kosten ÷ Kunden" />'), "figure > p")).toHaveLength(1);
  });

  it("Checklist is a section named by its title, around a list", async () => {
    const page = await pageOf('<Checklist title="Vorher">', "", "- Eins", "- Zwei", "", "</Checklist>");
    expect(page.querySelector("section")?.getAttribute("aria-label")).toBe("Vorher");
    expect(texts(page, "section > ul > li")).toEqual(["Eins", "Zwei"]);
  });

  it("Roadmap is an ordered list with an item for each row of its table", async () => {
    const page = await pageOf(
      '<Roadmap title="Plan">',
      "",
      "| Zeit | Phase | Aufgabe |",
      "|---|---|---|",
      "| Woche 1 | Start | **Daten** lesen |",
      "| Woche 2 | Test | Messen |",
      "",
      "</Roadmap>",
    );
    expect(texts(page, "figure > figcaption")).toEqual(["Plan"]);
    expect(texts(page, "ol > li:nth-child(1) > p")).toEqual(["Woche 1", "Start", "Daten lesen"]);
    expect(texts(page, "ol > li:nth-child(2) > p")).toEqual(["Woche 2", "Test", "Messen"]);
    expect(texts(page, "li strong")).toEqual(["Daten"]);
    expect(texts(page, "table")).toEqual([]);
  });

  it("Table has a caption and scrolls in a named region that the keyboard reaches", async () => {
    const page = await pageOf('<Table caption="Quoten">', "", "| A | B |", "|---|---|", "| 1 | 2 |", "", "</Table>");
    const region = page.querySelector("section");
    expect([region?.getAttribute("aria-label"), region?.getAttribute("tabindex")]).toEqual(["Quoten", "0"]);
    expect(texts(page, "section > table > caption")).toEqual(["Quoten"]);
    expect([texts(page, "thead th"), texts(page, "tbody td")]).toEqual([
      ["A", "B"],
      ["1", "2"],
    ]);
    expect(texts(page, "table")).toHaveLength(1);
  });

  it("a plain table scrolls in a region that the keyboard reaches", async () => {
    const page = await pageOf("| A | B |", "|---|---|", "| 1 | 2 |");
    expect(texts(page, "section[tabindex='0'] > table td")).toEqual(["1", "2"]);
  });

  it("ConsentReset marks the place of the page's button", async () => {
    expect((await pageOf("<ConsentReset />")).innerHTML).toBe('<div data-slot="consent-reset"></div>');
  });
});

describe.each([
  {
    name: "BarChart",
    rows: FUNNEL,
    cells: ["1.250", "500", "22,5"],
    columns: ["Stufe", "Anzahl"],
    labels: ["Besuche", "Leads", "Kunden"],
  },
  {
    name: "FunnelChart",
    rows: FUNNEL,
    cells: ["1.250", "500", "22,5"],
    columns: ["Stufe", "Anzahl"],
    labels: ["Besuche", "Leads", "Kunden"],
  },
  {
    name: "LineChart",
    rows: LINES,
    cells: ["10", "8", "20", "1.250", "30", "4,5"],
    columns: ["Monat", "Plan", "Ist"],
    labels: ["Jan", "Feb", "Mär"],
  },
])("$name", ({ name, rows, cells, columns, labels }) => {
  it("is a figure with a caption and a drawing with title and description", async () => {
    const page = await pageOf(...chart(name, ...rows));
    const drawing = page.querySelector("figure > svg");
    const [title, description] = (drawing?.getAttribute("aria-labelledby") ?? "").split(" ");
    expect(texts(page, "figure > figcaption")).toEqual(["Termine je Monat"]);
    expect(drawing?.getAttribute("role")).toBe("img");
    expect(texts(page, `svg > title#${title}`)).toEqual(["Termine je Monat"]);
    expect(texts(page, `svg > desc#${description}`)).toEqual(["Von 20 auf 5."]);
  });

  it("has a table for screen readers with the numbers in German notation", async () => {
    const page = await pageOf(...chart(name, ...rows));
    expect(texts(page, ".sr-only caption")).toEqual(["Termine je Monat (Leads)"]);
    expect(texts(page, ".sr-only th[scope=col]")).toEqual(columns);
    expect(texts(page, ".sr-only th[scope=row]")).toEqual(labels);
    expect(texts(page, ".sr-only td")).toEqual(cells);
    expect(texts(page, "table")).toHaveLength(1);
  });

  it("names its labels in the drawing", async () => {
    expect(texts(await pageOf(...chart(name, ...rows)), "svg text")).toEqual(expect.arrayContaining(labels));
  });
});

it("charts of one document have ids of their own", async () => {
  const page = await pageOf(...chart("BarChart", ...FUNNEL), "", ...chart("FunnelChart", ...FUNNEL));
  const ids = [...page.querySelectorAll("[id]")].map(({ id }) => id);
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(4);
});

it("a bar chart writes each value with its unit and draws bars as long as the numbers", async () => {
  const page = await pageOf(...chart("BarChart", "| A | B |", "|---|---|", "| Eins | 400 |", "| Zwei | 100 |"));
  expect(texts(page, "svg text")).toEqual(expect.arrayContaining(["400~Leads", "100~Leads"]));
  const [long = 0, short = 0] = [...page.querySelectorAll("rect")].map((bar) => Number(bar.getAttribute("width")));
  expect(long / short).toBeCloseTo(4, 1);
});

it("a funnel chart writes between two stages the share that goes on", async () => {
  const page = await pageOf(...chart("FunnelChart", ...FUNNEL));
  const all = texts(page, "svg text");
  expect(all.filter((text) => text?.includes("%"))).toEqual(["40~% ↓", "4,5~% ↓"]);
  expect(all).toEqual(expect.arrayContaining(["1.250~Leads", "500~Leads", "22,5~Leads"]));
});

it("a line chart draws a line of its own for each series and names them when there are several", async () => {
  const several = await pageOf(...chart("LineChart", ...LINES));
  const one = await pageOf(
    ...chart("LineChart", "| Monat | Plan |", "|---|---|", "| Jan | 1 |", "| Feb | 2 |", "| Mär | 3 |"),
  );
  const linesOf = (page: Element) =>
    [...page.querySelectorAll("svg path")].filter((path) => path.getAttribute("d")?.includes("L"));
  expect(linesOf(several)).toHaveLength(2);
  expect(new Set(linesOf(several).map((path) => path.getAttribute("class"))).size).toBe(2);
  expect(texts(several, "svg text")).toEqual(expect.arrayContaining(["Plan", "Ist", "Leads"]));
  expect(linesOf(one)).toHaveLength(1);
  expect(texts(one, "svg text")).not.toContain("Plan");
});

describe("the scale of a line chart", () => {
  const drawn = async (...numbers: string[]) => {
    const rows = numbers.map((number, index) => `| ${index + 1} | ${number} |`);
    const page = await pageOf(...chart("LineChart", "| Quartal | Euro |", "|---|---|", ...rows));
    const lines = [...page.querySelectorAll("svg path")].map((path) => path.getAttribute("d") ?? "");
    const levelsOf = (path: string) => [...path.matchAll(/[ML]\S+ (\S+?)(?=[LH]|$)/g)].map(([, y]) => Number(y));
    const grid = lines.filter((path) => path.includes("H")).flatMap(levelsOf);
    const line = lines.filter((path) => path.includes("L")).flatMap(levelsOf);
    const scale = texts(page, "svg text[text-anchor=end]");
    const height = Number(page.querySelector("svg")?.getAttribute("viewBox")?.split(" ").at(-1));
    return { scale, grid, line, height, zeros: page.querySelectorAll(".chart-zero").length };
  };

  it.each([
    { numbers: ["10", "25", "100"], scale: ["0", "25", "50", "75", "100"], zeros: 0 },
    { numbers: ["-8.000", "-11.600", "2.400"], scale: ["−12.000", "−8.000", "−4.000", "0", "4.000"], zeros: 1 },
    { numbers: ["−4", "−1", "−3"], scale: ["−4", "−3", "−2", "−1", "0"], zeros: 1 },
    { numbers: ["0", "0", "0"], scale: ["0", "0,25"], zeros: 0 },
  ])("of $numbers goes over $scale, and each number has its height on it", async ({ numbers, scale, zeros }) => {
    const chart = await drawn(...numbers);
    expect(chart.scale).toEqual(scale);
    expect(chart.zeros).toBe(zeros);
    expect(Math.min(...chart.grid, ...chart.line)).toBe(Math.min(...chart.grid));
    expect(Math.max(...chart.grid, ...chart.line)).toBe(Math.max(...chart.grid));
    expect(Math.min(...chart.grid)).toBeGreaterThan(0);
    expect(Math.max(...chart.grid)).toBeLessThan(chart.height);
    const heightOf = (text: string) => chart.grid[scale.indexOf(text.replace("-", "−"))];
    numbers.forEach((number, index) => {
      const height = heightOf(number);
      if (height !== undefined) expect(chart.line[index]).toBe(height);
    });
  });
});

describe("slips", () => {
  /** The body begins on line 21 of the file, the slip stands on its third line. */
  const BODY_LINE = 21;
  const HEADING = "## Davor";

  type Slip = { slip: string; lines: string[]; line?: number; says: string };
  const slips: Slip[] = [
    {
      slip: "an unknown component",
      lines: ["<Kasten />"],
      says: "<Kasten> gibt es nicht. Möglich sind: Callout, Statistic,",
    },
    { slip: "an HTML element", lines: ["Ein <b>Wort</b>."], says: "<b> gibt es nicht." },
    {
      slip: "a missing attribute",
      lines: ['<Statistic value="5" />'],
      says: "<Statistic> braucht die Angabe „label“: <Statistic label=",
    },
    {
      slip: "an unknown attribute",
      lines: ['<Callout title="A" farbe="rot">', "", "Text.", "", "</Callout>"],
      says: "<Callout> kennt die Angabe „farbe“ nicht. Möglich sind: title.",
    },
    {
      slip: "a chart without a table",
      lines: chart("BarChart", "Keine Tabelle."),
      says: "<BarChart> braucht eine Markdown-Tabelle als Inhalt",
    },
    {
      slip: "a chart with a word for a number",
      lines: chart("BarChart", ...FUNNEL, "| Fans | viele |"),
      line: 7,
      says: "<BarChart>: „viele“ ist keine Zahl.",
    },
    {
      slip: "a chart with a number in English notation",
      lines: chart("BarChart", ...FUNNEL, "| Fans | 4.5 |"),
      line: 7,
      says: "„4.5“ ist keine Zahl.",
    },
    {
      slip: "a chart with too many rows",
      lines: chart("FunnelChart", ...FUNNEL, ...Array<string>(4).fill("| Fans | 1 |")),
      line: 2,
      says: "<FunnelChart>: Die Tabelle hat 7 Zeilen, erlaubt sind 2 bis 6.",
    },
    {
      slip: "a chart with too few rows",
      lines: chart("LineChart", ...LINES.slice(0, 4)),
      line: 2,
      says: "<LineChart>: Die Tabelle hat 2 Zeilen, erlaubt sind 3 bis 13.",
    },
    {
      slip: "a bar below zero",
      lines: chart("BarChart", ...FUNNEL, "| Fans | -5 |"),
      line: 7,
      says: "<BarChart>: −5 liegt unter null, das zeigt nur <LineChart>.",
    },
    {
      slip: "a funnel that widens",
      lines: chart("FunnelChart", ...FUNNEL, "| Fans | 1.500 |"),
      line: 7,
      says: "<FunnelChart>: 1.500 ist mehr als 22,5 in der Zeile davor. Ein Trichter wird nach unten schmaler; sonst hilft <BarChart>.",
    },
    {
      slip: "a chart with too many columns",
      lines: chart("BarChart", ...LINES),
      line: 2,
      says: "<BarChart>: Die Tabelle hat 3 Spalten",
    },
    { slip: "a heading of the first level", lines: ["# Titel"], says: "nur Überschriften mit ## und ###" },
    { slip: "a heading of the fourth level", lines: ["#### Fein"], says: "nur Überschriften mit ## und ###" },
    { slip: "a picture in a sentence", lines: ["Ein ![Bild](./bild.png)."], says: "steht mitten im Text." },
    {
      slip: "a component that is closed by another name",
      lines: ['<Callout title="A">', "", "Text.", "", "</Checklist>"],
      line: 4,
      says: "zuletzt geöffnet wurde aber <Callout>",
    },
    {
      slip: "a component that is left open in a paragraph",
      lines: ['Ein <Callout title="A">Text.'],
      says: "<Callout> ist nicht geschlossen.",
    },
    { slip: "a closing tag without an opening one", lines: ["</Callout>"], says: "das nicht geöffnet ist" },
    {
      slip: "a less-than sign before a number",
      lines: ["Weniger als <5 Tage."],
      says: "Als Zeichen im Text wird es &lt; geschrieben.",
    },
    { slip: "an open brace", lines: ["Ein {Wort."], says: "Eine geschweifte Klammer wird als &#123; geschrieben." },
    { slip: "an HTML comment", lines: ["<!-- später -->"], says: "Bitte <!-- … --> entfernen." },
  ];

  it.each(slips)("tells $slip with its line in the file", async ({ lines, line = 0, says }) => {
    const { html, problems } = await renderMdx(FILE, [HEADING, "", ...lines].join("\n"), BODY_LINE);
    expect(problems).toEqual([{ file: FILE, line: BODY_LINE + 2 + line, message: expect.stringContaining(says) }]);
    expect(html).toBe("");
  });

  it.each([
    { attribute: "title={1 + 1}", says: '<Callout>: Die Angabe „title“ braucht einen Text: title="…".' },
    { attribute: 'title=""', says: '<Callout>: Die Angabe „title“ braucht einen Text: title="…".' },
    { attribute: "{...props}", says: '<Callout>: Angaben haben die Form name="Text".' },
  ])("tells an attribute that is no text once: $attribute", async ({ attribute, says }) => {
    const { problems } = await renderMdx(FILE, `<Callout ${attribute}>\n\nText.\n\n</Callout>`, 1);
    expect(problems.map(({ message }) => message)).toEqual([says]);
  });

  it("tells all slips of a document at once", async () => {
    const { problems } = await renderMdx(FILE, "# Titel\n\n<Kasten />\n\n![](./bild.png)", 1);
    expect(problems.map(({ line }) => line)).toEqual([1, 3, 5]);
  });

  it("takes a less-than sign between spaces for text", async () => {
    expect(texts(await pageOf("5 < 6"), "p")).toEqual(["5 < 6"]);
  });
});

import { around, table } from "../../../../__tests__/unit/support/markdown";
import { renderChecked as render } from "../../support/markdown";

const NOTE = "{/* Rechenfehler mit Absicht */}";

it("A wrong sum is an issue with file and line", async () => {
  const { issues, html } = await render("Text.\n\nEs sind **2** + 2 = 5.", 4);
  const message = `2 + 2 ergibt 4, da steht 5. Ist der Fehler gewollt, steht davor ${NOTE}.`;
  expect(issues).toEqual([{ file: "f", line: 6, message }]);
  expect(html).toBe("");
});

it("The rates of a funnel chart are compared with its numbers", async () => {
  const stages = table("Stufe | Anzahl", "Leads | 100", "Aufträge | 25");
  const chart = (rate: string) => around(`FunnelChart title="A" description="Erst ${rate}." unit="Leads"`, stages);
  expect((await render(chart("25 %"))).issues).toEqual([]);
  expect((await render(chart("28 %"))).issues).toEqual([
    { file: "f", line: 1, message: expect.stringContaining("Von „Leads“ zu „Aufträge“ sind es 25 %, da steht 28 %.") },
  ]);
});

it("A note on an intended mistake leaves no trace in a heading's anchor, nor in the words that are counted", async () => {
  const { headings, words, html } = await render(`## ${NOTE} 2 + 2 = 5`);
  expect(headings).toEqual([{ id: "2-2-5", title: "2\u00a0+\u00a02\u00a0=\u00a05", depth: 2 }]);
  expect(words).toBe(3);
  expect(html).not.toContain("Absicht");
});

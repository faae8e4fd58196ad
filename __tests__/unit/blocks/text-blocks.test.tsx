import { formula } from "../../../src/blocks/formula";
import { lineChart } from "../../../src/blocks/marked-line-chart";
import { renderStaticHtml } from "../support/render-static-html";

it("a formula may be divided before its operators, and only there", () => {
  const { component: Formula } = formula;
  const html = renderStaticHtml(<Formula name="Nutzen" formula="(Quote mit Programm − Quote ohne) × Fälle ÷ 2" />);
  const parts = [...html.querySelectorAll(".formula-rule span")].map((part) => part.textContent);
  expect(parts).toEqual(["Nutzen", "= (Quote mit Programm", "− Quote ohne)", "× Fälle", "÷ 2"]);
  expect(html.querySelector(".formula-rule")?.textContent).toBe(parts.join(" "));
});

it("the words about a point of a line are not struck through by the zero line", () => {
  const { component: Chart } = lineChart;
  const monthly = [0, -227, -416, -567, -680, -761, -811, -832, -822, -785, -725, -640, -531, -401, -252, -84, 104];
  const yearly = [0, -47, -110, -189, -284, -221, -171, -133, -109, 43, 184, 315, 435, 657, 871, 1076, 1273];
  const rows = monthly.map((value, index) => ({
    label: String(3 * index),
    values: [value, yearly[index]],
    marks: ["", yearly[index] === -284 ? "Tiefpunkt" : ""],
  }));
  const data = JSON.stringify({ columns: ["Monat", "Monatszahlung", "Jahresvorkasse"], rows });
  const html = renderStaticHtml(<Chart title="Konto" description="Das Konto." unit="Tsd. €" data={data} />);
  const zero = Number(html.querySelector(".chart-zero line")?.getAttribute("y1"));
  const mark = html.querySelector<HTMLElement>(".chart-mark");
  const top = Number.parseFloat(mark?.style.top ?? "");
  const rowsOfMark = mark?.querySelector("br") ? 2 : 1;
  expect(zero).toBeGreaterThan(0);
  expect(top > zero || top + 17 * rowsOfMark < zero).toBe(true);
});

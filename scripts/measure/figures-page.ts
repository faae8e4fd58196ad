import { type Counts, type Figures, VITALS } from "./figures";

/** Rows of a table; what comes after them is summed up. */
const MOST_ROWS = 25;

/** Good up to the first, poor above the second: ms, CLS without unit; the thresholds of web.dev/articles/vitals. */
const LIMITS = { LCP: [2500, 4000], INP: [200, 500], CLS: [0.1, 0.25] } as const;

const SIGNS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
const number = (value: number) => value.toLocaleString("de-DE");

const STYLE = `
body { margin: 0; color: #0a2e3d; background: #fbf8f3; font: 1rem/1.5 "Instrument Sans", system-ui, sans-serif; }
header { background: #0a2e3d; color: #fff; border-bottom: 4px solid #ffb000; }
header div, main { max-width: 60rem; margin: 0 auto; padding: 1.25rem; }
h1 { margin: 0; font-size: 1.5rem; }
header p { margin: 0.25rem 0 0; }
main { display: grid; gap: 2rem; grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr)); }
section { min-width: 0; }
section.wide { grid-column: 1 / -1; overflow-x: auto; }
h2 { margin: 0 0 0.5rem; font-size: 1.125rem; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.375rem 0.5rem; border-bottom: 1px solid #c9d6da; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
th { font-weight: 600; }
.wide :is(th, td):first-child { min-width: 10rem; }
td + td, th + th { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; overflow-wrap: normal; }
small { color: #3e5a66; font-size: 0.875rem; }
`;

/** The figures of a day as a page in German. */
export function figuresPage(day: string, figures: Figures): string {
  const { views, pages, sources, form, calculators, links, vitals } = figures;
  const date = new Date(`${day}T12:00`).toLocaleDateString("de-DE", { dateStyle: "long" });
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Besuche am ${escaped(date)}</title>
<style>${STYLE}</style>
</head>
<body>
<header><div><h1>Besuche am ${escaped(date)}</h1><p>${views === 1 ? "1 Aufruf" : `${number(views)} Aufrufe`} mit Einwilligung. Neue Zahlen zeigt die Seite nach dem Neuladen.</p></div></header>
<main>
${counted("Seiten", "Seite", "Aufrufe", pages)}
${counted("Quellen", "Kampagne oder Website", "Aufrufe", sources, "Aufrufe ohne Angabe sind direkte oder die weiteren eines Besuchs.")}
${counted("Weg zum Formular", "Schritt", "Mal", [
  ["Seite aufgerufen, gleich welche", views],
  ["Formular gesehen", form.seen],
  ["Formular begonnen", form.begun],
  ["Anfrage gesendet", form.sent],
  ["Senden gescheitert", form.failed],
])}
${counted("Rechner", "Rechner", "Benutzt", calculators)}
${counted("Links zu anderen Websites", "Ziel", "Klicks", links)}
<section class="wide"><h2>Tempo (75 % der Messungen sind so gut oder besser)</h2>
${
  vitals.length === 0
    ? NOTHING
    : table(
        ["Seite", ...VITALS],
        vitals.map(({ page, values }) => [
          escaped(page),
          ...VITALS.map((vital) => {
            const { p75, of } = values[vital] ?? {};
            if (p75 === undefined || of === undefined) return "–";
            const shown = vital === "CLS" ? number(p75) : `${number(p75)} ms`;
            return `${shown}, ${rating(p75, LIMITS[vital])} <small>(${number(of)})</small>`;
          }),
        ]),
      )
}
<small>In Klammern: Zahl der Messungen. LCP: bis das Größte zu sehen ist. INP: bis die Seite antwortet. CLS: wie sehr sie springt.</small></section>
</main>
</body>
</html>
`;
}

const NOTHING = "<p>Noch nichts.</p>";

const rating = (value: number, [good, poor]: readonly [number, number]) =>
  value <= good ? "gut" : value <= poor ? "mäßig" : "schlecht";

function counted(title: string, what: string, unit: string, counts: Counts, note?: string): string {
  const shown = counts.slice(0, MOST_ROWS).map(([name, times]) => [escaped(name), number(times)]);
  const rest = counts.slice(MOST_ROWS);
  const others = rest.reduce((sum, [, times]) => sum + times, 0);
  const rows = rest.length > 0 ? [...shown, [`weitere ${number(rest.length)}`, number(others)]] : shown;
  const content = rows.length > 0 ? table([what, unit], rows) : NOTHING;
  return `<section><h2>${escaped(title)}</h2>\n${content}${note ? `<small>${escaped(note)}</small>` : ""}</section>`;
}

/** @param rows cells as HTML */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`);
  const names = head.map((name) => `<th scope="col">${escaped(name)}</th>`);
  return `<table><thead><tr>${names.join("")}</tr></thead><tbody>${cells.join("\n")}</tbody></table>`;
}

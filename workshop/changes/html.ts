import { createHash } from "node:crypto";
import { escapeHtml } from "../../src/lib/escape-html";
import { type Chapter, type Line, oneLine, type Report, renderLine } from "./markdown.mjs";
import type { PagePicture } from "./pictures";

const plain = (text: unknown) => escapeHtml(oneLine(text));

const lineOf = (line: Line): string =>
  renderLine(line, {
    text: plain,
    added: (text) => `<ins>${text}</ins>`,
    removed: (text) => `<del>${text}</del>`,
    name: (name) => `<code>${name}</code>`,
  });

function chapterOf({ title, head, rows }: Chapter): string {
  const heading = `<h2>${plain(title)}</h2>`;
  const cells = (row: readonly Line[]) => row.map((cell) => `<td>${lineOf(cell)}</td>`).join("");
  if (head) {
    const names = head.map((name) => `<th scope="col">${plain(name)}</th>`).join("");
    return `<section>${heading}<table><tr>${names}</tr>${rows.map((row) => `<tr>${cells(row)}</tr>`).join("")}</table></section>`;
  }
  const items = rows.map(([name = [], ...lines]) => {
    const below = lines.map((line) => `<li>${lineOf(line)}</li>`).join("");
    return `<article><h3>${lineOf(name)}</h3>${below && `<ul>${below}</ul>`}</article>`;
  });
  return `<section>${heading}${items.join("")}</section>`;
}

function pictureOf({ page, width, before, after, top }: PagePicture): string {
  const name = `${plain(page)}, ${width} px breit`;
  const image = (state: string, label: string, data: Buffer | undefined) =>
    data
      ? `<img class="${state}" alt="${label}: ${name}" src="data:image/jpeg;base64,${data.toString("base64")}">`
      : `<p class="${state}">${label} gibt es diese Seite nicht.</p>`;
  return `<figure style="--width: ${width}px"><figcaption>${name}</figcaption>
<label class="slide">Vorher <input type="range" min="0" max="100" value="50"> Nachher</label>
<div class="frame" tabindex="0" role="group" aria-label="${name}" data-top="${top / width}"><div class="pair">${image("before", "Vorher", before)}${image("after", "Nachher", after)}</div></div></figure>`;
}

const VIEWS = [
  ["side", "Nebeneinander"],
  ["slide", "Schieber"],
  ["difference", "Unterschied"],
] as const;

const STYLE = `
:root { --deep: #0a2e3d; --line: #c9d6da; --paper: #fbf8f3; --mist: #e6eef0; --slate: #3e5a66; color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 92rem; padding: 1.5rem 1rem 4rem; background: var(--paper); color: var(--deep); font: 1rem/1.55 "Instrument Sans", Arial, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.75rem; line-height: 1.15; } h2 { margin: 2.5rem 0 0.75rem; border-top: 2px solid; padding-top: 0.75rem; font-size: 1.25rem; } h3 { margin: 1.25rem 0 0.25rem; font-size: 1rem; }
section > article, table { max-width: 52rem; }
ul { margin: 0; padding-left: 1.25rem; } code { font-size: 0.875rem; color: var(--slate); }
ins, del { border-radius: 0.125rem; padding: 0 0.1875rem; } ins { background: #d3ecd6; text-decoration: none; } del { background: #f7d9d2; }
table { width: 100%; border-collapse: collapse; } th, td { padding: 0.375rem 0.75rem 0.375rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; } td:first-child { white-space: nowrap; }
fieldset { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; margin: 0 0 1rem; border: 0; padding: 0; } fieldset label { padding: 0.5rem 0; }
figure { margin: 0 0 2.5rem; } figcaption { margin-bottom: 0.5rem; font-weight: 600; }
.frame { width: 100%; max-width: calc(2 * var(--width) + 0.625rem); max-height: 85vh; overflow: auto; border: 1px solid var(--line); background: var(--mist); }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0.5rem; align-items: start; }
.pair img { display: block; width: 100%; height: auto; } .pair p { margin: 0; padding: 1rem; }
.slide { display: none; gap: 0.75rem; align-items: center; padding-bottom: 0.5rem; } .slide input { flex: 1; max-width: 40rem; }
body:has(#slide:checked, #difference:checked) .frame { max-width: calc(var(--width) + 0.125rem); }
body:has(#slide:checked, #difference:checked) .pair { grid-template-columns: 1fr; gap: 0; }
body:has(#slide:checked, #difference:checked) .pair > * { grid-area: 1 / 1; }
body:has(#slide:checked) .slide { display: flex; }
body:has(#slide:checked) .after { clip-path: inset(0 0 0 var(--at, 50%)); background: var(--paper); }
body:has(#difference:checked) img.after { mix-blend-mode: difference; }
body:has(#difference:checked) .pair { filter: invert(1); background: #000; }
`;

/** Moves the slider, and each picture to where both states begin to differ. */
const SCRIPT = `
const show = () => document.querySelectorAll(".frame").forEach((frame) => {
  frame.scrollTop = frame.dataset.top * frame.querySelector("img").clientWidth - 80;
});
document.addEventListener("input", ({ target }) => {
  if (target.type === "range") target.closest("figure").style.setProperty("--at", target.value + "%");
  else show();
});
addEventListener("load", show);
`;

/** A report with pictures, in one file that opens without a server; nothing that it quotes can run or load. */
export function htmlOf({ summary, chapters }: Report, pictures: readonly PagePicture[]): string {
  const hash = createHash("sha256").update(SCRIPT).digest("base64");
  const policy = `default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'sha256-${hash}'`;
  const views = VIEWS.map(
    ([id, label], index) =>
      `<label><input type="radio" name="view" id="${id}"${index === 0 ? " checked" : ""}> ${label}</label>`,
  );
  const shown =
    pictures.length > 0
      ? `<section><h2>Vorher und nachher</h2><fieldset><legend hidden>Ansicht</legend>${views.join("")}</fieldset>${pictures.map(pictureOf).join("")}</section>`
      : "";
  return `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Was sich ändert</title><style>${STYLE}</style></head>
<body><h1>Was sich ändert</h1>${summary.map((line) => `<p>${plain(line)}</p>`).join("")}
${chapters.map(chapterOf).join("\n")}${shown}
<script>${SCRIPT}</script></body></html>
`;
}

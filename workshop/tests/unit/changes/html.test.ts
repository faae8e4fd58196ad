import { parse } from "node-html-parser";
import { htmlOf } from "../../../changes/html";
import { type Chapter, oneLine } from "../../../changes/markdown.mjs";
import { HOSTILE } from "./hostile";

const report = (...chapters: Chapter[]) => ({ version: 1 as const, issues: 0, summary: [] as string[], chapters });
const JPEG = Buffer.from("x");

describe("The report as a page", () => {
  it.each(Object.values(HOSTILE))("shows %j and nothing else", (text) => {
    const page = `/${text}`;
    const html = htmlOf({ ...report({ title: text, rows: [[[text], [{ added: text }]]] }), summary: [text] }, [
      { page, width: 390, top: 0, after: JPEG },
    ]);
    const root = parse(html);
    const shown = (selector: string) => root.querySelector(selector)?.text;
    expect([shown("h1 + p"), shown("h2"), shown("h3"), shown("li ins")]).toEqual(Array(4).fill(oneLine(text)));
    expect(root.querySelectorAll("script")).toHaveLength(1);
    expect(root.querySelectorAll("img").map((image) => image.getAttribute("alt"))).toEqual([
      `Nachher: ${oneLine(page)}, 390 px breit`,
    ]);
  });

  it("loads nothing and runs only its own script", () => {
    const html = htmlOf(report(), []);
    const policy = parse(html).querySelector("meta[http-equiv]")?.getAttribute("content");
    expect(policy).toMatch(/^default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'sha256-[^']+'$/);
    expect(html).not.toMatch(/(?:src|href)="(?!data:)/);
  });

  it("says which state has no such page", () => {
    expect(parse(htmlOf(report(), [{ page: "/neu", width: 390, top: 0, after: JPEG }])).text).toContain(
      "Vorher gibt es diese Seite nicht.",
    );
  });
});

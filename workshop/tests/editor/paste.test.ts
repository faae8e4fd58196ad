import { createRequire } from "node:module";
import { describe, expect, it, vi } from "vitest";
import { fc } from "../../../__tests__/unit/support/fast-check";
import { toMarkdown } from "../../editor/browser/paste";

/** The document that turndown uses where there is no browser. */
const { createDocument } = createRequire(import.meta.url)("@mixmark-io/domino");
vi.stubGlobal(
  "DOMParser",
  class {
    parseFromString = (html: string) => createDocument(html);
  },
);

/** Markdown of all that came along; nothing is to be told. */
function markdown(html: string): string {
  const { text, notes } = toMarkdown(html, [2, 3]);
  expect(notes).toEqual([]);
  return text;
}

/** As Word puts it into the clipboard. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm;} --></style></head>
<body lang=DE style='tab-interval:35.4pt;word-wrap:break-word'>
<!--StartFragment-->
<h1>Angebote nachfassen<o:p></o:p></h1>
<p class=MsoNormal>Am <b style='mso-bidi-font-weight:normal'>dritten
Tag </b>antwortet <i style='mso-bidi-font-style:normal'>jeder Vierte</i>, nach 30&nbsp;Tagen
&lt;niemand&gt;.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<h2>Der Anruf</h2>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0
level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Kalender öffnen<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>auch den privaten<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Angebot lesen<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-fareast-font-family:Calibri'><span style='mso-list:Ignore'>1.<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Anrufen<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>2.<span>&nbsp; </span></span><![endif]>Zuhören<o:p></o:p></p>
<p class=MsoNormal>Mehr bei <a href="https://www.destatis.de/">Destatis</a>.<o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0><tr style='mso-yfti-irow:0'>
<td width=200 valign=top><p class=MsoNormal><b>Tag<o:p></o:p></b></p></td><td width=200><p class=MsoNormal>Quote<o:p></o:p></p></td></tr>
<tr><td><p class=MsoNormal>3<o:p></o:p></p></td><td><p class=MsoNormal>25&nbsp;%<o:p></o:p></p></td></tr></table>
<!--EndFragment--></body></html>`;

/** As Google Docs puts it there. */
const DOCS = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-3f0c1d2e-7fff-1a2b"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;font-weight:400;font-style:normal;white-space:pre-wrap;">Angebote nachfassen</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-weight:400;font-style:normal;white-space:pre-wrap;">Am </span><span style="font-weight:700;font-style:normal;white-space:pre-wrap;">dritten Tag</span><span style="font-weight:400;white-space:pre-wrap;"> antwortet </span><span style="font-weight:400;font-style:italic;white-space:pre-wrap;">jeder Vierte</span><span style="font-weight:400;white-space:pre-wrap;">, nach 30\u00A0Tagen &lt;niemand&gt;.</span></p><br /><h3 dir="ltr"><span style="font-weight:700;white-space:pre-wrap;">Der Anruf</span></h3><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-weight:400;white-space:pre;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;white-space:pre-wrap;">Kalender öffnen</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;white-space:pre-wrap;">auch den privaten</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="white-space:pre-wrap;">Angebot lesen</span></p></li></ul><ol><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="white-space:pre-wrap;">Anrufen</span></p></li><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="white-space:pre-wrap;">Zuhören</span></p></li></ol><p dir="ltr"><span style="white-space:pre-wrap;">Mehr bei </span><a href="https://www.destatis.de/" style="text-decoration:none;"><span style="color:#1155cc;font-weight:400;text-decoration:underline;white-space:pre-wrap;">Destatis</span></a><span style="white-space:pre-wrap;">.</span></p><div dir="ltr" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col /><col /></colgroup><tbody><tr style="height:0pt"><td><p dir="ltr"><span style="white-space:pre-wrap;">Tag</span></p></td><td><p dir="ltr"><span style="white-space:pre-wrap;">Quote</span></p></td></tr><tr><td><p dir="ltr"><span style="white-space:pre-wrap;">3</span></p></td><td><p dir="ltr"><span style="white-space:pre-wrap;">25\u00A0%</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`;

const EXPECTED = `## Angebote nachfassen

Am **dritten Tag** antwortet *jeder Vierte*, nach 30&nbsp;Tagen &lt;niemand>.

### Der Anruf

- Kalender öffnen
  - auch den privaten
- Angebot lesen

1. Anrufen
2. Zuhören

Mehr bei [Destatis](https://www.destatis.de/).

| Tag | Quote |
|---|---|
| 3 | 25&nbsp;% |`;

describe("pasted HTML becomes Markdown", () => {
  it.each([
    ["Google Docs", DOCS],
    ["Word", WORD],
  ])("from %s", (_program, html) => expect(markdown(html)).toBe(EXPECTED));

  /** As Word marks the item of a list. */
  const item = (list: string, marker: string, text: string) =>
    `<p class=MsoListParagraph style='mso-list:${list} level1 lfo1'><span style='mso-list:Ignore'>${marker}<span>&nbsp; </span></span>${text}</p>`;

  it("keeps the numbers of Word's lists", () => {
    const [one, two, three, four] = ["1.", "2.", "3.", "4."].map((marker) => item("l0", marker, marker[0] ?? ""));
    expect(markdown(`${one}${two}${item("l1", "·", "x")}${three}${four}`)).toBe("1. 1\n2. 2\n\n- x\n\n3. 3\n4. 4");
    expect(markdown(`${one}${two}${item("l1", "1.", "x")}${three}${four}`)).toBe("1. 1\n2. 2\n\n1) x\n\n3. 3\n4. 4");
    expect(markdown(`${one}<p>Text</p>${two}`)).toBe("1. 1\n\nText\n\n2. 2");
    expect(markdown(`${item("l2", "a)", "x")}${item("l2", "b)", "y")}`)).toBe("1. x\n2. y");
  });

  it.each([
    ["a third level of headings", "<h1>A</h1><h2>B</h2><h3>C</h3><h1>D</h1>", "## A\n\n### B\n\n### C\n\n## D"],
    ["a document's title", "<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>", "## A\n\n## B\n\n### C\n\n## D"],
    ["a pipe in a cell", "<table><tr><th>a|b</th></tr><tr><td>c<br>d</td></tr></table>", "| a\\|b |\n|---|\n| c d |"],
    ["struck words", "<p><s>a b</s> <span style='text-decoration:line-through'>c</span></p>", "~~a b~~ ~~c~~"],
    [
      "powers and indices",
      "<p>10<sup>3</sup> m<span style='vertical-align:super'>2</span> CO<sub>2</sub></p>",
      "10³ m² CO₂",
    ],
    [
      "marks that only look like Markdown",
      "<p>a~~b~~ &amp;lt; 2&lt;3 [x] `y`</p>",
      "a\\~\\~b\\~\\~ &amp;lt; 2&lt;3 \\[x\\] \\`y\\`",
    ],
    [
      "links over another page",
      '<a href="https://www.google.com/url?q=https://a.example/b%3Fc&amp;sa=D">a</a> <a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fb.example">b</a>',
      "[a](https://a.example/b?c) [b](https://b.example)",
    ],
    [
      "Word's footnotes",
      `<p>Gut.<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span style='vertical-align:super'>[1]</span></a></p><div style='mso-element:footnote-list'><hr><p><a href="#_ftnref1" name="_ftn1"><span>[1]</span></a> Amt</p></div>`,
      "Gut.[^1]\n\n[^1]: Amt",
    ],
    [
      "LibreOffice's footnotes",
      '<p>Gut.<a name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></p><div id="sdfootnote1"><p><a name="sdfootnote1sym" href="#sdfootnote1anc">1</a>Amt 2025</p></div>',
      "Gut.[^1]\n\n[^1]: Amt 2025",
    ],
    ["code from a program", '<meta charset="utf-8"><div style="color:#000;white-space: pre;"><div>a</div></div>', ""],
    ["characters of Markdown and MDX", "<p>2 * 3 * 4 {x}</p>", "2 \\* 3 \\* 4 &#123;x}"],
    ["bold and italic words", "<p><b><i>beides</i></b> <b>a</b><b>b</b></p>", "***beides*** **ab**"],
    ["a list in a list", "<ol><li>a<ul><li>b</li></ul></li><li>c</li></ol>", "1. a\n   - b\n2. c"],
    ["a list that goes on", '<ol><li>a</li></ol><p>b</p><ol start="2"><li>c</li></ol>', "1. a\n\nb\n\n2. c"],
    [
      "signs of everyday German",
      "<p>Kund*innen, CO~2~</p><p>31. März: Ende</p><p>+ 5 %</p>",
      "Kund\\*innen, CO\\~2\\~\n\n31\\. März: Ende\n\n\\+ 5 %",
    ],
    [
      "paragraphs in a cell",
      "<table><tr><th>A</th></tr><tr><td><p>b</p><p>c</p></td></tr></table>",
      "| A |\n|---|\n| b c |",
    ],
    ["code between words", "<p>a</p><pre><code>b\n  c</code></pre>", "a\n\n```\nb\n  c\n```"],
    ["a line break", "<p>a<br>b</p>", "a\\\nb"],
  ])("with %s", (_what, html, written) => expect(markdown(html)).toBe(written));

  it.each([
    [
      "deleted words",
      "<p>neu <del>alt</del></p>",
      "neu",
      "Was in der Überarbeitung gelöscht war, ist nicht dabei: „alt“.",
    ],
    [
      "Word's comments",
      `<p><a style='mso-comment-reference:A_1'>Ziel</a><span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1" name="_msoanchor_1">[A1]</a></span></p><div style='mso-element:comment-list'><p>Wirklich?</p></div>`,
      "Ziel",
      "Kommentare sind nicht dabei: „[A1]“, „Wirklich?“.",
    ],
    [
      "a picture in a link",
      '<a href="https://a.example"><img alt="Ein Boot" src="a.png"></a><p>Abbildung 1</p>',
      "Abbildung 1",
      "Bilder sind nicht dabei. Bitte einzeln einfügen, und was darunter stand, als Bildunterschrift: „Ein Boot“.",
    ],
    ["raised letters", "<p>M<sup>lle</sup></p>", "Mlle", "Hoch- und Tiefgestelltes steht jetzt auf der Zeile: „lle“."],
    [
      "links within the document",
      '<p><a href="#_Toc1">Teil 1</a></p>',
      "Teil 1",
      "Links, die nur im Dokument oder auf einem Rechner gelten, sind jetzt gewöhnliche Wörter: „Teil 1“.",
    ],
    [
      "a cell over two columns",
      "<table><tr><th colspan=2>A</th></tr><tr><td>b</td><td>c</td></tr></table>",
      "| A |\n|---|\n| b | c |",
      "Verbundene Zellen sind jetzt einzelne. Bitte die Tabelle ansehen: „A“.",
    ],
    ["what nobody foresaw", "<p><u>a</u> <q>b</q></p>", "a b", "Hier blieben nur die Wörter: „a“, „b“."],
  ])("tells of %s", (_what, html, text, told) => {
    const pasted = toMarkdown(html, [2, 3]);
    expect([pasted.text, pasted.notes.join(" ")]).toEqual([text, told]);
  });

  it("shows what the copy showed, or says what differs", () => {
    const word = fc.oneof(
      fc.stringMatching(/^[a-zäß]{1,6}$/),
      fc.constantFrom(
        ..."1. - + # * **a _b_ `c [d] ! ~~e~~ <f> {g} &amp; | \\ 3) > = ---- http://h.example/i_j_k".split(" "),
      ),
    );
    const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    const words = fc.array(word.map(escaped), { minLength: 1, maxLength: 4 }).map((each) => each.join(" "));
    const inline = fc.oneof(
      words,
      ...["b", "i", "s", "b><i", "code"].map((tag) =>
        words.map((each) => `<${tag}>${each}</${tag.replace("b><i", "i></b")}>`),
      ),
      words.map((each) => `<a href="https://a.example/(b)">${each}</a>`),
    );
    const line = fc.array(inline, { minLength: 1, maxLength: 3 }).map((each) => each.join(" "));
    const block = fc.oneof(
      ...["p", "h2", "ul><li"].map((tag) =>
        line.map((each) => `<${tag}>${each}</${tag.split("><").reverse().join("></")}>`),
      ),
      fc.tuple(line, line).map(([a, b]) => `<table><tr><th>${a}</th></tr><tr><td>${b}</td></tr></table>`),
      fc.tuple(line, line).map(([a, b]) => `<p>${a}<br>${b}</p>`),
      // „> 1“ is read as „more than“.
      line.map((each) => `<blockquote>Zitat ${each}</blockquote>`),
      fc.tuple(line, line).map(([a, b]) => `<ol><li>${a}</li><li>${b}</li></ol>`),
    );
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), (blocks) => {
        expect(toMarkdown(blocks.join(""), [2, 3]).notes).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

import { describe, expect, it } from "vitest";
import { toMarkdown } from "../../editor/browser/paste";

const markdown = (html: string) => toMarkdown(html, [2, 3]);

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
<p class=MsoNormal>Mehr bei <a href="https://www.destatis.de/">Destatis</a>.<o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0><tr style='mso-yfti-irow:0'>
<td width=200 valign=top><p class=MsoNormal><b>Tag<o:p></o:p></b></p></td><td width=200><p class=MsoNormal>Quote<o:p></o:p></p></td></tr>
<tr><td><p class=MsoNormal>3<o:p></o:p></p></td><td><p class=MsoNormal>25&nbsp;%<o:p></o:p></p></td></tr></table>
<!--EndFragment--></body></html>`;

/** As Google Docs puts it there. */
const DOCS = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-3f0c1d2e-7fff-1a2b"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;font-weight:400;font-style:normal;white-space:pre-wrap;">Angebote nachfassen</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-weight:400;font-style:normal;white-space:pre-wrap;">Am </span><span style="font-weight:700;font-style:normal;white-space:pre-wrap;">dritten Tag</span><span style="font-weight:400;white-space:pre-wrap;"> antwortet </span><span style="font-weight:400;font-style:italic;white-space:pre-wrap;">jeder Vierte</span><span style="font-weight:400;white-space:pre-wrap;">, nach 30\u00A0Tagen &lt;niemand&gt;.</span></p><br /><h3 dir="ltr"><span style="font-weight:700;white-space:pre-wrap;">Der Anruf</span></h3><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-weight:400;white-space:pre;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;white-space:pre-wrap;">Kalender öffnen</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;white-space:pre-wrap;">auch den privaten</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="white-space:pre-wrap;">Angebot lesen</span></p></li></ul><ol><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="white-space:pre-wrap;">Anrufen</span></p></li></ol><p dir="ltr"><span style="white-space:pre-wrap;">Mehr bei </span><a href="https://www.destatis.de/" style="text-decoration:none;"><span style="color:#1155cc;font-weight:400;text-decoration:underline;white-space:pre-wrap;">Destatis</span></a><span style="white-space:pre-wrap;">.</span></p><div dir="ltr" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col /><col /></colgroup><tbody><tr style="height:0pt"><td><p dir="ltr"><span style="white-space:pre-wrap;">Tag</span></p></td><td><p dir="ltr"><span style="white-space:pre-wrap;">Quote</span></p></td></tr><tr><td><p dir="ltr"><span style="white-space:pre-wrap;">3</span></p></td><td><p dir="ltr"><span style="white-space:pre-wrap;">25\u00A0%</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`;

const expected = (indent: string) => `## Angebote nachfassen

Am **dritten Tag** antwortet *jeder Vierte*, nach 30&nbsp;Tagen &lt;niemand>.

### Der Anruf

- Kalender öffnen
${indent}- auch den privaten
- Angebot lesen

1. Anrufen

Mehr bei [Destatis](https://www.destatis.de/).

| Tag | Quote |
|---|---|
| 3 | 25&nbsp;% |`;

describe("pasted HTML becomes Markdown", () => {
  it.each([
    ["Google Docs", DOCS, "  "],
    ["Word", WORD, "   "],
  ])("from %s", (_program, html, indent) => expect(markdown(html)).toBe(expected(indent)));

  /** As Word marks the item of a list. */
  const item = (list: string, marker: string, text: string) =>
    `<p class=MsoListParagraph style='mso-list:${list} level1 lfo1'><span style='mso-list:Ignore'>${marker}<span>&nbsp; </span></span>${text}</p>`;

  it("keeps the numbers of Word's lists", () => {
    const [one, two, three, four] = ["1.", "2.", "3.", "4."].map((marker) => item("l0", marker, marker[0] ?? ""));
    expect(markdown(`${one}${two}${item("l1", "·", "x")}${three}${four}`)).toBe("1. 1\n2. 2\n\n- x\n\n3. 3\n4. 4");
    expect(markdown(`${one}${two}${item("l1", "1.", "x")}${three}${four}`)).toBe("1. 1\n2. 2\n\n1) x\n\n3. 3\n4. 4");
    expect(markdown(`${one}<p>Text</p>${two}`)).toBe("1. 1\n\nText\n\n2. 2");
    expect(markdown(`${item("l2", "a)", "x")}${item("l2", "b)", "y")}`)).toBe("1. x\n1. y");
  });

  it.each([
    ["a third level of headings", "<h1>A</h1><h2>B</h2><h3>C</h3><h1>D</h1>", "## A\n\n### B\n\n### C\n\n## D"],
    ["a document's title", "<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>", "## A\n\n## B\n\n### C\n\n## D"],
    ["a pipe in a cell", "<table><tr><th>a|b</th></tr><tr><td>c<br>d</td></tr></table>", "| a\\|b |\n|---|\n| c d |"],
    ["nothing but a picture", '<img src="https://example.com/a.png">', ""],
    ["characters of Markdown and MDX", "<p>2 * 3 * 4 {x}</p>", "2 \\* 3 \\* 4 &#123;x}"],
    ["bold and italic words", "<p><b><i>beides</i></b> <b>a</b><b>b</b></p>", "***beides*** **ab**"],
    ["a list in a list", "<ol><li>a<ul><li>b</li></ul></li><li>c</li></ol>", "1. a\n   - b\n2. c"],
    ["a list that goes on", '<ol><li>a</li></ol><p>b</p><ol start="2"><li>c</li></ol>', "1. a\n\nb\n\n2. c"],
    [
      "signs of everyday German",
      "<p>Kund*innen, CO~2~</p><p>31. März: Ende</p><p>+ 5 %</p>",
      "Kund\\*innen, CO~2~\n\n31\\. März: Ende\n\n\\+ 5 %",
    ],
    ["a line break", "<p>a<br>b</p>", "a\\\nb"],
  ])("with %s", (_what, html, written) => expect(markdown(html)).toBe(written));
});

import { renderMdx } from "../../../src/data-layer/render/render-mdx";

const BODY_LINE = 21;
const render = (...lines: string[]) => renderMdx("f", lines.join("\n"), BODY_LINE);
const figures = (html: string) => html.match(/<figure.*?<\/figure>/gs) ?? [];

it("makes a figure of a picture that stands by itself", async () => {
  const { html, pictures, problems } = await render("Davor.", "", "![Ein Steg am See](./steg.png)", "", "Danach.");
  expect(problems).toEqual([]);
  expect(html).toBe(
    '<p>Davor.</p>\n<figure class="picture"><img data-picture="./steg.png" alt="Ein Steg am See"/></figure>\n<p>Danach.</p>',
  );
  expect(pictures).toEqual([{ src: "./steg.png", line: 3 }]);
});

it("puts the title under the picture as its caption", async () => {
  const { html } = await render('![Ein Steg](./steg.png "Der Steg im Winter")');
  expect(figures(html)).toEqual([
    '<figure class="picture"><img data-picture="./steg.png" alt="Ein Steg"/><figcaption>Der Steg im Winter</figcaption></figure>',
  ]);
});

it("sets words and caption with German spaces", async () => {
  const { html } = await render('![Nach 30 Tagen](./steg.png "z. B. 5 %")');
  expect(html).toContain('alt="Nach 30\u00a0Tagen"');
  expect(html).toContain("<figcaption>z.\u00a0B. 5\u00a0%</figcaption>");
});

it("escapes what HTML would take for its own", async () => {
  const { html } = await render('![A & "B"](./steg.png "1 \\< 2")');
  expect(html).toContain('alt="A &amp; &quot;B&quot;"');
  expect(html).toContain("<figcaption>1 &lt; 2</figcaption>");
});

it.each(["a.png", "a.PNG", "a.jpg", "a.jpeg", "a.webp", "a.avif", "größe 2.png"])(
  "takes %s for a picture",
  async (name) => {
    const { problems, pictures } = await render(`![Alt](<./${name}>)`);
    expect(problems).toEqual([]);
    expect(pictures.map(({ src }) => src)).toEqual([`./${name}`]);
  },
);

it("finds pictures inside components, lists and quotations, each with its line", async () => {
  const { html, pictures, problems } = await render(
    '<Callout title="A">',
    "",
    "![Eins](./eins.png)",
    "",
    "</Callout>",
    "",
    "- Punkt",
    "",
    "  ![Zwei](./zwei.png)",
    "",
    "> ![Drei](./drei.png)",
  );
  expect(problems).toEqual([]);
  expect(figures(html)).toHaveLength(3);
  expect(pictures).toEqual([
    { src: "./eins.png", line: 3 },
    { src: "./zwei.png", line: 9 },
    { src: "./drei.png", line: 11 },
  ]);
});

it("counts neither words nor caption of a picture among the words of the text", async () => {
  const { words } = await render("Zwei Wörter.", "", '![Vier Wörter als Alternativtext](./a.png "Und noch mehr")');
  expect(words).toBe(2);
});

const notBeside = (src: string) =>
  `„${src}“ ist kein Bild neben dem Text. Erlaubt sind PNG, JPEG, WebP und AVIF im selben Ordner, z. B. ./bild.png.`;
const inside = (src: string) =>
  `Das Bild „${src}“ steht mitten im Text. Vor und nach einem Bild bleibt eine Zeile frei.`;

it.each([
  { slip: "without words", line: "![](./a.png)", says: "Dem Bild „./a.png“ fehlt der Alternativtext." },
  { slip: "with spaces for words", line: "![  ](./a.png)", says: "Dem Bild „./a.png“ fehlt der Alternativtext." },
  { slip: "of another type", line: "![Alt](./a.svg)", says: notBeside("./a.svg") },
  { slip: "without a type", line: "![Alt](./a)", says: notBeside("./a") },
  {
    slip: "from another host",
    line: "![Alt](https://example.com/a.png)",
    says: notBeside("https://example.com/a.png"),
  },
  { slip: "from the folder above", line: "![Alt](../a.png)", says: notBeside("../a.png") },
  { slip: "from a folder beside", line: "![Alt](./bilder/a.png)", says: notBeside("./bilder/a.png") },
  { slip: "without ./", line: "![Alt](a.png)", says: notBeside("a.png") },
  { slip: "in a sentence", line: "Ein ![Alt](./a.png).", says: inside("./a.png") },
  { slip: "inside a link", line: "[![Alt](./a.png)](/blog)", says: inside("./a.png") },
  { slip: "in a heading", line: "## Ein ![Alt](./a.png)", says: inside("./a.png") },
  {
    slip: "named elsewhere",
    line: "![Alt][a]\n\n[a]: ./a.png",
    says: "Ein Bild wird als ![Text](./bild.png) geschrieben.",
  },
])("tells a picture $slip once, with its line", async ({ line, says }) => {
  const { html, problems } = await render("Davor.", "", line);
  expect(problems).toEqual([{ file: "f", line: BODY_LINE + 2, message: expect.stringContaining(says) }]);
  expect(html).toBe("");
});

it("tells both of two pictures that share a paragraph", async () => {
  const { problems } = await render("![Eins](./eins.png)", "![Zwei](./zwei.png)");
  expect(problems.map(({ line, message }) => [line, message])).toEqual([
    [BODY_LINE, inside("./eins.png")],
    [BODY_LINE + 1, inside("./zwei.png")],
  ]);
});

it("does not look for a file that cannot be beside the text", async () => {
  expect((await render("![Alt](https://example.com/a.png)", "", "![Alt](./a.gif)")).pictures).toEqual([]);
});

it("keeps the figure to itself: authors cannot write it", async () => {
  const { problems } = await render('<Figure src="./a.png" alt="A" />');
  expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining("<Figure> gibt es nicht.")]);
});

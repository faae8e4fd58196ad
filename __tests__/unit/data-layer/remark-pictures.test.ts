import { around, render } from "../support/markdown";

const figure = (alt: string, caption = "") =>
  `<figure class="picture"><img data-picture="./steg.png" alt="${alt}"/>${caption}</figure>`;
const captioned = (alt: string, caption: string) => figure(alt, `<figcaption>${caption}</figcaption>`);

it.each([
  ["of a picture that stands by itself", "![Ein Steg](./steg.png)", figure("Ein Steg")],
  ["with its title as caption", '![Ein Steg](./steg.png "Im Winter")', captioned("Ein Steg", "Im Winter")],
  ["with signs escaped", '![A & "B"](./steg.png "1 \\< 2")', captioned("A &amp; &quot;B&quot;", "1 &lt; 2")],
])("makes a figure %s", async (_what, picture, html) => {
  const made = await render(`Davor.\n\n${picture}\n\nDanach.`, 21);
  expect([made.issues, made.pictures]).toEqual([[], [{ src: "./steg.png", line: 23 }]]);
  expect(made.html).toBe(`<p>Davor.</p>\n${html}\n<p>Danach.</p>`);
});

const NAMES = ["a.png", "a.PNG", "a.jpg", "a.jpeg", "a.webp", "a.avif", "größe 2.png"];
it.each(NAMES)("takes %s for a picture", async (name) => {
  expect(await render(`![Alt](<./${name}>)`)).toMatchObject({ issues: [], pictures: [{ src: `./${name}` }] });
});

it("finds pictures inside components, lists and quotations, each with its line", async () => {
  const component = around('Callout title="A"', "![A](./a.png)");
  const made = await render(`${component}\n\n- Punkt\n\n  ![B](./b.png)\n\n> ![C](./c.png)`, 21);
  const pictures = [{ src: "./a.png", line: 23 }].concat({ src: "./b.png", line: 29 }, { src: "./c.png", line: 31 });
  expect([made.issues, made.pictures]).toEqual([[], pictures]);
  expect(made.html.match(/<figure.*?<\/figure>/gs)).toHaveLength(3);
});

const notBeside = (src: string) =>
  `„${src}“ ist kein Bild neben dem Text. Erlaubt sind PNG, JPEG, WebP und AVIF im selben Ordner, z. B. ./bild.png.`;
const inside = (src = "./a.png") =>
  `Das Bild „${src}“ steht mitten im Text. Vor und nach einem Bild bleibt eine Zeile frei.`;

it.each([
  ["of a type for drawings", "![Alt](./a.svg)", notBeside("./a.svg")],
  ["without a type", "![Alt](./a)", notBeside("./a")],
  ["from a folder beside", "![Alt](./bilder/a.png)", notBeside("./bilder/a.png")],
  ["inside a link", "[![Alt](./a.png)](/blog)", inside()],
  ["in a heading", "## Ein ![Alt](./a.png)", inside()],
])("reports a picture %s once, with its line", async (_what, line, says) => {
  const { html, issues } = await render(`Davor.\n\n${line}`, 21);
  expect(issues).toEqual([{ file: "f", line: 23, message: expect.stringContaining(says) }]);
  expect(html).toBe("");
});

it("reports both of two pictures that share a paragraph", async () => {
  const { issues } = await render("![Eins](./eins.png)\n![Zwei](./zwei.png)", 21);
  const told = issues.map(({ line, message }) => `${line} ${message}`);
  expect(told).toEqual([`21 ${inside("./eins.png")}`, `22 ${inside("./zwei.png")}`]);
});

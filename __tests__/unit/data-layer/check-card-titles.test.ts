import { signsWithoutFont } from "../../../src/lib/social-card-fonts";
import { ARTICLE, expectIssue, issuesAfter } from "../support/content-tree";

const root = process.cwd();
const titled = (title: string) => ({ [ARTICLE]: ["Sales-Pipeline im Vertrieb", title] as const });

it("a card has the letters of European languages, and says which signs it has not", async () => {
  const letters = Array.from({ length: 0xff - 0xa0 }, (_, index) => String.fromCodePoint(0xa1 + index));
  // A sign that is not common makes the fonts be asked for all of them.
  const asked = `${letters.filter((letter) => !"\u00ad¤".includes(letter)).join("")}–—„“”‚‘’…€ŠłżőčĞ→`;
  expect(await signsWithoutFont(root, asked)).toEqual(["→"]);
});

it("a title with other letters than German ones is no issue", async () => {
  expect(await issuesAfter(titled("Vertrieb bei Škoda in Łódź"))).toEqual([]);
});

it("a title with signs that its social card cannot show is one issue", async () => {
  const message = "Das Bild beim Teilen zeigt diesen Titel, hat aber kein „→“, „✓“. Bitte anders schreiben.";
  await expectIssue(titled("Vom Lead → zum Auftrag ✓"), message, "title:", "title");
});

import satori from "satori";
import { CARD_FONT, loadCardFonts, SIGN_WITHOUT_FONT } from "../../../src/lib/social-card-fonts";
import { ARTICLE, expectIssue, issuesAfter } from "../support/content-tree";

const titled = (title: string) => ({ [ARTICLE]: ["Sales-Pipeline im Vertrieb", title] as const });

it("the signs that are let through to a card are in its fonts", async () => {
  const all = Array.from({ length: 0x2200 - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index));
  const text = all.filter((sign) => sign !== "\u00ad" && !sign.match(SIGN_WITHOUT_FONT)).join("");
  expect(text.length).toBeGreaterThan(280);
  const loadAdditionalAsset = jest.fn(async () => []);
  const fonts = await loadCardFonts(process.cwd());
  const element = { type: "div", props: { style: { display: "flex", fontFamily: CARD_FONT }, children: text } };
  await satori(element as Parameters<typeof satori>[0], { width: 600, height: 600, fonts, loadAdditionalAsset });
  expect(loadAdditionalAsset).not.toHaveBeenCalled();
});

it("a title with other letters than German ones is no issue", async () => {
  expect(await issuesAfter(titled("Vertrieb bei Škoda in Łódź"))).toEqual([]);
});

it("a title with signs that its social card cannot show is one issue", async () => {
  const message = "Das Bild beim Teilen zeigt diesen Titel, hat aber kein „→“, „✓“. Bitte anders schreiben.";
  await expectIssue(titled("Vom Lead → zum Auftrag ✓"), message, "title:", "title");
});

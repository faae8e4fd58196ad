import { readdirSync } from "node:fs";
import sharp from "sharp";
import { aliases, built, settings } from "../../browser/support/published-content";

/** The not-found page has a card, too; it stands for no address. */
const NOT_FOUND = "/social/404.jpg";

it("every main address has a social card of 1200 × 630 px, and no card is left over", async () => {
  const named = new Map(
    built.paths().map((address) => {
      const [, card = "none"] = /<meta[^>]*property="og:image"[^>]*content="([^"]*)"/.exec(built.html(address)) ?? [];
      return [address, card.replace(settings.url, "")] as const;
    }),
  );
  for (const [alias, main] of aliases) expect(named.get(alias)).toBe(named.get(main));

  const cards = [...named].filter(([address]) => !aliases.has(address)).map(([, card]) => card);
  const drawn = readdirSync(`${built.folder}/social`).map((name) => `/social/${name}`);
  expect([...new Set(cards)].sort()).toEqual(drawn.filter((card) => card !== NOT_FOUND).sort());
  for (const card of drawn) {
    const file = built.file(card);
    const { format, width, height } = await sharp(file).metadata();
    expect({ card, format, width, height }).toEqual({ card, format: "jpeg", width: 1200, height: 630 });
    expect({ card, light: file.length <= 120_000 }).toEqual({ card, light: true });
  }
});

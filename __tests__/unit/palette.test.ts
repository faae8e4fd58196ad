import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** A colour as a number of the sRGB space, of three, four, six or eight digits. */
const COLOUR = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b/gi;

const coloursIn = (text: string) => new Set([...text.matchAll(COLOUR)].map(([colour]) => colour.toLowerCase()));
const theme = readFileSync("src/styles/global.css", "utf8").split("@theme {", 2)[1]?.split("\n}", 1)[0] ?? "";
/** Files below these folders that end so. */
const filesIn = (ending: string, ...folders: string[]) =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(ending))
      .map((name) => path.join(folder, name)),
  );

describe("One palette and one scale", () => {
  it("styles and drawings have the colours of the theme, and no other", () => {
    const palette = coloursIn(theme);
    expect([...palette].filter((colour) => colour.length === 7).length).toBeLessThanOrEqual(13);
    const files = [...filesIn(".css", "src"), ...filesIn(".svg", "content", "static")];
    expect(files.length).toBeGreaterThan(20);
    const others = files.flatMap((file) =>
      [...coloursIn(readFileSync(file, "utf8"))]
        .filter((colour) => !palette.has(colour))
        .map((colour) => [file, colour]),
    );
    expect(others).toEqual([]);
  });

  it("there are twelve steps of type", () => {
    const steps = theme.split("\n").filter((line) => /^\s*--text-[a-z]+:/.test(line));
    expect(steps.length).toBeLessThanOrEqual(12);
  });
});

import { readFileSync } from "node:fs";
import { HEADER_HEIGHT_PX } from "../../../src/config/constants";

it("the header height is the same in the styles and the constants", () => {
  const styles = readFileSync("src/styles/global.css", "utf8");
  const [, rem] = /--header-height: ([\d.]+)rem;/.exec(styles) ?? [];
  expect(Number(rem) * 16).toBe(HEADER_HEIGHT_PX);
});

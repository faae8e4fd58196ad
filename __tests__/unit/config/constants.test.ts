import { readFileSync } from "node:fs";
import { HEADER_HEIGHT_PX } from "../../../src/config/constants";

it("The header is as high in the styles as in the specification.", () => {
  const styles = readFileSync("src/styles/global.css", "utf8");
  const [, rem] = /--header-height: ([\d.]+)rem;/.exec(styles) ?? [];
  expect(Number(rem) * 16).toBe(HEADER_HEIGHT_PX);
});

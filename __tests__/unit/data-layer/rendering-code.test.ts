import { renderingCode } from "../../../src/data-layer/render/rendering-code";
import { temporaryFolder } from "../support/temporary-folder";

const codeWith = (files: Record<string, string>) => renderingCode(temporaryFolder(files));
const BLOCK = { "src/blocks/table.tsx": "a" };

it("is another after each change of what renders texts, and the same after others", () => {
  const code = codeWith(BLOCK);
  expect(codeWith({ ...BLOCK, "src/pages/index.tsx": "b", "content/site.json": "{}" })).toBe(code);
  expect(codeWith({ "src/blocks/table.tsx": "b" })).not.toBe(code);
  expect(codeWith({ "src/blocks/row.tsx": "a" })).not.toBe(code);
  expect(codeWith({ ...BLOCK, "src/lib/german-numbers.ts": "a" })).not.toBe(code);
  expect(codeWith({ ...BLOCK, "workshop/check/sums/units.ts": "a" })).toBe(code);
});

import { isTaken } from "../../../src/data-layer/render/remark-document";
import { slugFrom } from "../../../src/data-layer/text/slug";
import { built } from "../../browser/support/published-content";
import { all, documentOf } from "../support/document";

it("no id around a text is left for one of its headings", () => {
  const ids = built.paths().flatMap((address) => {
    const page = documentOf(built, address);
    // A folded answer has the letters of a text, and no headings.
    if (!page.querySelector(".prose:not(details *)")) return [];
    return all(page, "[id]:not(.prose *)").map(({ id }) => id);
  });
  const free = [...new Set(ids)].filter((id) => slugFrom(id) === id && !isTaken(id));
  expect(ids.length).toBeGreaterThan(0);
  expect(free).toEqual([]);
});

import { describe, expect, it } from "vitest";
import { fc } from "../../../__tests__/unit/support/fast-check";
import { markOrigin, takeOrigins } from "../../editor/origins";

describe("a mark", () => {
  const origin = { file: "content/pages/home.json", field: "stats[2].label" };

  it("comes off a text and says from which field it is", () =>
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }).filter((text) => !/[\uE000-\uE0FF]/.test(text)),
        (text) => {
          expect(takeOrigins(markOrigin(text, origin))).toEqual({ text, origins: [origin] });
        },
      ),
    ));

  it("is one of several in a text that is put together", () => {
    const other = { file: "content/site.json", field: "name" };
    const taken = takeOrigins(`${markOrigin("Preise", origin)} · ${markOrigin("Hafenlotse", other)}`);
    expect(taken).toEqual({ text: "Preise · Hafenlotse", origins: [origin, other] });
  });
});

import { computingTime } from "../../../../__tests__/unit/support/computing-time";
import { ARTICLE, contentTree, fixture } from "../../../../__tests__/unit/support/content-tree";
import { fc } from "../../../../__tests__/unit/support/fast-check";
import { contentModel } from "../../../../src/content-model";
import { checkContent } from "../../../../src/data-layer/check/check-content";
import { readContentFile } from "../../../../src/data-layer/read/read-content";
import { checkCopy } from "../../../check/check-copy";
import { checkedInMemory } from "../../../check/text-checks";

const LENGTH = 100_000;
/** The longest line that a text may have. */
const LINE = 5_000;
/** Beyond what the same text needs without it. */
const MAX_MS = 2_000;

const UNITS =
  `Haben sie in Wort Wort |Wort |wort |Wörter, |Am 3. Mai |a|Aa|1|1.|.000|0,|10 Leads, |5 % |1 + |1 = |10 von 20 und |
12.5 € |  |\t|.|, |: |! |? |„|“|"|,,a|'|( |(|)|(a |[|] |[a](|[^a]|![|](/|*|**a |_|\`|\`\`|~|<|<a |</a>|{|}|{{|}}|#|&|&amp;|@|a@b|
http://a |//|www.a|-|– |- | |\\|sie sie |Ce |von 1 auf 2 |Vor |das |bis |5 bis 5 |1-1 |§ 1 |(1 |€ |ä|a\u0308|\u200b`
    .replaceAll("\n", "")
    .split("|")
    .concat("|");

const root = contentTree();

const msFor = (typed: string): Promise<number> =>
  computingTime(async () => {
    const name = ARTICLE;
    const file = readContentFile(
      root,
      contentModel,
      name,
      fixture(name).replace("Noch ein Absatz.", () => typed),
    );
    if (!file) throw new Error(name);
    const content = { model: contentModel, files: [file], facts: {}, issues: file.issues };
    const cache = checkedInMemory();
    for (const check of [() => checkContent(root, content, cache), () => checkCopy(content, cache)]) await check();
  });

const unit = fc.array(fc.constantFrom(...UNITS), { minLength: 1, maxLength: 4 }).map((parts) => parts.join(""));

it("answers whatever is repeated in one line, in the longest that may be, and in many of these", async () => {
  await msFor("Noch ein Absatz.");
  const usual = await msFor("Noch ein Absatz.");
  await fc.assert(
    fc.asyncProperty(unit, fc.constantFrom(LENGTH, LINE), async (part, length) => {
      const ms = await msFor(part.repeat(length / part.length));
      expect(ms).toBeLessThan(usual + MAX_MS);
    }),
    { numRuns: 40, endOnFailure: true },
  );
}, 300_000);

import { readFileSync } from "node:fs";
import { computingTime } from "../../../../__tests__/unit/support/computing-time";
import { type Changes, inText, withChanges } from "../../../../__tests__/unit/support/content-tree";
import { fc } from "../../../../__tests__/unit/support/fast-check";
import { renderMdx } from "../../../../src/data-layer/render/render-mdx";
import { RULES } from "../../../check/all-rules";
import { checkCopy } from "../../../check/check-copy";
import type { Finder, Rule } from "../../../check/rule";
import { checkedInMemory } from "../../../check/text-checks";

/** A text by itself, or what becomes of files of valid content; `article` stands in place of a paragraph of one. */
type Example = string | (Changes & { article?: string });
/** Texts with a part of the one message that each gets, and texts that get none. */
type Examples = { fails: [Example, says: string][]; passes: Example[] };

const cache = checkedInMemory();

/** The finder of a rule that looks at texts by themselves, in the valid tree. */
const finderOf = (rule: Rule): Promise<Finder | undefined> =>
  withChanges({}, (_root, { files: [file], ...content }) => {
    const find = (rule.inCopy ?? rule.inFields)?.({ ...content, files: file ? [file] : [] });
    return find && ((copy: string) => find(copy, file as NonNullable<typeof file>));
  });

async function messagesOf(rule: Rule, example: Example): Promise<string[]> {
  if (typeof example !== "string")
    return withChanges(changesOf(example), async (root, content) => {
      const ofProject = (await rule.inProject?.(root, content, cache)) ?? [];
      return [...(await checkCopy(content, cache, [rule])), ...ofProject].map(({ message }) => message);
    });
  const find = await finderOf(rule);
  if (!find)
    return (await renderMdx("f", example, rule.inMarkdown ? [rule.inMarkdown] : [])).issues.map(
      ({ message }) => message,
    );
  const issues = find(example, {} as Parameters<Finder>[1]);
  for (const { offset, message } of issues) {
    const [, found = ""] = /^„([^“]+)“/.exec(message) ?? [];
    expect(example.slice(offset).replace(/\s/g, " ").normalize().slice(0, found.length)).toBe(found);
  }
  return issues.map(({ message }) => message);
}

const changesOf = ({ article, ...others }: Exclude<Example, string>): Changes => ({
  ...others,
  ...(article === undefined ? {} : inText(article)),
});

describe.each([...RULES])("The rule of %s", (name, rule) => {
  const { fails, passes }: Examples = JSON.parse(readFileSync(`workshop/check/rules/${name}/examples.json`, "utf8"));
  for (const [example, says] of fails)
    it(`finds ${JSON.stringify(example)}`, async () => {
      expect(await messagesOf(rule, example)).toEqual([expect.stringContaining(says)]);
    });

  for (const example of passes)
    it(`passes over ${JSON.stringify(example)}`, async () => {
      expect(await messagesOf(rule, example)).toEqual([]);
    });

  it("takes no longer for a long line than it must", async () => {
    const find = await finderOf(rule);
    const texts = [...fails.map(([example]) => example), ...passes].filter((example) => typeof example === "string");
    for (const text of find ? texts : []) {
      const work = () => find?.(text.repeat(LENGTH / text.length), {} as Parameters<Finder>[1]);
      expect(await computingTime(work)).toBeLessThan(MAX_MS);
    }
  });
});

/** The longest line that a text may have. */
const LENGTH = 5_000;
const MAX_MS = 2_000;

/** Numbers and ranges as they are typed anywhere, with what may stand before and behind them. */
const typedNumber = fc
  .tuple(
    fc.constantFrom("", "€ ", "$", "£"),
    fc.array(fc.constantFrom("1", "5", "48", "000", "00", "250", ".", ",", "’", " - ", "-"), {
      minLength: 1,
      maxLength: 6,
    }),
    fc.constantFrom("", " "),
    fc.constantFrom("", "€", "%", "Leads", "Tage", "km", "$"),
  )
  .map(([sign, parts, gap, unit]) => `Das sind ${sign}${parts.join("")}${gap}${unit} im Jahr.`);

it.each(["foreign-numbers", "ranges"])(
  "has nothing more to say of a text that follows the advice of %s",
  async (name) => {
    const find = await finderOf(RULES.get(name) as Rule);
    const issuesIn = (text: string) =>
      (find?.(text, {} as Parameters<Finder>[1]) ?? []).filter(({ message }) => message.includes("Richtig ist"));
    fc.assert(
      fc.property(typedNumber, (text) => {
        for (const { message, offset } of issuesIn(text)) {
          const [, found = ""] = /^„([^“]+)“/.exec(message) ?? [];
          const [advice = ""] = /Richtig ist .*$/.exec(message) ?? [];
          for (const [, right = ""] of advice.matchAll(/„([^“]+)“/g)) {
            const mended = text.slice(0, offset) + right + text.slice(offset + found.length);
            if (issuesIn(mended).length >= issuesIn(text).length) throw new Error(`${text} → ${mended}`);
          }
        }
      }),
      { numRuns: 1000 },
    );
  },
);

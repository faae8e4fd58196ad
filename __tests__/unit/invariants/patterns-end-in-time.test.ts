import { existsSync, readdirSync, readFileSync } from "node:fs";
import { check } from "recheck";
import ts from "typescript";

/** Folders whose code reads what an author or a visitor typed. */
const FOLDERS = ["src", "scripts", "workshop"];
const OTHERS = /node_modules|\/(?:tests|bundled|publish)\/|\.d\.ts$/;
/** With fewer parts without a limit, no pattern takes longer than the square of a text's length. */
const TWO_WITHOUT_LIMIT = /(?:[*+]|\{\d+,\}).*(?:[*+]|\{\d+,\})/;

function patternsIn(file: string): [pattern: string, place: string][] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  const found: [string, string][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node))
      found.push([node.text, `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Whether a pattern may take minutes for a line; a degree is certain only where it was proven, not guessed. */
async function isSlow(pattern: string): Promise<boolean> {
  const end = pattern.lastIndexOf("/");
  const found = await check(pattern.slice(1, end), pattern.slice(end + 1), {
    timeout: 1_000,
    randomSeed: 1,
    attackTimeout: 100,
    maxAttackStringSize: 10_000,
  });
  if (found.status !== "vulnerable") return false;
  const { checker, complexity } = found;
  return complexity.type === "exponential" || (complexity.degree > 2 && checker === "automaton");
}

it("No pattern that reads a typed text takes longer than the square of its length", async () => {
  const files = FOLDERS.filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`))
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !OTHERS.test(file));
  const rest = [...new Map(files.flatMap(patternsIn))].filter(([pattern]) => TWO_WITHOUT_LIMIT.test(pattern));
  const slow: string[] = [];
  const work = async (): Promise<void> => {
    for (let next = rest.pop(); next; next = rest.pop()) if (await isSlow(next[0])) slow.push(next.join(" in "));
  };
  await Promise.all([work(), work()]);
  expect(slow).toEqual([]);
});

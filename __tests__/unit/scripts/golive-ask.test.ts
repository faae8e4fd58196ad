import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

let root: string;
const facts = () => JSON.parse(readFileSync(path.join(root, "content/company.json"), "utf8")) as Record<string, string>;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "golive-"));
  cpSync("__tests__/fixtures/content", path.join(root, "content"), { recursive: true });
  const known = Object.fromEntries(Object.entries(facts()).map(([name]) => [name, "bekannt"]));
  const missing = { legalName: "Muster GmbH", street: "Musterstraße 1" };
  writeFileSync(path.join(root, "content/company.json"), JSON.stringify({ ...known, ...missing }));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Answers one question after the other, each when it stands there; ends the command when answers run out. */
function ask(answers: readonly [question: string, answer: string][]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["--import", "tsx", "scripts/golive.ts", "--ask", "--root", root]);
    const waiting = [...answers];
    let output = "";
    let unread = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      unread += text;
      const [question, answer] = waiting[0] ?? [];
      if (question === undefined || answer === undefined || !unread.includes(question)) return;
      waiting.shift();
      unread = "";
      child.stdin.write(`${answer}\n`);
      if (waiting.length === 0) child.stdin.end();
    });
    child.once("error", reject);
    child.once("close", () => resolve(output));
  });
}

it("asks for each missing fact, writes it at once, and refuses what cannot be", async () => {
  const output = await ask([
    ["legalName (jetzt: Muster GmbH", "Beispiel {GmbH}"],
    ["ohne die Zeichen", "\u0015Seezeichen Vertrieb GmbH"],
    ["street (jetzt: Musterstraße 1", ""],
  ]);
  expect(facts()).toMatchObject({ legalName: "Seezeichen Vertrieb GmbH", street: "Musterstraße 1" });
  expect(output).not.toContain("legalName: Muster GmbH");
  expect(output).toContain("street: Musterstraße 1");
}, 60_000);

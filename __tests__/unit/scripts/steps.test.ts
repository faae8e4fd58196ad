import { execFileSync } from "node:child_process";
import { runSteps } from "../../../scripts/lib/steps";
import { temporaryFolder, write } from "../support/temporary-folder";

const home = process.cwd();
const said = () => jest.mocked(console.log).mock.lastCall?.[0];
beforeEach(() => {
  jest.spyOn(console, "log").mockImplementation();
  process.chdir(temporaryFolder({ "a.ts": "", ".gitignore": "public/" }));
  execFileSync("git", ["init", "--quiet"]);
});
afterEach(() => {
  process.chdir(home);
  process.exitCode = 0;
});

it.each<[string, string, () => void]>([
  ["Everything holds.", "nothing is edited", () => undefined],
  ["Everything holds.", "only what is built changes", () => write("public/index.html", "")],
  ["Failed: changed while it ran, so run it again: a.ts", "a file is edited", () => write("a.ts", "1")],
  ["Failed: changed while it ran, so run it again: b.ts", "a file is added", () => write("b.ts", "")],
])('says "%s" when %s while it runs', async (expected, _, edit) => {
  const work = async () => {
    edit();
    return 0;
  };
  await runSteps([["Tests", work]]);
  expect(said()).toBe(`\n${expected}`);
  expect(process.exitCode ?? 0).toBe(expected.startsWith("Failed") ? 1 : 0);
});

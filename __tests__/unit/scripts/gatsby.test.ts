import { chmodSync, cpSync, readFileSync, renameSync } from "node:fs";
import path from "node:path";
import { runGatsby } from "../../../scripts/lib/gatsby";
import { temporaryFolder, write } from "../support/temporary-folder";

const home = process.cwd();
const PROGRAM = "node_modules/.bin/gatsby";
/** Empties its folder when it is cleaned, and when it starts from nothing. */
const GATSBY = `#!/bin/sh\n[ "$1" = clean ] || [ ! -e .cache/state ] && rm -rf .cache && mkdir .cache
[ "$1" = clean ] && rmdir .cache || touch .cache/state\necho "$1" >> calls\n`;

/** Changes into a project in which Gatsby has run once. */
async function projectWithCache(): Promise<string> {
  const folder = path.join(temporaryFolder({ [`site/${PROGRAM}`]: GATSBY }), "site");
  chmodSync(path.join(folder, PROGRAM), 0o755);
  process.chdir(folder);
  await runGatsby(["build"], {});
  return folder;
}
const calls = () => readFileSync("calls", "utf8").trim().split("\n");
beforeEach(() => jest.spyOn(console, "log").mockImplementation());
afterEach(() => process.chdir(home));

it("keeps in the same folder what an earlier run left", async () => {
  await projectWithCache();
  await runGatsby(["build"], {});
  expect(calls()).toEqual(["build", "build"]);
});

it.each<[string, (from: string, to: string) => void]>([
  ["renamed", renameSync],
  ["copied", (from, to) => cpSync(from, to, { recursive: true })],
])("starts clean, once, in a folder that was %s", async (_, move) => {
  const folder = await projectWithCache();
  move(folder, `${folder}-2`);
  process.chdir(`${folder}-2`);
  await runGatsby(["build"], {});
  await runGatsby(["develop"], {});
  expect(calls()).toEqual(["build", "clean", "build", "develop"]);
});

it("starts clean with another Node", async () => {
  await projectWithCache();
  write(".cache/made-in.json", readFileSync(".cache/made-in.json", "utf8").replace(process.version, "v18.0.0"));
  await runGatsby(["build"], {});
  expect(calls()).toEqual(["build", "clean", "build"]);
});

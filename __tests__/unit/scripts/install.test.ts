import { spawnSync } from "node:child_process";
import { chmodSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { isInstalled } from "../../../scripts/lib/install.mjs";
import { temporaryFolder, write } from "../support/temporary-folder";

const lock = (packages: object) => JSON.stringify({ packages });
const WANTED = {
  "": { name: "site" },
  "node_modules/a": { version: "1.0.0" },
  "node_modules/tests": { version: "1.0.0", dev: true },
  "node_modules/other-system": { version: "1.0.0", optional: true },
  "node_modules/own": { resolved: "packages/own", link: true },
};
const { "": _, "node_modules/other-system": __, ...THERE } = WANTED;
const project = (there?: object) =>
  temporaryFolder({
    "package-lock.json": lock(WANTED),
    ...(there && { "node_modules/.package-lock.json": lock(there) }),
  });

it.each<[string, boolean, object | undefined]>([
  ["all but what other systems need", true, THERE],
  ["nothing", false, undefined],
  ["another version", false, { ...THERE, "node_modules/a": { version: "1.0.1" } }],
  ["no package of the tests", false, { ...THERE, "node_modules/tests": undefined }],
  ["no link to a package that is kept here", false, { ...THERE, "node_modules/own": undefined }],
  ["another version of what is optional", false, { ...THERE, "node_modules/other-system": { version: "2.0.0" } }],
  [
    "a package more, which others would find first",
    false,
    { ...THERE, "node_modules/a/node_modules/b": { version: "1.0.0" } },
  ],
])("with %s, a folder is installed: %s", (_what, expected, there) => {
  expect(isInstalled(project(there))).toBe(expected);
});

it("installs once, development packages included, whatever the environment is set to", () => {
  const folder = project();
  const bin = temporaryFolder({
    npm: `#!/bin/sh\necho "$@" >> calls\nmkdir -p node_modules\necho '${lock(THERE)}' > node_modules/.package-lock.json\n`,
  });
  chmodSync(path.join(bin, "npm"), 0o755);
  const code = `import { install } from "${pathToFileURL("scripts/lib/install.mjs")}"; install("${folder}"); install("${folder}");`;
  const env = { ...process.env, NODE_ENV: "production", PATH: `${bin}${path.delimiter}${process.env.PATH}` };
  const { status } = spawnSync("node", ["--input-type=module", "--eval", code], { env });
  expect(status).toBe(0);
  expect(readFileSync(path.join(folder, "calls"), "utf8")).toMatch(/^ci --include=dev[^\n]*\n$/);
  write(path.join(folder, "node_modules/.package-lock.json"), "{}");
  expect(isInstalled(folder)).toBe(false);
});

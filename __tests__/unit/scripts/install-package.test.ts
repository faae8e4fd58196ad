import path from "node:path";
import { isInstalled } from "../../../scripts/lib/install-package";
import { temporaryFolder } from "../support/temporary-folder";

const WANTED = {
  "": { version: "1.0.0" },
  "node_modules/a": { version: "2.0.0" },
  "node_modules/tool": { version: "3.0.0", dev: true },
  "node_modules/a-for-another-system": { version: "2.0.0", optional: true },
};
const lockfile = (packages: object) => JSON.stringify({ packages });
const folderWith = (installed?: object) =>
  temporaryFolder({
    "package-lock.json": lockfile(WANTED),
    ...(installed && { [path.join("node_modules", ".package-lock.json")]: lockfile(installed) }),
  });
const [a, tool] = [{ "node_modules/a": { version: "2.0.0" } }, { "node_modules/tool": { version: "3.0.0" } }];

it.each([
  ["with nothing there", undefined, false, false],
  ["with what is needed", a, true, false],
  ["with another version", { "node_modules/a": { version: "1.9.0" } }, false, false],
  ["with what its tests need, too", { ...a, ...tool }, true, true],
])("isInstalled, for use and for its tests: a package %s", (_what, installed, isReady, isTestable) => {
  const folder = folderWith(installed);
  expect([isInstalled(folder, false), isInstalled(folder, true)]).toEqual([isReady, isTestable]);
});

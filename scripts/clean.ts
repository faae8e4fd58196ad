/** `npm run clean`: removes what builds and tests have left. */
import { existsSync, readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { command } from "./lib/command";
import { FIXTURE_SITE_FOLDER } from "./lib/fixture-site";

const COMPILED = readdirSync("packages").map((name) => `packages/${name}/dist`);
const LEFT = [
  ".cache",
  "public",
  "deploy",
  ".changes",
  FIXTURE_SITE_FOLDER,
  "test-results",
  ...COMPILED.filter(existsSync),
];

command({ usage: "npm run clean", about: `Removes what builds and tests have left: ${LEFT.join(", ")}.` }, async () => {
  for (const folder of LEFT) await rm(folder, { recursive: true, force: true });
});

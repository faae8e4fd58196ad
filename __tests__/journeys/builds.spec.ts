/** A build on top of an earlier one equals a build of the same content from nothing, byte for byte. */
import path from "node:path";
import { expect } from "@playwright/test";
import { build, copyProject } from "../../scripts/project-copy/project-copy";
import { changeContent } from "./support/changes";
import { compareFolders, describeDifference } from "./support/compare-folders";
import { test } from "./support/journey";

test("Texts, addresses and pictures changed: warm and cold builds are the same", async ({ folder }) => {
  const [warm, cold] = [path.join(folder, "warm"), path.join(folder, "cold")];
  for (const project of [warm, cold]) copyProject(process.cwd(), project);
  await build(warm);
  for (const project of [warm, cold]) await changeContent(project);
  const seconds = { warm: await build(warm), cold: await build(cold) };
  console.log(`  warm ${seconds.warm.toFixed(0)} s, cold ${seconds.cold.toFixed(0)} s`);
  const differences = compareFolders(path.join(warm, "public"), path.join(cold, "public"));
  expect(differences.map((difference) => describeDifference(difference, ["warm", "cold"]))).toEqual([]);
});

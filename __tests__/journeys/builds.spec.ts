/**
 * A build on top of an earlier one equals a build from nothing, byte for byte; so do two builds from nothing, in two
 * folders.
 */
import path from "node:path";
import { expect } from "@playwright/test";
import { type Build, build, clean, copyProject } from "../../scripts/builds/project-copy";
import { CHANGES } from "./support/changes";
import { compareFolders, describeDifference } from "./support/compare-folders";
import { test } from "./support/journey";

test.describe.configure({ mode: "serial" });

test("Two builds from nothing, in two folders", async ({ folder, copy: warm }) => {
  const cold = path.join(folder, "cold");
  copyProject(process.cwd(), cold);
  for (const copy of [warm, cold]) report(path.basename(copy), await build(copy));
  expectEqual(warm, cold);
});

for (const { name, about, apply } of CHANGES) {
  test(`${name}: ${about}`, async ({ folder, copy: warm }) => {
    const cold = path.join(folder, "cold");
    for (const copy of [warm, cold]) await apply(copy, process.cwd());
    report("warm", await build(warm));
    clean(cold);
    report("cold", await build(cold));
    expectEqual(warm, cold);
  });
}

function expectEqual(first: string, second: string): void {
  const differences = compareFolders(path.join(first, "public"), path.join(second, "public"));
  expect(differences.map((difference) => describeDifference(difference, ["warm", "cold"]))).toEqual([]);
}

function report(name: string, { seconds, output }: Build): void {
  const start = output.includes("building from a clean start") ? ", started clean by itself" : "";
  console.log(`  ${name} build: ${seconds.toFixed(0)} s${start}`);
}

/**
 * A build on top of an earlier one equals a build from nothing, byte for byte; so do two builds from nothing, in two
 * folders.
 */
import path from "node:path";
import { expect } from "@playwright/test";
import { type Build, build, clean, copyProject } from "../../scripts/project-copy/project-copy";
import { CHANGES } from "./support/changes";
import { compareFolders, describeDifference } from "./support/compare-folders";
import { test } from "./support/journey";

test.describe.configure({ mode: "serial" });

let warm: string;
let cold: string;
test.beforeAll(async ({ folder, copy }) => {
  test.setTimeout(15 * 60_000);
  warm = copy;
  cold = path.join(folder, "cold");
  copyProject(process.cwd(), cold);
  for (const project of [warm, cold]) report("first", await build(project));
});

test("nothing: two builds from nothing, in two folders", () => expectEqual());

for (const { name, about, apply } of CHANGES) {
  test(`${name}: ${about}`, async () => {
    for (const project of [warm, cold]) await apply(project, process.cwd());
    report("warm", await build(warm));
    clean(cold);
    report("cold", await build(cold));
    expectEqual();
  });
}

function expectEqual(): void {
  const differences = compareFolders(path.join(warm, "public"), path.join(cold, "public"));
  expect(differences.map((difference) => describeDifference(difference, ["warm", "cold"]))).toEqual([]);
}

function report(name: string, { seconds, output }: Build): void {
  const start = output.includes("building from a clean start") ? ", started clean by itself" : "";
  console.log(`  ${name} build: ${seconds.toFixed(0)} s${start}`);
}

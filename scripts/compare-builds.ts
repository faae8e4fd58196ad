/**
 * `npm run test:builds`: a build on top of an earlier one equals a build from nothing, byte for byte.
 * Works on copies of the tracked files; ends non-zero when there is a difference.
 *
 *   --only <change,…>  only these changes: article, alias, deletion, picture, undo, style, component
 *   --reproducible     instead: two builds from nothing, in two folders, are equal
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { CHANGES, type Change, selectChanges } from "./builds/changes";
import { compareFolders, describeDifference } from "./builds/compare-folders";
import { type Build, build, clean, copyProject } from "./builds/project-copy";
import { main } from "./lib/run";
import { withScratch } from "./lib/scratch";

/** Files that may differ, each with the reason. */
const EXCEPTIONS: readonly { file: RegExp; reason: string }[] = [];
/** Differences shown of one comparison. */
const SHOWN = 20;

main(async () => {
  const { values } = parseArgs({ options: { only: { type: "string" }, reproducible: { type: "boolean" } } });
  const changes = values.only ? selectChanges(values.only.split(",")) : CHANGES;
  for (const { file, reason } of EXCEPTIONS) console.log(`Not compared: ${file.source} (${reason})`);
  const differing = await withScratch("compare-builds", ({ folder, stopped }) =>
    values.reproducible ? buildTwice(folder, stopped) : buildAfterEach(changes, folder, stopped),
  );
  if (differing > 0) process.exitCode = 1;
});

async function buildTwice(folder: string, stopped: AbortSignal): Promise<number> {
  const copies = ["one", "the-other"].map((name) => path.join(folder, name));
  for (const copy of copies) {
    copyProject(process.cwd(), copy);
    report(path.basename(copy), await build(copy, stopped));
  }
  const [one = "", other = ""] = copies;
  return compare(one, other);
}

/** @returns how many files differed, over all changes */
async function buildAfterEach(changes: readonly Change[], folder: string, stopped: AbortSignal): Promise<number> {
  const project = process.cwd();
  const warm = path.join(folder, "warm");
  const cold = path.join(folder, "cold");
  for (const copy of [warm, cold]) copyProject(project, copy);
  console.log("Before any change");
  report("warm", await build(warm, stopped));
  let differing = 0;
  for (const change of changes) {
    console.log(`\n${change.name}: ${change.about}`);
    for (const copy of [warm, cold]) await change.apply(copy, project);
    report("warm", await build(warm, stopped));
    clean(cold);
    report("cold", await build(cold, stopped));
    differing += compare(warm, cold);
  }
  return differing;
}

/** Prints how the built sites of two copies differ. */
function compare(first: string, second: string): number {
  const names = [path.basename(first), path.basename(second)] as const;
  const exceptions = EXCEPTIONS.map(({ file }) => file);
  const differences = compareFolders(path.join(first, "public"), path.join(second, "public"), exceptions);
  for (const difference of differences.slice(0, SHOWN)) console.log(describeDifference(difference, names));
  if (differences.length > SHOWN) console.log(`… and ${differences.length - SHOWN} more`);
  console.log(differences.length > 0 ? `  ${differences.length} files differ` : "  equal");
  return differences.length;
}

function report(name: string, { seconds, output }: Build): void {
  const start = output.includes("building from a clean start") ? ", started clean by itself" : "";
  console.log(`  ${name} build: ${seconds.toFixed(0)} s${start}`);
}

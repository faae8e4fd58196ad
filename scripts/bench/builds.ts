import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import path from "node:path";
import { withTemporaryFolder } from "../lib/temporary-folder";
import { editFirstArticle, setArticleCount } from "../project-copy/generate-articles";
import { build, clean, copyProject } from "../project-copy/project-copy";
import { checkLimits, type Measurement, pictureSeconds, type Run } from "./build-limits";

const RESULT = "scripts/bench/builds.json";

/**
 * Measures how long builds take and how much memory they hold, by number of articles, in a copy of the tracked files. The
 * process ends non-zero when a limit is exceeded.
 *
 * A first build that is not measured draws the social cards, which outlive a clean start. Gatsby encodes the pictures
 * anew after a clean start; they are the same few for any number of articles, and the seconds it names for them are
 * shown by themselves.
 *
 * @param counts numbers of articles
 * @param save writes the result to `scripts/bench/builds.json`
 */
export async function measureBuilds(counts: readonly number[], save: boolean): Promise<void> {
  if (counts.some((count) => !Number.isInteger(count) || count < 1)) {
    throw new Error("--articles takes whole numbers with commas between them, such as 11,1000.");
  }
  const measurements = await withTemporaryFolder("bench-build", async ({ folder, stopped }) => {
    const copy = path.join(folder, "site");
    copyProject(process.cwd(), copy);
    const results: Measurement[] = [];
    for (const count of counts) results.push(await measure(copy, count, stopped));
    return results;
  });
  const reached = checkLimits(measurements);
  console.table(
    measurements.map(({ articles, cold, unchanged, edited }) => ({
      articles,
      cold: inWords(cold),
      unchanged: inWords(unchanged),
      "one article edited": inWords(edited),
    })),
  );
  for (const { name, value, limit, met } of reached) {
    console.log(`${met ? "met   " : "missed"}  ${name}: ${value} (limit ${limit})`);
  }
  if (save) {
    const machine = { cores: cpus().length, node: process.version };
    writeFileSync(RESULT, `${JSON.stringify({ machine, measurements }, null, 2)}\n`);
    console.log(`Written to ${RESULT}.`);
  }
  if (reached.some(({ met }) => !met)) process.exitCode = 1;
}

async function measure(copy: string, articles: number, stopped: AbortSignal): Promise<Measurement> {
  const timed = async (name: string) => {
    const { seconds, peakMiB = null, output } = await build(copy, stopped);
    const run: Run = { seconds: Number(seconds.toFixed(1)), peakMiB, pictureSeconds: pictureSeconds(output) };
    console.log(`${articles} articles, ${name}: ${inWords(run)}`);
    return run;
  };
  setArticleCount(copy, articles);
  clean(copy);
  await timed("first build");
  clean(copy);
  const cold = await timed("cold build");
  const unchanged = await timed("unchanged");
  editFirstArticle(copy);
  return { articles, cold, unchanged, edited: await timed("one article edited") };
}

const inWords = ({ seconds, peakMiB, pictureSeconds: encoding }: Run) =>
  `${seconds} s${encoding > 0 ? ` (pictures ${encoding} s)` : ""}, ${peakMiB ?? "?"} MiB`;

/**
 * `npm run test:content`: all that a change of `content/` alone must pass. Checks the content, builds the site from what
 * the last build left, and tests it as visitors and search engines see it; pages whose HTML has passed are left out.
 */
import { builtSite } from "./lib/built-site";
import { runPlaywright } from "./lib/chromium";
import { notePassed } from "./lib/passed-pages";
import { main, run } from "./lib/run";

main(async () => {
  const steps: [name: string, work: () => Promise<number>][] = [
    ["Content", () => run("tsx", ["scripts/check-content.ts"])],
    ["Build", () => run("tsx", ["scripts/build.ts", "--if-changed"])],
    ["Site", () => runPlaywright(["--project=site"], { ONLY_CHANGED: "1" })],
  ];
  for (const [name, work] of steps) {
    console.log(`\n▸ ${name}`);
    const code = await work();
    if (code === 0) continue;
    console.log(`\nFailed: ${name}`);
    process.exitCode = code;
    return;
  }
  notePassed(builtSite("public"));
  console.log("\nThe content can be published.");
});

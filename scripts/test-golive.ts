/**
 * `npm run test:golive`: a rehearsal of the first day. In a copy of the project every fact gets another value, an
 * article and a job come, a job goes, the team changes; then nothing is missing any more, and a release with settings
 * of its own passes what a change of content must pass.
 */
import path from "node:path";
import { copyProject } from "./builds/project-copy";
import { changeEverything } from "./builds/rehearsal";
import { main, run } from "./lib/run";
import { withScratch } from "./lib/scratch";

/** Somebody else's form service; nothing is sent there. */
const RELEASE = {
  CI_RELEASE: "1",
  GATSBY_FORM_ENDPOINT: "https://formular.seezeichen-vertrieb.de/submit",
  GATSBY_FORM_ACCESS_KEY: "11111111-2222-4333-8444-555555555555",
};

main(() =>
  withScratch("test-golive", async ({ folder }) => {
    const copy = path.join(folder, "copy");
    copyProject(process.cwd(), copy);
    for (const what of changeEverything(copy)) console.log(`  done: ${what}`);
    for (const script of ["golive", "test-content"]) {
      const code = await run("tsx", [`scripts/${script}.ts`], RELEASE, copy);
      if (code !== 0) throw new Error(`scripts/${script}.ts failed in the rehearsal.`);
      console.log(`  passed: ${script}`);
    }
  }),
);

/** `npm run build`: builds the site into `public/`; starts clean when code changed. */
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { isDeepStrictEqual } from "node:util";
import { analyticsEnvironment } from "./lib/analytics-environment";
import { command } from "./lib/command";
import { fingerprint } from "./lib/fingerprint";
import { formEnvironment } from "./lib/form-environment";
import { runGatsby } from "./lib/gatsby";
import { LOCAL_FORM_ENDPOINT } from "./lib/ports";
import { previewEnvironment } from "./lib/preview-environment";
import { run } from "./lib/run";

/** Limits glibc's malloc arenas: saves 0.2 GB while pictures are encoded. */
const MALLOC_SETTINGS = { MALLOC_ARENA_MAX: "2" };
/** Inside `.cache`, so that it goes with what it describes. */
const RECORD = ".cache/build-fingerprint.json";

command(
  {
    usage: "npm run build [-- options]",
    about: "Builds the site into public/; starts clean when code changed, stays warm when only content changed.",
    options: {
      "if-changed": { type: "boolean", about: "does nothing when neither changed since the last build" },
      preview: {
        type: "boolean",
        about: "for authors: with drafts and what is scheduled, never indexed, sends nothing",
      },
      release: { type: "boolean", about: "for deployment: refuses to build without the form service's settings" },
    },
  },
  async ({ release = false, preview = false, ...values }) => {
    if (release && preview) throw new Error("A release is no preview: please leave one of them out.");
    if (existsSync(".env")) process.loadEnvFile(".env");
    // Empty in every other build, so that the code of the preview is left out.
    Object.assign(process.env, preview ? previewEnvironment(process.env) : { GATSBY_PREVIEW: "" });
    const form = formEnvironment(process.env, release);
    if (form.GATSBY_FORM_ENDPOINT === LOCAL_FORM_ENDPOINT)
      console.log(`This build sends inquiries to the local service, ${LOCAL_FORM_ENDPOINT}.`);
    const { GATSBY_PREVIEW = "" } = process.env;
    const environment = { ...form, ...analyticsEnvironment(process.env), GATSBY_PREVIEW };
    const now = fingerprint(environment);
    const before = await lastFingerprint();

    if (values["if-changed"] && isDeepStrictEqual(before, now)) {
      console.log("The built site is up to date.");
      return;
    }
    // Gatsby would keep old code in unchanged pages.
    if (before?.code !== now.code && (existsSync(".cache") || existsSync("public"))) {
      console.log("Code, configuration or dependencies changed: building from a clean start.");
      await run("gatsby", ["clean"]);
    }
    process.exitCode = await runGatsby(["build"], { ...environment, ...MALLOC_SETTINGS });
    if (process.exitCode === 0) await writeFile(RECORD, JSON.stringify(now));
  },
);

async function lastFingerprint() {
  if (!existsSync("public/index.html") || !existsSync(RECORD)) return undefined;
  return JSON.parse(await readFile(RECORD, "utf8")) as ReturnType<typeof fingerprint>;
}

/** `npm run build`: builds the site into `public/`; starts clean when code changed. */
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { isDeepStrictEqual } from "node:util";
import { analyticsEnvironment } from "./lib/analytics-environment";
import { command } from "./lib/command";
import { fingerprint } from "./lib/fingerprint";
import { LOCAL_FORM_ACCESS_KEY, LOCAL_FORM_ENDPOINT } from "./lib/ports";
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
      release: { type: "boolean", about: "for deployment: refuses to build without the form service's settings" },
    },
  },
  async ({ release = false, ...values }) => {
    if (existsSync(".env")) process.loadEnvFile(".env");
    const environment = { ...formSettings(release), ...analyticsEnvironment(process.env) };
    const now = fingerprint(environment);
    const before = await lastFingerprint();

    if (values["if-changed"] && isDeepStrictEqual(before, now)) {
      console.log("The built site is up to date.");
      return;
    }
    const newlyPublished = before?.scheduled?.filter((file) => !now.scheduled.includes(file)) ?? [];
    const isOtherCode = before?.code !== now.code && (existsSync(".cache") || existsSync("public"));
    // Gatsby would leave out newly scheduled documents, and keep old code in unchanged pages.
    if (newlyPublished.length > 0)
      console.log(`Published from today: ${newlyPublished.join(", ")}. Building from a clean start.`);
    else if (isOtherCode) console.log("Code, configuration or dependencies changed: building from a clean start.");
    if (newlyPublished.length > 0 || isOtherCode) await run("gatsby", ["clean"]);
    process.exitCode = await run("gatsby", ["build"], { ...environment, ...MALLOC_SETTINGS });
    if (process.exitCode === 0) await writeFile(RECORD, JSON.stringify(now));
  },
);

/** Where the contact form sends to; without settings, a local build talks to the local service. */
function formSettings(release: boolean): Record<string, string> {
  const { GATSBY_FORM_ENDPOINT: endpoint, GATSBY_FORM_ACCESS_KEY: accessKey } = process.env;
  if (endpoint && accessKey) return { GATSBY_FORM_ENDPOINT: endpoint, GATSBY_FORM_ACCESS_KEY: accessKey };
  if (release || endpoint || accessKey) {
    const missing = [!endpoint && "GATSBY_FORM_ENDPOINT", !accessKey && "GATSBY_FORM_ACCESS_KEY"].filter(Boolean);
    throw new Error(
      `Not built: ${missing.join(" and ")} must be set, or inquiries would reach nobody. See .env.example.`,
    );
  }
  console.log(`No form service is set: this build sends inquiries to the local one, ${LOCAL_FORM_ENDPOINT}.`);
  return { GATSBY_FORM_ENDPOINT: LOCAL_FORM_ENDPOINT, GATSBY_FORM_ACCESS_KEY: LOCAL_FORM_ACCESS_KEY };
}

async function lastFingerprint() {
  if (!existsSync("public/index.html") || !existsSync(RECORD)) return undefined;
  return JSON.parse(await readFile(RECORD, "utf8")) as ReturnType<typeof fingerprint>;
}

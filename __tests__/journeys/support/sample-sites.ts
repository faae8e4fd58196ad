import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { linkPackages } from "../../../scripts/project-copy/project-copy";

const FIXTURES = "__tests__/fixtures/sample-sites";
const PLUGINS = ["gatsby-plugin-late-app", "gatsby-plugin-lean-build"];
/** Lines of a failed program that are shown. */
const SHOWN_LINES = 40;

/** A small site of another kind than this one. */
export type SampleSite = {
  name: "blog" | "docs";
  /** What stands before the path of every page. */
  prefix: string;
  pages: readonly string[];
  /** The page that is measured: one with a picture that is seen first. */
  measured: string;
  /** Where the site looks for its picture. */
  pictures: readonly string[];
};

/** A sample site as a project of its own, built. */
export type BuiltSite = { folder: string; sample: SampleSite };

/**
 * Installs what a sample site needs and this project has not, each version as in its lockfile.
 * @param folder gets the packages of this project, too, for those that are installed to find them
 * @returns the packages' folder; `undefined` if they could not be fetched
 */
export function installExtras({ name }: SampleSite, folder: string): string | undefined {
  if (!existsSync(path.join(folder, "node_modules"))) linkPackages("node_modules", path.join(folder, "node_modules"));
  const extras = path.join(folder, `extras-${name}`);
  mkdirSync(extras);
  if (!existsSync(path.join(FIXTURES, name, "package-lock.json"))) return path.join(extras, "node_modules");
  for (const file of ["package.json", "package-lock.json"])
    cpSync(path.join(FIXTURES, name, file), path.join(extras, file));
  const options = ["--legacy-peer-deps", "--ignore-scripts", "--no-audit", "--no-fund"];
  const { status, stderr } = spawnSync("npm", ["ci", ...options], { cwd: extras, encoding: "utf8" });
  if (status === 0) return path.join(extras, "node_modules");
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH/.test(stderr)) return undefined;
  throw new Error(stderr);
}

/** A picture about as heavy as a photograph, the same for both builds: noise made larger; written once into the folder. */
async function photograph(folder: string): Promise<string> {
  const file = path.join(folder, "photograph.png");
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  if (!existsSync(file)) {
    const small = await sharp({ create: { width: 240, height: 160, channels: 3, background: "gray", noise } })
      .png()
      .toBuffer();
    await sharp(small).resize(1200, 800).toFile(file);
  }
  return file;
}

/** Builds a sample site in a folder of its own, with both plugins and no options, or without them. */
export async function buildSampleSite(
  sample: SampleSite,
  folder: string,
  extras: string,
  withPlugins: boolean,
): Promise<BuiltSite> {
  const site = path.join(folder, `${sample.name}-${withPlugins ? "with" : "without"}`);
  cpSync(path.join(FIXTURES, sample.name), site, { recursive: true });
  // Gatsby starts only where it is named; it is lent, not installed.
  writeFileSync(path.join(site, "package.json"), JSON.stringify({ name: sample.name, dependencies: { gatsby: "*" } }));
  for (const file of sample.pictures) {
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    cpSync(await photograph(folder), path.join(site, file));
  }
  const packages = path.join(site, "node_modules");
  linkPackages("node_modules", packages);
  for (const name of existsSync(extras) ? readdirSync(extras) : []) {
    if (!existsSync(path.join(packages, name))) symlinkSync(path.join(extras, name), path.join(packages, name));
  }
  const child = gatsby({ folder: site, sample }, ["build"], withPlugins ? PLUGINS : []);
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text) => output.push(text));
  const code = await new Promise((resolve) => child.on("close", resolve));
  const text = output.join("");
  if (code !== 0) throw new Error(`The build failed:\n${text.split("\n").slice(-SHOWN_LINES).join("\n")}`);
  if (/gatsby-plugin-(late-app|lean-build):/.test(text)) throw new Error(`A plugin warned:\n${text}`);
  return { folder: site, sample };
}

/**
 * Serves a built sample site with Gatsby's own server, below its prefix.
 * @returns the address of its home page, and what ends the server
 */
export async function serveSampleSite(site: BuiltSite, port: number): Promise<{ address: string; stop: () => void }> {
  const child = gatsby(site, ["serve", "--port", String(port)], []);
  const address = `http://localhost:${port}${site.sample.prefix}/`;
  const ended = new Promise<never>((_resolve, reject) => {
    child.on("close", (code) => reject(new Error(`The server of ${site.folder} ended with ${code}.`)));
  });
  ended.catch(() => undefined);
  await Promise.race([answering(address), ended]);
  return { address, stop: () => child.kill() };
}

function gatsby({ folder, sample }: BuiltSite, args: string[], plugins: readonly string[]): ChildProcess {
  return spawn(
    path.resolve(folder, "node_modules/.bin/gatsby"),
    [...args, ...(sample.prefix ? ["--prefix-paths"] : [])],
    {
      cwd: folder,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        CI: "1",
        NO_COLOR: "1",
        GATSBY_TELEMETRY_DISABLED: "1",
        NODE_ENV: "production",
        PLUGINS_UNDER_TEST: JSON.stringify(plugins),
      },
    },
  );
}

async function answering(address: string): Promise<void> {
  for (;;) {
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

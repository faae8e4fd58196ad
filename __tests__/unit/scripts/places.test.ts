import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync } from "node:fs";
import path from "node:path";
import type { command } from "../../../scripts/lib/command";
import { inLanguageOfCommand } from "../../../scripts/lib/language.mjs";
import { refuseForeign, writeFolder } from "../../../scripts/lib/output-folder";
import { temporaryFolder, write } from "../support/temporary-folder";

type Spec = Parameters<typeof command>[0];
const specs: [script: string, spec: Spec][] = [];
let script = "";
jest.mock("../../../scripts/lib/command", () => ({
  ...jest.requireActual("../../../scripts/lib/command"),
  command: (spec: Spec) => specs.push([script, spec]),
}));

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
for (const line of Object.values(scripts)) {
  script = /^node (scripts\/run\.mjs \S+)$/.exec(line)?.[1]?.replace("run.mjs ", "") ?? "";
  if (script) require(path.resolve(`${script}.ts`));
}
const options = specs.flatMap(([name, { options = {} }]) =>
  Object.entries(options).map(([option, declared]) => ({ name, option, declared })),
);
const places = options.flatMap(({ declared: { place }, ...named }) => (place ? [{ ...named, place }] : []));

const FOREIGN = { "letter.txt": "Mine.", "photos/boat.jpg": "\u0000", "types.d.ts": "", "site/index.html": "<p>" };

/** All that lies in a folder, byte for byte. */
const stateOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => ({ entry, file: path.join(entry.parentPath, entry.name) }))
    .map(({ entry, file }) => [file, entry.isFile() && createHash("sha256").update(readFileSync(file)).digest("hex")])
    .sort();

const run = (name: string, args: string[]) =>
  new Promise<{ status: number; output: string }>((resolve) => {
    const program = execFile(
      "node",
      ["--import", "tsx", `${name}.ts`, ...args],
      { timeout: 50_000 },
      (_error, stdout, stderr) => resolve({ status: program.exitCode ?? 0, output: stdout + stderr }),
    );
  });

describe("An option of a command", () => {
  it("is declared as a place if its value is one", () => {
    expect(specs.length).toBeGreaterThan(10);
    const named = options.filter(({ option, declared: { value = "" } }) =>
      /ORDNER|FOLDER|DATEI|FILE|PFAD|PATH|^(out|root|to|dir|folder|target)$/i.test(`${value} ${option}`),
    );
    expect(named.map(({ name, option }) => [name, option])).toEqual(places.map(({ name, option }) => [name, option]));
  });

  it.each(places)(
    "$name --$option leaves a folder with other files as it is, and says what to do",
    async ({ name, option, place }) => {
      const folder = temporaryFolder(FOREIGN);
      const before = stateOf(folder);
      const { status, output } = await run(name, [`--${option}`, folder]);
      const de = {
        project: "Bitte den Ordner des Projekts nennen.",
        output: "Bitte einen neuen oder leeren Ordner nennen.",
      };
      const en = { project: "There is no content/ in", output: "Please name a new or an empty folder." };
      const remedy = inLanguageOfCommand({ en, de }, ["node", `${name}.ts`])[place];
      expect({ status, output }).toEqual({ status: 1, output: expect.stringContaining(remedy) });
      expect(stateOf(folder)).toEqual(before);
    },
  );
});

describe("An output folder", () => {
  const produce = (folder: string, text = "new") =>
    writeFolder(folder, async (draft) => write(path.join(draft, "a/report.html"), text));
  const written = async () => {
    const folder = path.join(temporaryFolder(), "out");
    await produce(folder, "old");
    return folder;
  };

  it("takes what it wrote before away, and nothing else", async () => {
    const folder = await written();
    await writeFolder(folder, async (draft) => write(path.join(draft, "b.html"), ""));
    expect(readdirSync(folder).sort()).toEqual([".written", "b.html"]);
    expect(() => refuseForeign(folder)).not.toThrow();
  });

  it.each<[string, (folder: string) => void]>([
    ["has come", (folder) => write(path.join(folder, "notes.txt"), "")],
    ["has come in a folder of it, as a declaration of types", (folder) => write(path.join(folder, "a/x.d.ts"), "")],
    ["was edited", (folder) => write(path.join(folder, "a/report.html"), "mine")],
    ["has another name", (folder) => renameSync(path.join(folder, "a"), path.join(folder, "b"))],
    ["is an empty folder", (folder) => mkdirSync(path.join(folder, "mine"))],
    ["is a link", (folder) => symlinkSync("/nowhere", path.join(folder, "link"))],
  ])("stays when something in it %s", async (_, change) => {
    const folder = await written();
    change(folder);
    const before = stateOf(folder);
    await expect(produce(folder)).rejects.toThrow("Please name a new or an empty folder.");
    expect(stateOf(folder)).toEqual(before);
  });

  it("stays when it is a file, or a link to somewhere else", async () => {
    const elsewhere = temporaryFolder({ file: "mine" });
    const link = path.join(temporaryFolder(), "link");
    symlinkSync(elsewhere, link);
    for (const place of [path.join(elsewhere, "file"), link])
      await expect(produce(place)).rejects.toThrow("Please name a new or an empty folder.");
    expect(readFileSync(path.join(link, "file"), "utf8")).toBe("mine");
  });

  it("has what was written when the work fails", async () => {
    const folder = path.join(temporaryFolder(), "out");
    const work = writeFolder(folder, async (draft) => {
      write(path.join(draft, "report.html"), "known");
      throw new Error("No build.");
    });
    await expect(work).rejects.toThrow("No build.");
    expect(existsSync(path.join(folder, "report.html"))).toBe(true);
  });
});

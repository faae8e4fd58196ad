import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { storeActions } from "../../editor/server/store";
import { finishWriting, writeTogether } from "../../editor/server/together";
import type { Issue } from "../../editor/workspace";
import { exampleWorkspace, workspaceFolder } from "./example-workspace";

const FILES = ["driver", "pilot", "guide", "cook"].map((name) => `content/jobs/${name}.mdx`);
const OLD = "---\ntitle: Alt\n---\n";
const NEW = "---\ntitle: Neu\n---\n";
let root: string;

const textOf = (file: string) => readFileSync(path.join(root, file), "utf8");
const texts = () => FILES.map(textOf);
/** Everything in the folder of the files: what waits there would be seen. */
const names = () => readdirSync(path.join(root, "content/jobs")).map((name) => `content/jobs/${name}`);
const written = () => new Map(FILES.map((file) => [path.join(root, file), NEW]));

beforeEach(() => {
  root = workspaceFolder();
  for (const file of FILES) writeFileSync(path.join(root, file), OLD);
});

describe("files that are saved together", () => {
  const save = (checkAll: (folder?: string) => Promise<Issue[]>, raw = NEW, base = OLD) =>
    storeActions({ ...exampleWorkspace(root), checkAll }, async () => {}).saveTogether({
      dataFiles: FILES.map((path) => ({ path, raw, base })),
    });
  /** Finds an error in a file only once all have their new text. */
  const inOne = async (folder = root) => {
    const isNew = FILES.every((file) => readFileSync(path.join(folder, file), "utf8") !== OLD);
    return [
      { file: FILES[0] ?? "", message: "Das war schon so." },
      ...(isNew ? [{ file: FILES[2] ?? "", message: "Die Summe stimmt nicht." }] : []),
    ];
  };

  it("are checked as they will be together, and all are saved", async () => {
    const checked: string[][] = [];
    await save(async (folder = root) => {
      checked.push(FILES.map((file) => readFileSync(path.join(folder, file), "utf8")));
      return [];
    });
    expect(checked).toEqual([OLD, NEW].map((text) => FILES.map(() => text)));
    expect(texts()).toEqual(FILES.map(() => NEW));
  });

  it("all stay as they are when one would have an error that it has not yet, and it is said in a sentence", async () => {
    await expect(save(inOne)).rejects.toMatchObject({
      message: "So entstünden Fehler. Darum bleibt jede Datei, wie sie war.",
      more: { issues: [{ file: FILES[2], message: "Die Summe stimmt nicht." }] },
    });
    expect(texts()).toEqual(FILES.map(() => OLD));
  });

  it("may have errors as drafts", async () => {
    const draft = NEW.replace("title", "draft: true\ntitle");
    await save(inOne, draft);
    expect(texts()).toEqual(FILES.map(() => draft));
  });

  it("all stay as they are when somebody has changed one meanwhile", async () => {
    await expect(save(async () => [], NEW, "anders")).rejects.toThrow(`${FILES[0]} hat sich inzwischen geändert.`);
    expect(texts()).toEqual(FILES.map(() => OLD));
  });

  it("all stay as they are when one cannot be written", async () => {
    const broken = new Map([...written(), [path.join(root, "content/facts.json/x"), NEW]]);
    await expect(writeTogether(root, broken)).rejects.toThrow();
    expect([texts(), names()]).toEqual([FILES.map(() => OLD), [...FILES].sort()]);
  });
});

describe("an editor that is killed in the middle of it", () => {
  let program: string;
  beforeAll(async () => {
    program = path.join(workspaceFolder(), "program.cjs");
    // Ends by itself, without a last word, at one of its calls of the file system.
    const contents = `
      import files from "node:fs/promises";
      let calls = Number(process.env.CALLS);
      for (const name of ["writeFile", "rename", "rm"]) {
        const call = files[name];
        files[name] = (...args) => (calls-- > 0 ? call(...args) : process.kill(process.pid, "SIGKILL"));
      }
      const { writeTogether } = require("./editor/server/together");
      writeTogether(process.env.ROOT, new Map(JSON.parse(process.env.TEXTS))).then(() => console.log("done"));`;
    const resolveDir = path.join(__dirname, "../..");
    await build({ stdin: { contents, resolveDir }, bundle: true, platform: "node", format: "cjs", outfile: program });
  });

  it("has changed all files or none, once it has started again, and leaves nothing behind", async () => {
    const seen = new Set<string>();
    for (let calls = 0, isDone = false; !isDone; calls += 1) {
      for (const file of FILES) writeFileSync(path.join(root, file), OLD);
      const env = { ...process.env, ROOT: root, CALLS: String(calls), TEXTS: JSON.stringify([...written()]) };
      const { signal, stdout } = spawnSync(process.execPath, [program], { env, encoding: "utf8" });
      isDone = stdout.includes("done");
      expect(isDone || signal === "SIGKILL").toBe(true);
      seen.add(`at once: ${new Set(texts()).size}`);
      expect(await finishWriting(root)).toEqual([]);
      expect([new Set(texts()).size, names()]).toEqual([1, [...FILES].sort()]);
      seen.add(`at last: ${textOf(FILES[0] ?? "")}`);
    }
    expect([...seen].sort()).toEqual([`at last: ${NEW}`, `at last: ${OLD}`, "at once: 1", "at once: 2"].sort());
  });

  it("leaves alone what somebody has changed since, and says which", async () => {
    const env = { ...process.env, ROOT: root, CALLS: "7", TEXTS: JSON.stringify([...written()]) };
    spawnSync(process.execPath, [program], { env });
    const left = FILES.filter((file) => textOf(file) === OLD);
    writeFileSync(path.join(root, left[0] ?? ""), "von Hand");
    expect(await finishWriting(root)).toEqual([left[0]]);
    expect(FILES.filter((file) => textOf(file) === NEW)).toEqual(FILES.filter((file) => file !== left[0]));
    expect([textOf(left[0] ?? ""), names()]).toEqual(["von Hand", [...FILES].sort()]);
  });
});

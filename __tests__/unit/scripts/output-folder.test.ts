import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync } from "node:fs";
import path from "node:path";
import { refuseForeign, writeFolder } from "../../../scripts/lib/output-folder";
import { stateOf } from "../support/state-of-folder";
import { temporaryFolder, write } from "../support/temporary-folder";

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

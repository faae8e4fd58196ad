import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { withScratch } from "../../../scripts/lib/scratch";

describe("withScratch", () => {
  const TMPDIR = process.env.TMPDIR;
  const before = tmpdir();

  it("gives a folder that is gone afterwards, and what the work returns.", async () => {
    const folder = await withScratch("scratch-test", async (scratch) => {
      expect(path.dirname(scratch.folder)).toBe(before);
      expect(process.env.TMPDIR).toBe(scratch.folder);
      await writeFile(path.join(scratch.folder, "a.txt"), "a");
      return scratch.folder;
    });
    expect(existsSync(folder)).toBe(false);
    expect(process.env.TMPDIR).toBe(TMPDIR);
  });

  it("does what is to be done at the end, last kept first done, also after an error in the work or in one of them.", async () => {
    const done: string[] = [];
    let folder = "";
    const work = withScratch("scratch-test", async (scratch) => {
      folder = scratch.folder;
      scratch.onEnd(() => done.push("server"));
      scratch.onEnd(() => {
        throw new Error("The browser is gone.");
      });
      scratch.onEnd(async () => done.push("page"));
      throw new Error("No build.");
    });
    await expect(work).rejects.toThrow("No build.");
    expect(done).toEqual(["page", "server"]);
    expect(existsSync(folder)).toBe(false);
  });
});

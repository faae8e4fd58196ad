import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { withTemporaryFolder } from "../../../scripts/lib/temporary-folder";

describe("withTemporaryFolder", () => {
  const TMPDIR = process.env.TMPDIR;
  const before = tmpdir();

  it("gives a folder that is gone afterwards, and what the work returns", async () => {
    const folder = await withTemporaryFolder("temporary-folder-test", async (temporary) => {
      expect(path.dirname(temporary.folder)).toBe(before);
      expect(process.env.TMPDIR).toBe(temporary.folder);
      await writeFile(path.join(temporary.folder, "a.txt"), "a");
      return temporary.folder;
    });
    expect(existsSync(folder)).toBe(false);
    expect(process.env.TMPDIR).toBe(TMPDIR);
  });

  it("runs clean-up steps in reverse order, also after an error in the work or in one of them", async () => {
    const done: string[] = [];
    let folder = "";
    const work = withTemporaryFolder("temporary-folder-test", async (temporary) => {
      folder = temporary.folder;
      temporary.onEnd(() => done.push("server"));
      temporary.onEnd(() => {
        throw new Error("The browser is gone.");
      });
      temporary.onEnd(async () => done.push("page"));
      throw new Error("No build.");
    });
    await expect(work).rejects.toThrow("No build.");
    expect(done).toEqual(["page", "server"]);
    expect(existsSync(folder)).toBe(false);
  });
});

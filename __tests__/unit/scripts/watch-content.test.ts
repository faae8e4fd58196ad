import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { watchContent } from "../../../scripts/lib/watch-content";
import { CONTENT_REPORT_FILE } from "../../../src/config/constants";
import { temporaryFolder } from "../support/temporary-folder";

it("says what is wrong once, keeps it for the pages of the preview, and says that it is mended", async () => {
  const root = temporaryFolder({ "content/a.json": "good" });
  const file = path.join(root, "content/a.json");
  const said: string[] = [];
  jest.spyOn(console, "log").mockImplementation((text) => void said.push(text));
  const report = async () => {
    const text = readFileSync(file, "utf8");
    return { hasErrors: text !== "good", text };
  };
  const stop = await watchContent(root, report);
  const kept = () => readFileSync(path.join(root, CONTENT_REPORT_FILE), "utf8");
  /** Until the report of a change is kept. */
  const change = async (text: string) => {
    writeFileSync(file, text);
    while (kept() !== (text === "good" ? "" : text)) await new Promise((resolve) => setTimeout(resolve, 10));
  };
  expect(kept()).toBe("");
  await change("bad");
  await change("good");
  expect(said).toEqual(["bad", "Der Inhalt ist wieder in Ordnung."]);
  stop();
});

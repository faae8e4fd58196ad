import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { watchContent } from "../../../scripts/lib/watch-content";
import { temporaryFolder } from "../support/temporary-folder";

it("says what is wrong once, and that it is mended", async () => {
  const root = temporaryFolder({ "content/a.json": "good" });
  const file = path.join(root, "content/a.json");
  const printed: string[] = [];
  jest.spyOn(console, "log").mockImplementation((text) => void printed.push(text));
  let checked = "";
  const stop = await watchContent(root, async () => {
    checked = readFileSync(file, "utf8");
    return { hasErrors: checked !== "good", text: checked };
  });
  const change = async (text: string) => {
    writeFileSync(file, text);
    while (checked !== text) await new Promise((resolve) => setTimeout(resolve, 10));
  };
  await change("bad");
  await change("bad ");
  await change("good");
  expect(printed).toEqual(["bad", "bad ", "Der Inhalt ist wieder in Ordnung."]);
  stop();
});

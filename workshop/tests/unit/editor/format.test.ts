import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { readEntry, writeEntry } from "../../../editor/format";

const files = ["content", "__tests__/fixture-site/content"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(mdx|json)$/.test(name))
    .map((name) => path.join(folder, name)),
);

// What holds of any file is proven in the package; these are the files that authors open.
it("Each content file stays byte for byte when it is opened and saved, and only grows when text is added", () => {
  for (const file of files) {
    const text = readFileSync(file, "utf8");
    const entry = readEntry(text);
    expect({ file, text: writeEntry(entry) }).toEqual({ file, text });
    const { body = "" } = entry;
    if (body !== "") expect(writeEntry({ ...entry, body: `${body}Und mehr.\n` })).toBe(`${text}Und mehr.\n`);
  }
});

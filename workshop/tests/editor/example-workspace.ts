import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";
import type { Workspace } from "../../editor/workspace";

const FILES = {
  "content/jobs/driver.mdx": "---\ntitle: Driver\n---\nrefers to first\n",
  "content/articles/first/index.mdx": "---\ntitle: First\n---\n",
  "content/articles/first/poster.png": "picture",
  "content/facts.json": "{}",
};

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A workspace's folder with two documents, one of which refers to the other. It is removed after the tests of the file. */
export function workspaceFolder(): string {
  const root = mkdtempSync(path.join(tmpdir(), "editor-"));
  folders.push(root);
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

/** The workspace in such a folder. */
export function exampleWorkspace(root: string): Workspace {
  const refuse = () => {
    throw new Error("Not asked for.");
  };
  return {
    root,
    collections: [],
    blocks: [],
    headingLevels: [2, 3],
    slugOptions: {},
    fileNameError: (file) =>
      /^content\/(jobs\/[a-z-]+|articles\/[a-z-]+\/index)\.mdx$/.test(file) ? undefined : "Unbekannt.",
    pictureError: async (place, _name, slots) =>
      readFileSync(place, "utf8") !== "picture" ? "Kein Bild." : slots.includes("large") ? "Zu schmal." : undefined,
    check: async (file) => [
      { file, message: "Zu kurz." },
      { file: "content/jobs/driver.mdx", message: "Der Link führt ins Leere." },
    ],
    checkAll: async () => [],
    oldFigures: refuse,
    missing: async () => [],
    changeSlug(_file, slug) {
      if (slug === "taken") throw new Error("Vergeben.");
      const file = `content/articles/${slug}/index.mdx`;
      return {
        file,
        addresses: ["/first", `/${slug}`],
        texts: new Map([
          [file, "renamed"],
          ["content/jobs/driver.mdx", `refers to ${slug}`],
        ]),
      };
    },
    styles: refuse,
    targets: refuse,
    render: refuse,
    card: refuse,
    list: refuse,
    pictures: refuse,
    unwritten: new Map(),
    questions: refuse,
    duplicate: refuse,
    create: refuse,
  };
}

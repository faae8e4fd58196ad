import { readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../support/temporary-folder";

/** The cache of a folder as a new process has it. */
async function cacheOf(root: string) {
  jest.resetModules();
  const { documentsOnDisk } = await import("../../../src/data-layer/render/document-cache");
  return documentsOnDisk(root);
}

it("keeps what was made, also when it is made twice at once, until nothing asks for it", async () => {
  const root = temporaryFolder();
  const first = await cacheOf(root);
  await Promise.all(["a", "a", "b"].map((key) => first.set(key, { html: key })));
  const next = await cacheOf(root);
  expect(await next.get("a")).toEqual({ html: "a" });
  await next.removeUnused();
  expect(await (await cacheOf(root)).get("b")).toBeUndefined();
  expect(readdirSync(path.join(root, "node_modules/.cache/documents"))).toEqual(["a.json"]);
});

it("makes all anew where nothing can be kept", async () => {
  const root = temporaryFolder();
  writeFileSync(path.join(root, "node_modules"), "");
  const cache = await cacheOf(root);
  await cache.set("a", {});
  expect(await cache.get("a")).toBeUndefined();
  await cache.removeUnused();
});

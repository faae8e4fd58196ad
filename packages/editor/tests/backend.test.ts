import { afterEach, expect, it, vi } from "vitest";
import { formatFor, wrapBackend } from "../browser/backend";
import type { Backend } from "../browser/decap";
import { RAW, readEntry } from "../format";
import type { Setup } from "../server/setup";

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["as it was written", (text: string) => text],
  ["without its final line break", (text: string) => text.trimEnd()],
  ["with one more final line break", (text: string) => `${text}\n`],
])("sends the version that the author has seen when Decap saves the text %s", async (change, changedByDecap) => {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response("{}"));
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("localStorage", { removeItem: () => undefined });
  const backend = wrapBackend({} as Backend, { isLocal: true } as Setup);
  const original = "---\ntitle: Titel\n---\n\nText.\n";
  const entry = readEntry(original);
  const written = formatFor(true).toFile({ ...entry, body: `${String(entry.body).trimEnd()} Noch ein Satz.\n` });
  const file = { path: `content/articles/${change.replaceAll(" ", "-")}/index.mdx`, raw: changedByDecap(written) };
  await backend.request({ action: "persistEntry", params: { dataFiles: [file] } });
  const { params } = JSON.parse(String(fetch.mock.calls[0]?.[1].body));
  expect(params.dataFiles[0].base).toBe(entry[RAW]);
});

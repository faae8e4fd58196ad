import { afterEach, expect, it, vi } from "vitest";
import { wrapBackend } from "../../editor/browser/backend";
import type { Backend } from "../../editor/browser/decap";
import type { Setup } from "../../editor/server/setup";

const FILE = "content/articles/first/index.mdx";

afterEach(() => vi.unstubAllGlobals());

it("sends the version that the author has seen: as it was opened, then as it was saved", async () => {
  const fetch = vi.fn(async (_url: string, { body }: RequestInit) =>
    String(body).includes("getEntry") ? Response.json({ data: "opened" }) : Response.json(null),
  );
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("localStorage", { getItem: () => null, removeItem: () => undefined });
  const backend = wrapBackend({} as Backend, { isLocal: true } as Setup);
  await backend.request({ action: "getEntry", params: { path: FILE } });
  for (const raw of ["one", "two"])
    await backend.request({ action: "persistEntry", params: { dataFiles: [{ path: FILE, raw }] } });
  const sent = fetch.mock.calls.map(([, { body }]) => JSON.parse(String(body)).params.dataFiles?.[0]);
  expect(sent.slice(1)).toEqual([
    { path: FILE, raw: "one", base: "opened" },
    { path: FILE, raw: "two", base: "one" },
  ]);
});

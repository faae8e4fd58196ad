import { compilationHash } from "../src/compilation-hash";

type Stats = { compilation: { chunks: Set<{ hash: string }>; children: object[]; hash: string } };

function hashOf(chunkHashes: readonly string[], children: object[] = []): string {
  const compilation = { chunks: new Set(chunkHashes.map((hash) => ({ hash }))), children, hash: "webpack's own" };
  const done = { tap: (_options: object, work: (stats: Stats) => void) => work({ compilation }) };
  compilationHash({ hooks: { done } } as unknown as Parameters<typeof compilationHash>[0]);
  return compilation.hash;
}

it("changes when a file changes", () => {
  expect(hashOf(["1", "2"])).not.toBe(hashOf(["1", "3"]));
  expect(hashOf(["1", "2"])).toMatch(/^[0-9a-f]{20}$/);
});

it("does not depend on the order of chunks or on cached child compilations", () => {
  expect(hashOf(["2", "1"])).toBe(hashOf(["1", "2"]));
  expect(hashOf(["1", "2"], [{ hash: "of the stylesheet" }])).toBe(hashOf(["1", "2"]));
});

import type { DocumentCache } from "../../../src/data-layer/render/document-cache";

/** A cache that lasts as long as the test. */
export function memoryCache(): { [method in "get" | "set"]: jest.MockedFunction<DocumentCache[method]> } {
  const values = new Map<string, unknown>();
  return {
    get: jest.fn(async (key: string) => values.get(key)),
    set: jest.fn(async (key: string, value: unknown) => values.set(key, value)),
  };
}

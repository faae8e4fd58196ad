import type { DocumentCache } from "../../src/data-layer/check/document-cache";

/** Keeps rendered documents while a command runs, so that each text is rendered once. */
export function renderedDocuments(): DocumentCache {
  const documents = new Map<string, unknown>();
  return { get: async (key) => documents.get(key), set: async (key, value) => documents.set(key, value) };
}

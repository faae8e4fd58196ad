/** The object in a JSON text; an empty one if the text is anything else. */
export function parseRecord(text: string | null): Record<string, unknown> {
  try {
    return { ...JSON.parse(text ?? "{}") };
  } catch {
    return {};
  }
}

/** Asserts that a query has returned a value. As content is checked before, a missing one means that the query is wrong. */
export function required<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`The query returned no ${name}.`);
  return value;
}

/** A value that a query must return, as content is checked before; throws when it is missing: the query is wrong. */
export function required<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`The query brought no ${name}.`);
  return value;
}

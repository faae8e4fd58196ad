/**
 * The value a query must have brought: content is checked before it is queried.
 * @throws when it is missing after all, which is a fault of the query
 */
export function required<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`The query brought no ${name}.`);
  return value;
}

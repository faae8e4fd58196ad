/**
 * A value that a query must return: content is checked before it is queried.
 * @throws when it is missing, which is an error in the query
 */
export function required<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`The query brought no ${name}.`);
  return value;
}

import type { CreatePagesArgs } from "gatsby";

/**
 * Runs a query while pages are made.
 * @throws when the query fails: a failed query is a failed build
 */
export async function runQuery<T>({ graphql }: CreatePagesArgs, query: string): Promise<T> {
  const { data, errors } = await graphql<T>(query);
  if (errors || !data) throw new Error(`A query of the page creation failed: ${JSON.stringify(errors)}`);
  return data;
}

import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { contentModel } from "../content-model";
import { type ContentType, collectionsOf, countListPages } from "../data-layer/model/content-type";
import { previewContext } from "./preview-files";

type Query = Pick<CreatePagesArgs, "actions" | "graphql">;

/** Creates a page for every document, at its slug and at each of its aliases, and the pages of paged lists. */
export async function createContentPages(args: Query): Promise<void> {
  for (const collection of collectionsOf(contentModel)) await createDocumentPages(args, collection);
  for (const { list } of contentModel.types) if (list) await createListPages(args, list);
}

async function createDocumentPages(
  { actions, graphql }: Query,
  { name, schema, collection }: ReturnType<typeof collectionsOf>[number],
): Promise<void> {
  const aliasField = "aliases" in schema.fields ? "aliases" : "";
  type Documents = { documents: { nodes: { id: string; path: string; ended: boolean; aliases?: string[] | null }[] } };
  const { documents } = await ask<Documents>(
    graphql,
    `{ documents: all${name} { nodes { id path ended ${aliasField} } } }`,
  );
  const component = path.resolve(collection.template);
  for (const { id, path: main, ended, aliases } of documents.nodes) {
    for (const address of [main, ...(aliases ?? []).map(collection.pagePath)])
      actions.createPage({
        path: address,
        component,
        context: { id, ...(ended && { ended }), ...previewContext(address) },
      });
  }
}

async function createListPages({ actions, graphql }: Query, list: NonNullable<ContentType["list"]>): Promise<void> {
  type Count = { documents: { totalCount: number } };
  const { documents } = await ask<Count>(graphql, `{ documents: all${list.of} { totalCount } }`);
  const component = path.resolve(list.template);
  for (let page = 1; page <= countListPages(list, documents.totalCount); page += 1) {
    const address = list.pagePath(page);
    const context = { page, skip: (page - 1) * list.perPage, limit: list.perPage, ...previewContext(address) };
    actions.createPage({ path: address, component, context });
  }
}

/** What a query answers. @throws when it fails: a page would be missing */
async function ask<Answer>(graphql: CreatePagesArgs["graphql"], query: string): Promise<Answer> {
  const { data, errors } = await graphql<Answer>(query);
  if (errors || !data) throw new Error(`The pages cannot be created. ${query} says: ${JSON.stringify(errors)}`);
  return data;
}

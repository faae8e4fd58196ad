import type { BuildArgs, Node } from "gatsby";
import { type ContentModel, collectionsOf, type Nodes } from "../model/content-type";

type Answer = { data?: { documents: { nodes: { id: string; html: string }[] } }; errors?: unknown };

/** All nodes with texts as a query gives them, with their pictures. @throws when a text cannot be read */
export async function resolvedNodes(
  { graphql, getNode, getNodesByType }: Pick<BuildArgs, "graphql" | "getNode" | "getNodesByType">,
  model: ContentModel,
): Promise<Nodes> {
  const texts = new Map<string, string>();
  for (const { name: type } of collectionsOf(model)) {
    const { data, errors } = (await graphql(`{ documents: all${type} { nodes { id html } } }`)) as Answer;
    if (!data || errors) throw new Error(`The texts of all ${type} nodes cannot be read: ${JSON.stringify(errors)}`);
    for (const { id, html } of data.documents.nodes) texts.set(id, html);
  }
  const resolved = (node: Node): Node => ({ ...node, ...(texts.has(node.id) && { html: texts.get(node.id) }) });
  return { ofType: (type) => getNodesByType(type).map(resolved), byId: getNode };
}

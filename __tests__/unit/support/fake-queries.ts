import type { CreatePagesArgs } from "gatsby";
import { type FieldNode, parse, type SelectionSetNode } from "graphql";

type Nodes = readonly Readonly<Record<string, unknown>>[];

const fieldsOf = (selection: SelectionSetNode | undefined): FieldNode[] =>
  (selection?.selections ?? []).filter((node): node is FieldNode => node.kind === "Field");

/**
 * Answers queries of the form `{ allThing { nodes { … } } }` with those fields only that the query
 * asks for, as Gatsby does.
 */
export function fakeQueries(collections: Readonly<Record<string, Nodes>>): CreatePagesArgs["graphql"] {
  const answer = async (query: string) => {
    const data: Record<string, { nodes: Nodes }> = {};
    for (const definition of parse(query).definitions) {
      if (definition.kind !== "OperationDefinition") continue;
      for (const collection of fieldsOf(definition.selectionSet)) {
        const nodes = fieldsOf(collection.selectionSet).find(({ name }) => name.value === "nodes");
        const wanted = fieldsOf(nodes?.selectionSet).map(({ name }) => name.value);
        data[collection.name.value] = {
          nodes: (collections[collection.name.value] ?? []).map((node) =>
            Object.fromEntries(wanted.map((field) => [field, node[field]])),
          ),
        };
      }
    }
    return { data };
  };
  return answer as CreatePagesArgs["graphql"];
}

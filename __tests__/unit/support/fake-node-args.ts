import path from "node:path";
import type { CreateNodeArgs, Node } from "gatsby";
import { memoryCache } from "./memory-cache";

type FileOptions = { source?: string; type?: string };

/** The file node that gatsby-source-filesystem makes of a content file. */
export function fileNode(root: string, name: string, { source = "content", type = "File" }: FileOptions = {}): Node {
  return {
    id: `file ${name}`,
    parent: null,
    children: [],
    internal: { type, contentDigest: "", owner: "" },
    absolutePath: path.join(root, "content", name),
    relativePath: name,
    extension: path.extname(name).slice(1),
    sourceInstanceName: source,
  } as Node;
}

/** The node that gatsby-plugin-mdx makes of a file node. */
export function mdxNode(parent: Node | null): Node {
  return {
    id: `mdx of ${parent?.id}`,
    parent: parent?.id ?? null,
    children: [],
    internal: { type: "Mdx", contentDigest: "", owner: "" },
  } as Node;
}

/** What Gatsby hands to `onCreateNode`, with a store of the nodes that exist; its cache outlasts a build. */
export function fakeNodeArgs(node: Node, others: readonly Node[] = [], cache = memoryCache()) {
  const store = new Map([node, ...others].map((known) => [known.id, known]));
  const createNode = jest.fn(async (created: Node) => void store.set(created.id, created));
  const deleteNode = jest.fn((deleted: Node) => void store.delete(deleted.id));
  const createParentChildLink = jest.fn();
  const error = jest.fn();
  const args = {
    node,
    actions: { createNode, deleteNode, createParentChildLink },
    getNode: (id: string) => store.get(id),
    getNodesByType: (type: string) => [...store.values()].filter(({ internal }) => internal.type === type),
    createNodeId: (name: string) => `id of ${name}`,
    createContentDigest: (fields: unknown) => JSON.stringify(fields),
    cache,
    reporter: { error },
  };
  return { args: args as unknown as CreateNodeArgs, createNode, createParentChildLink, error, store };
}

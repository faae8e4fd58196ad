import { readFile } from "node:fs/promises";
import path from "node:path";
import type { CreateNodeArgs, Node } from "gatsby";
import { renderDocument } from "./content/check-content";
import { formatProblems } from "./content/problem";
import { readContentFile } from "./content/read-content";

type FileNode = Node & { absolutePath: string; relativePath: string; sourceInstanceName: string; extension: string };

/**
 * Makes the typed node (`Article`, `HomePage`, …) of a content file. Markdown files arrive as the
 * `Mdx` node of gatsby-plugin-mdx, JSON files as `File`.
 */
export async function createContentNode(args: CreateNodeArgs): Promise<void> {
  const { node, actions, createNodeId, createContentDigest, cache, reporter } = args;
  const file = contentFileOf(args);
  if (!file) return;

  const text = await readFile(file.absolutePath, "utf8");
  const root = path.join(file.absolutePath.slice(0, -file.relativePath.length), "..");
  const content = readContentFile(root, file.relativePath, text);
  if (!content) return;
  if (!content.data) {
    // A build has been stopped before this; while developing, the last valid node stays.
    reporter.error(formatProblems(content.problems));
    return;
  }

  const { type, slug } = content;
  const fields: Record<string, unknown> = { ...content.data };
  if (type.pagePath) {
    const { html, words, headings, problems } = await renderDocument(content, cache);
    if (problems.length > 0) {
      reporter.error(formatProblems(problems));
      return;
    }
    const computed: Record<string, unknown> = { slug, path: type.pagePath(slug), html, words, headings };
    for (const name of Object.keys(type.derived ?? {})) fields[name] = computed[name];
  }
  const id = createNodeId(`${type.name} ${file.relativePath}`);
  await actions.createNode({
    ...fields,
    id,
    parent: node.id,
    children: [],
    internal: { type: type.name, contentDigest: createContentDigest(fields) },
  });
  const created = args.getNode(id);
  if (created) actions.createParentChildLink({ parent: node, child: created });
}

/** The content file behind a JSON file node or an Mdx node. */
function contentFileOf({ node, getNode }: CreateNodeArgs): FileNode | undefined {
  if (node.internal.type === "Mdx" && node.parent) {
    const parent = getNode(node.parent) as FileNode | undefined;
    return parent?.sourceInstanceName === "content" ? parent : undefined;
  }
  if (node.internal.type !== "File") return undefined;
  const file = node as unknown as FileNode;
  return file.sourceInstanceName === "content" && file.extension === "json" ? file : undefined;
}

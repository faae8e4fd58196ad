import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { CreateNodeArgs, Node, NodePluginArgs, SourceNodesArgs } from "gatsby";
import { missingPictures, renderDocument } from "../check/check-content";
import type { DocumentCache } from "../check/document-cache";
import { renderingCode } from "../check/rendering-code";
import type { ContentModel, DocumentFields } from "../model/content-type";
import { shownMinutes } from "../model/reading-time";
import { publicationStatus, today } from "../model/release";
import { definesFacts, type Facts, readFacts } from "../read/facts";
import { type ContentFile, readContentFile } from "../read/read-content";

type FileNode = Node & { absolutePath: string; relativePath: string; sourceInstanceName: string; extension: string };

/** What making a node takes. */
type NodeArgs = NodePluginArgs & { node: Node };

type Fields = Record<string, unknown>;

/**
 * The last valid fields of each file. In development, a broken file still shows this version while `createPages` reports
 * the error; a build with errors stops before it creates any node.
 */
const lastValid = new Map<string, Fields>();

/** The checked files of this build, by path relative to the project root. */
const checkedFiles = new Map<string, ContentFile>();

/** Sets the files that were checked before the build, so that none is parsed twice. */
export function setCheckedFiles(files: readonly ContentFile[]): void {
  for (const file of files) checkedFiles.set(file.file, file);
}

/**
 * Creates the typed node (`Article`, `HomePage`, …) of a content file. Markdown files arrive as the `Mdx` node of
 * gatsby-plugin-mdx, JSON files as `File`.
 */
export async function createContentNode(args: CreateNodeArgs, model: ContentModel): Promise<void> {
  const file = contentFileOf(args);
  if (!file) return;
  const isFactsFile = definesFacts(file.relativePath);
  if (isFactsFile) cachedFacts.delete(rootOf(file));
  await createNode(args, file, model);
  if (isFactsFile && (await haveFactsChanged(rootOf(file), args.cache))) await recreateTextNodes(args, model);
}

/** Facts by project root; cleared when a facts file changes. */
const cachedFacts = new Map<string, Facts>();

function factsOf(root: string): Facts {
  const facts = cachedFacts.get(root) ?? readFacts(root);
  cachedFacts.set(root, facts);
  return facts;
}

/** Gatsby's cache keeps the facts, so that an incremental build detects a change. */
const FACTS_CACHE_KEY = "facts of nodes";

/** Whether the facts differ from those used for the existing nodes. */
async function haveFactsChanged(root: string, cache: DocumentCache): Promise<boolean> {
  const [before, now] = [await cache.get(FACTS_CACHE_KEY), factsOf(root)];
  await cache.set(FACTS_CACHE_KEY, now);
  return before !== undefined && !isDeepStrictEqual(before, now);
}

const CODE_CACHE_KEY = "code of nodes";

/**
 * Recreates the nodes of all texts when the code that renders them is another than at the last start. Gatsby sees only
 * what is in `gatsby-node.ts` itself, and the development server would show yesterday's blocks.
 * @param code a hash of that code
 */
export async function recreateOutdatedNodes(
  args: SourceNodesArgs,
  model: ContentModel,
  code = renderingCode(),
): Promise<void> {
  const before = await args.cache.get(CODE_CACHE_KEY);
  await args.cache.set(CODE_CACHE_KEY, code);
  if (before !== undefined && before !== code) await recreateTextNodes(args, model);
}

/** Recreates the nodes of all texts, because what they are made with has changed. */
async function recreateTextNodes(args: NodePluginArgs, model: ContentModel): Promise<void> {
  for (const node of ["Mdx", "File"].flatMap((type) => args.getNodesByType(type))) {
    const file = contentFileOf({ ...args, node });
    // The node of a deleted file stays until Gatsby has seen the whole folder.
    if (file && !definesFacts(file.relativePath) && existsSync(file.absolutePath)) {
      await createNode({ ...args, node }, file, model);
    }
  }
}

async function createNode(args: NodeArgs, file: FileNode, model: ContentModel): Promise<void> {
  const { node, actions, createNodeId, createContentDigest, cache } = args;

  const text = await readFile(file.absolutePath, "utf8");
  const root = rootOf(file);
  const known = checkedFiles.get(`content/${file.relativePath}`);
  const content = known?.text === text ? known : readContentFile(root, model, file.relativePath, text, factsOf(root));
  if (!content) return;
  const valid = await fieldsOf(root, content, cache);
  if (valid) lastValid.set(file.absolutePath, valid);
  const fields = valid ?? lastValid.get(file.absolutePath);
  if (!fields || isOmitted(fields)) return;

  const { type } = content;
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

/**
 * The fields of a content file's node.
 * @returns `undefined` if the file is invalid
 */
export async function fieldsOf(root: string, content: ContentFile, cache: DocumentCache): Promise<Fields | undefined> {
  const { type, slug, data } = content;
  if (!data) return undefined;
  if (!type.family) return data;
  const document = await renderDocument(content, cache);
  if ([...document.issues, ...missingPictures(root, content, document)].length > 0) return undefined;
  const { html, words, headings } = document;
  const status = publicationStatus(data, today());
  const minutes = shownMinutes(data, words);
  const computed: DocumentFields = { slug, path: type.family.pagePath(slug), html, words, minutes, headings, status };
  return { ...data, ...computed };
}

/** The project's folder, which contains `content/`. */
const rootOf = (file: FileNode) => path.join(file.absolutePath.slice(0, -file.relativePath.length), "..");

/** In development and in a preview, authors see unreleased documents; a release omits them. */
const isOmitted = ({ status }: Fields) =>
  status !== undefined && process.env.NODE_ENV === "production" && !process.env.GATSBY_PREVIEW;

/** The content file behind a JSON file node or an Mdx node. */
function contentFileOf({ node, getNode }: NodeArgs): FileNode | undefined {
  if (node.internal.type === "Mdx" && node.parent) {
    const parent = getNode(node.parent) as FileNode | undefined;
    return parent?.sourceInstanceName === "content" ? parent : undefined;
  }
  if (node.internal.type !== "File") return undefined;
  const file = node as unknown as FileNode;
  return file.sourceInstanceName === "content" && file.extension === "json" ? file : undefined;
}

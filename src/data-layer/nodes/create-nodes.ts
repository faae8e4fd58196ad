import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { CreateNodeArgs, Node, NodePluginArgs, SourceNodesArgs } from "gatsby";
import type { ContentModel, DocumentFields } from "../model/content-type";
import { shownMinutes } from "../model/reading-time";
import { fieldsOnDay, hasEnded, isDated, publicationStatus, today } from "../model/release";
import { definesFacts, documentCounts, type Facts, readFacts } from "../read/facts";
import { type ContentFile, readContentFile } from "../read/read-content";
import { type DocumentCache, documentsOnDisk } from "../render/document-cache";
import { missingPictures, renderDocument } from "../render/render-document";
import { renderingCode } from "../render/rendering-code";

type FileNode = Node & { absolutePath: string; relativePath: string; sourceInstanceName: string; extension: string };

type NodeArgs = NodePluginArgs & { node: Node };

type Fields = Record<string, unknown>;

/** The last valid fields of each file, which development shows while the file is broken. */
const lastValid = new Map<string, Fields>();

const checkedFiles = new Map<string, ContentFile>();

/** Sets the files that were checked before the build, so that none is parsed twice. */
export function setCheckedFiles(files: readonly ContentFile[]): void {
  for (const file of files) checkedFiles.set(file.file, file);
}

/** Creates the typed node (`Article`, `HomePage`, …) of a content file: an `Mdx` node, or a JSON `File`. */
export async function createContentNode(args: CreateNodeArgs, model: ContentModel): Promise<void> {
  const file = contentFileOf(args);
  if (!file) return;
  const isFactsFile = definesFacts(file.relativePath);
  if (isFactsFile) cachedFacts.delete(rootOf(file));
  await createTypedNode(args, file, model);
  if (isFactsFile) await recreateAfterChange(args, model, "facts of nodes", factsOf(rootOf(file), model));
}

/** Facts by project root; cleared when a facts file changes. */
const cachedFacts = new Map<string, Facts>();

function factsOf(root: string, model: ContentModel): Facts {
  const facts = cachedFacts.get(root) ?? readFacts(root, model);
  cachedFacts.set(root, facts);
  return facts;
}

/**
 * Recreates the nodes of all texts after a change that Gatsby does not see: of the code that renders them, of the kind
 * of run, as a preview shows what a release omits, of the day, on which a document may appear, or of a number of
 * documents that texts name.
 */
export const recreateOutdatedNodes = (
  args: SourceNodesArgs,
  model: ContentModel,
  { code = renderingCode(), run = process.env.NODE_ENV, day = today(), root = process.cwd() } = {},
) => recreateAfterChange(args, model, "run of nodes", { code, run, day, counts: documentCounts(root, model, day) });

/** Recreates the nodes of all texts if what they are made with is other than what Gatsby's cache has from before. */
async function recreateAfterChange(
  args: NodePluginArgs,
  model: ContentModel,
  key: string,
  now: unknown,
): Promise<void> {
  const before = await args.cache.get(key);
  await args.cache.set(key, now);
  if (before !== undefined && !isDeepStrictEqual(before, now)) await recreateTextNodes(args, model);
}

async function recreateTextNodes(args: NodePluginArgs, model: ContentModel): Promise<void> {
  for (const node of ["Mdx", "File"].flatMap((type) => args.getNodesByType(type))) {
    const file = contentFileOf({ ...args, node });
    // The node of a deleted file stays until Gatsby has seen the whole folder.
    if (file && !definesFacts(file.relativePath) && existsSync(file.absolutePath)) {
      await createTypedNode({ ...args, node }, file, model);
    }
  }
}

async function createTypedNode(args: NodeArgs, file: FileNode, model: ContentModel): Promise<void> {
  const { node, actions, createNodeId, createContentDigest } = args;

  const text = await readFile(file.absolutePath, "utf8");
  const root = rootOf(file);
  const known = checkedFiles.get(`content/${file.relativePath}`);
  const content =
    known?.text === text ? known : readContentFile(root, model, file.relativePath, text, factsOf(root, model));
  if (!content) return;
  const valid = await fieldsOf(root, content);
  if (valid) lastValid.set(file.absolutePath, valid);
  const fields = valid ?? lastValid.get(file.absolutePath);
  if (!fields) return;

  const { type } = content;
  const id = createNodeId(`${type.name} ${file.relativePath}`);
  if (isOmitted(fields.status)) {
    // A preview before may have left it.
    const before = args.getNode(id);
    if (before) actions.deleteNode(before);
    return;
  }
  const shown = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => !(isDated(value) && isOmitted(value.status))),
  );
  await actions.createNode({
    ...shown,
    id,
    parent: node.id,
    children: [],
    internal: { type: type.name, contentDigest: createContentDigest(shown) },
  });
  const created = args.getNode(id);
  if (created) actions.createParentChildLink({ parent: node, child: created });
}

/** The fields of a content file's node on a day; `undefined` if the file is invalid. */
export async function fieldsOf(
  root: string,
  content: ContentFile,
  cache: DocumentCache = documentsOnDisk(root),
  day = today(),
): Promise<Fields | undefined> {
  const { type, slug, data } = content;
  if (!data) return undefined;
  if (!type.collection) return fieldsOnDay(data, day);
  const document = await renderDocument(content, cache);
  if ([...document.issues, ...missingPictures(root, content, document)].length > 0) return undefined;
  const { html, words, headings } = document;
  const computed: DocumentFields = {
    slug,
    path: type.collection.pagePath(slug),
    html,
    words,
    minutes: shownMinutes(data, words),
    headings,
    status: publicationStatus(data, day),
    ended: hasEnded(data, day),
  };
  return { ...data, ...computed };
}

/** The project's folder, which contains `content/`. */
const rootOf = (file: FileNode) => path.join(file.absolutePath.slice(0, -file.relativePath.length), "..");

/** In development and in a preview, authors see what visitors do not; a release omits it. */
const isOmitted = (status: unknown) =>
  status !== undefined && process.env.NODE_ENV === "production" && !process.env.GATSBY_PREVIEW;

/** The content file behind a JSON file node or an Mdx node. */
function contentFileOf({ node, getNode }: NodeArgs): FileNode | undefined {
  if (node.internal.type === "Mdx" && node.parent) {
    const parent = getNode(node.parent) as FileNode | undefined;
    return parent?.sourceInstanceName === "content" ? parent : undefined;
  }
  if (node.internal.type !== "File") return undefined;
  const file = node as FileNode;
  return file.sourceInstanceName === "content" && file.extension === "json" ? file : undefined;
}

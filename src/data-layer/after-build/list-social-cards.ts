import path from "node:path";
import type { Node } from "gatsby";
import { contentTypes } from "../model/content-types";
import type { SocialCard } from "./social-cards";

type PageNode = Node & {
  path?: string;
  title?: string;
  type?: string;
  hero?: { title: string };
  poster?: { src: string };
  absolutePath?: string;
};

/** The picture of pages that have none of their own. */
const HOUSE_PICTURES: Readonly<Record<string, string>> = { CareerPage: "office", Job: "office", AboutPage: "office" };

/**
 * The cards of all pages: a document with a poster shows that, other pages a picture of the house.
 * @param root the project's folder
 * @param nodesOf all nodes of a GraphQL type
 * @param nodeOf the node with an id
 */
export function listSocialCards(
  root: string,
  nodesOf: (type: string) => readonly Node[],
  nodeOf: (id: string) => Node | undefined,
): SocialCard[] {
  /** The folder of the file that a node comes from. */
  const folderOf = ({ absolutePath, parent }: PageNode): string => {
    if (absolutePath) return path.dirname(absolutePath);
    const source = parent ? nodeOf(parent) : undefined;
    return source ? folderOf(source) : root;
  };
  return contentTypes.flatMap(({ name, fixedPath, pagePath }) => {
    if (!fixedPath && !pagePath) return [];
    return (nodesOf(name) as readonly PageNode[]).map((node) => {
      const housePicture = path.join(root, "content/pictures", `${HOUSE_PICTURES[name] ?? "hero"}.png`);
      return {
        path: fixedPath ?? node.path ?? "",
        title: node.hero?.title ?? node.title ?? "",
        poster: node.poster ? path.join(folderOf(node), node.poster.src) : housePicture,
      };
    });
  });
}

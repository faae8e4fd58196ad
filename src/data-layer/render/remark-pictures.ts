import type { Image, Nodes, Paragraph, Parents, Root } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { visit } from "unist-util-visit";
import { altTextIssue } from "../model/alt-text";
import { typeset } from "../text/typeset";
import { lineOf, type Report } from "./report";

/** A picture in a text: its path relative to the document, and the line in the body. */
export type TextPicture = { src: string; line: number | undefined };

const PICTURE_PATH = /^\.\/[^/]+\.(png|jpe?g|webp|avif)$/i;

/** Remark plugin: turns every picture that stands alone into a figure, which authors may not write themselves. */
export function remarkPictures(pictures: TextPicture[], report: Report) {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (!("children" in node)) return;
      node.children = (node as Parents).children.map((child) => {
        const image = child.type === "paragraph" ? onlyImage(child) : undefined;
        if (!image) return child;
        checkPicture(image, report);
        if (PICTURE_PATH.test(image.url)) pictures.push({ src: image.url, line: lineOf(image) });
        return figureElement(image);
      }) as typeof node.children;
    });
    visit(tree, (node) => {
      if (node.type === "imageReference") report(node, "Ein Bild wird als ![Text](./bild.png) geschrieben.");
      if (node.type === "image")
        report(node, `Das Bild „${node.url}“ steht mitten im Text. Vor und nach einem Bild bleibt eine Zeile frei.`);
    });
  };
}

/** The picture of a paragraph that contains nothing else. */
function onlyImage({ children }: Paragraph): Image | undefined {
  const [only, ...more] = children.filter((child: Nodes) => child.type !== "text" || child.value.trim() !== "");
  return only?.type === "image" && more.length === 0 ? only : undefined;
}

function checkPicture(image: Image, report: Report): void {
  const { url, alt } = image;
  if (!PICTURE_PATH.test(url)) {
    report(
      image,
      `„${url}“ ist kein Bild neben dem Text. Erlaubt sind PNG, JPEG, WebP und AVIF im selben Ordner, z. B. ./bild.png.`,
    );
  }
  if (!alt?.trim() || PICTURE_PATH.test(`./${alt.trim()}`)) {
    report(
      image,
      `Dem Bild „${url}“ fehlt der Alternativtext. Er steht in den eckigen Klammern: ![Was zu sehen ist und was es bedeutet](${url}).`,
    );
  }
  const issue = altTextIssue(alt ?? "");
  if (issue) report(image, issue);
}

function figureElement({ url, alt, title, position }: Image): MdxJsxFlowElement {
  const attributes = Object.entries({ src: url, alt: typeset(alt ?? ""), caption: title && typeset(title) });
  return {
    type: "mdxJsxFlowElement",
    name: "Figure",
    attributes: attributes.flatMap(([name, value]) =>
      value ? [{ type: "mdxJsxAttribute" as const, name, value }] : [],
    ),
    children: [],
    position,
  };
}

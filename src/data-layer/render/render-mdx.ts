import type { Root, RootContent } from "hast";
import type { Evaluater } from "hast-util-to-jsx-runtime";
import type { PropsWithChildren } from "react";
import * as runtime from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { remarkWording } from "../../../workshop/check/remark-wording";
import { remarkCheckSums } from "../../../workshop/check/sums/remark-check-sums";
import type { Issue } from "../text/issue";
import { readLines } from "../text/read-lines";
import { compareText } from "./compare-text";
import { components } from "./elements";
import { type ParserError, parserIssue } from "./parser-issue";
import { remarkComponents } from "./remark-components";
import { type DocumentMetadata, newMetadata, remarkDocument } from "./remark-document";
import { remarkLines } from "./remark-lines";
import { remarkNoBreakWords } from "./remark-no-break-words";
import { remarkPictures } from "./remark-pictures";
import { remarkTextBlocks, type TextBlock } from "./remark-text-blocks";
import { lineOf, type Report } from "./report";

/** A document's Markdown as HTML, and what was collected about it. */
export type RenderedDocument = DocumentMetadata & {
  html: string;
  /** The HTML of a text with issues, as far as it goes; for its author. */
  unfinished?: string;
  /** Where each paragraph, heading, list, table or block begins: in the HTML, and its line in the file. */
  starts: { offset: number; line: number }[];
  textBlocks: TextBlock[];
  issues: Issue[];
};

/** The block whose table is a funnel, and its attribute that states rates. */
const FUNNEL = { element: "FunnelChart", description: "description" };

/** Renders a Markdown/MDX text, whose lines are those of the file, to HTML; errors are issues, never thrown. */
export async function renderMdx(file: string, typed: string): Promise<RenderedDocument> {
  const document: RenderedDocument = { ...newMetadata(), html: "", starts: [], textBlocks: [], issues: [] };
  const { issues, starts } = document;
  const { parts, text: body } = readLines(typed);
  let content: RootContent[];
  try {
    content = await parse(file, body, document);
    const reported = new Set(issues.map(({ line }) => line));
    for (const { line, message } of compareText(parts, content))
      if (!reported.has(line)) issues.push({ file, line, message });
  } catch (error) {
    const { offset, ...issue } = parserIssue(body, error as ParserError);
    issues.push({ file, ...issue });
    if (offset === undefined) return document;
    const rest = await renderMdx(file, `${body.slice(0, offset)}‹${body.slice(offset + 1)}`);
    return { unfinished: rest.html, ...rest, html: "", issues: [...issues, ...rest.issues] };
  }
  const { toJsxRuntime } = await import("hast-util-to-jsx-runtime");
  let html = "";
  for (const child of content) {
    const part: Root = { type: "root", children: [child] };
    try {
      const element = toJsxRuntime(part, { ...runtime, components, createEvaluater: () => evaluator });
      if (child.position) starts.push({ offset: html.length, line: child.position.start.line });
      // What makes ids different in each part.
      html += renderToStaticMarkup(element, { identifierPrefix: String(starts.length) });
    } catch (error) {
      // A block whose attributes have issues may have nothing to show.
      if (issues.length === 0) issues.push({ file, ...parserIssue(body, error as ParserError) });
    }
  }
  return issues.length > 0 ? { ...document, unfinished: html } : { ...document, html };
}

/** The HTML tree of a text, and in `document` what was collected on the way. @throws what the parser throws */
async function parse(file: string, body: string, document: RenderedDocument): Promise<RootContent[]> {
  // These packages are ES modules only; the compiled Gatsby files are not.
  const { createProcessor } = await import("@mdx-js/mdx");
  const { default: remarkGfm } = await import("remark-gfm");
  const { issues } = document;
  const report: Report = (place, message, offset) => {
    issues.push({ file, line: lineOf(place, offset), message });
  };
  let content: RootContent[] = [];
  // Texts contain no program code, so nothing is left for MDX to compile: that takes longer than parsing.
  const captureTree = () => (tree: Root) => {
    content = tree.children;
    tree.children = [];
  };
  const { messages } = await createProcessor({
    remarkPlugins: [
      [remarkGfm, { singleTilde: false }],
      remarkLines,
      [remarkWording, report],
      [remarkCheckSums, { funnel: FUNNEL }],
      [remarkTextBlocks, document.textBlocks],
      [remarkDocument, document],
      [remarkComponents, report],
      [remarkPictures, document.pictures, report],
      remarkNoBreakWords,
    ],
    remarkRehypeOptions: { footnoteLabel: "Fußnoten", footnoteBackLabel: "Zurück zum Text" },
    rehypePlugins: [captureTree],
  }).process(body);
  issues.push(...messages.map(({ line, reason }) => ({ file, line, message: reason })));
  return content;
}

const Unknown = ({ children }: PropsWithChildren) => children;

/** Finds the component that a name in angle brackets stands for; there is no other code in a text. */
const evaluator: Evaluater = {
  evaluateExpression: (expression) =>
    expression.type === "Identifier" ? (components[expression.name] ?? Unknown) : undefined,
  evaluateProgram: () => undefined,
};

import type { Root, RootContent } from "hast";
import type { Evaluater } from "hast-util-to-jsx-runtime";
import type { PropsWithChildren } from "react";
import * as runtime from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import type { Issue } from "../text/issue";
import { readLines } from "../text/read-lines";
import { compareText } from "./compare-text";
import type { TextChecks } from "./document-cache";
import { components } from "./elements";
import { type ParserError, parserIssue } from "./parser-issue";
import { remarkAuthorNotes } from "./remark-author-notes";
import { remarkComponents } from "./remark-components";
import { type DocumentMetadata, newMetadata, remarkDocument } from "./remark-document";
import { remarkLines } from "./remark-lines";
import { remarkLostSigns } from "./remark-lost-signs";
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

type Plugins = TextChecks["plugins"];

/** At most this many signs that stop the parser are reported one by one; each needs another parse. */
const MAX_STOPS = 20;

/**
 * Renders a Markdown/MDX text, whose lines are those of the file, to HTML; errors are issues, never thrown.
 * @param checks remark plugins that see the text as its author wrote it; their messages are issues
 * @param stops how many times the parser has stopped at this text before
 * @param isRest whether markup was removed from it, so that what stops the parser may only follow from that
 */
export async function renderMdx(
  file: string,
  typed: string,
  checks: Plugins = [],
  stops = 0,
  isRest = false,
): Promise<RenderedDocument> {
  const document: RenderedDocument = { ...newMetadata(), html: "", starts: [], textBlocks: [], issues: [] };
  const { issues, starts } = document;
  const { parts, text: body } = readLines(typed);
  let content: RootContent[];
  try {
    content = await parse(file, body, document, checks);
    const reported = new Set(issues.map(({ line }) => line));
    for (const { line, message } of compareText(parts, content))
      if (!reported.has(line)) issues.push({ file, line, message });
  } catch (error) {
    const { offset, ...issue } = parserIssue(body, error as ParserError);
    if (!isRest) issues.push({ file, ...issue });
    const isSign = offset !== undefined && stops < MAX_STOPS;
    const around = withoutMarkup(body, issue.line);
    const stopped = around === body || stops >= MAX_STOPS ? withoutMarkup(body) : around;
    const readable = isSign ? `${body.slice(0, offset)}‹${body.slice(offset + 1)}` : stopped;
    if (readable === body) return document;
    const rest = await renderMdx(file, readable, checks, stops + 1, isRest || !isSign);
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

/** The text without what stops the parser in the block around a line, or anywhere, so that all else can be checked. */
function withoutMarkup(body: string, line?: number): string {
  const lines = body.split("\n");
  const isEmpty = (text: string) => text.trim() === "";
  const start = lines.slice(0, line ?? 0).findLastIndex(isEmpty) + 1;
  const length = line === undefined ? lines.length : [...lines.slice(start), ""].findIndex(isEmpty);
  const block = lines.slice(start, start + length).join("\n");
  const words = block.replace(/<[^<>]*>?|[{}]|^(?:import|export)\b/gm, (markup) => markup.replace(/.+/g, ""));
  return [...lines.slice(0, start), words, ...lines.slice(start + length)].join("\n");
}

/** The HTML tree of a text, and in `document` what was collected on the way. @throws what the parser throws */
async function parse(file: string, body: string, document: RenderedDocument, checks: Plugins): Promise<RootContent[]> {
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
      [remarkLostSigns, report],
      ...checks,
      remarkAuthorNotes,
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

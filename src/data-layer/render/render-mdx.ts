import { createElement } from "react";
import * as runtime from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import type { Problem } from "../model/problem";
import { components } from "./elements";
import { type ParserError, parserFault } from "./parser-fault";
import { remarkComponents } from "./remark-components";
import { type DocumentFacts, remarkDocument } from "./remark-document";
import { remarkPictures } from "./remark-pictures";
import { remarkWording } from "./remark-wording";

/** A document's Markdown as HTML, and what was collected about it. */
export type RenderedDocument = DocumentFacts & { html: string; problems: Problem[] };

/**
 * Renders the Markdown of a document at build time, so that it costs the browser nothing.
 * @param file path for messages
 * @param body Markdown/MDX without front matter
 * @param bodyLine line of the file where the body starts
 * @returns HTML; errors as problems with their line in the file, never thrown
 */
export async function renderMdx(file: string, body: string, bodyLine: number): Promise<RenderedDocument> {
  // Both packages are ES modules only; the compiled Gatsby files are not.
  const [{ compile, run }, { default: remarkGfm }] = await Promise.all([import("@mdx-js/mdx"), import("remark-gfm")]);
  const facts: DocumentFacts = { headings: [], words: 0, pictures: [], links: [], typography: [] };
  const problems: Problem[] = [];
  const report = (line: number | undefined, message: string) => {
    problems.push({ file, line: line === undefined ? undefined : line + bodyLine - 1, message });
  };
  try {
    const code = await compile(body, {
      outputFormat: "function-body",
      remarkPlugins: [
        remarkGfm,
        [remarkWording, report],
        [remarkDocument, facts],
        [remarkComponents, report],
        [remarkPictures, facts.pictures, report],
      ],
      remarkRehypeOptions: { footnoteLabel: "Fußnoten", footnoteBackLabel: "Zurück zum Text" },
    });
    if (problems.length > 0) return { ...facts, html: "", problems };
    const { default: Content } = await run(code, runtime);
    return { ...facts, html: renderToStaticMarkup(createElement(Content, { components })), problems };
  } catch (error) {
    const { line, message } = parserFault(body, error as ParserError);
    report(line, message);
    return { ...facts, html: "", problems };
  }
}

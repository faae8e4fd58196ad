import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { fixedPages } from "../../src/content-types";
import { checkContent, checkTypography, renderDocument } from "../../src/data-layer/check/check-content";
import { checkTerms } from "../../src/data-layer/check/check-terms";
import type { Problem } from "../../src/data-layer/model/problem";
import { definesFacts } from "../../src/data-layer/read/facts";
import {
  type Content,
  type ContentFile,
  dataAsWritten,
  readContent,
  readContentFile,
} from "../../src/data-layer/read/read-content";

/** Checks content as `npm run check:content` does, with a draft in place of a file, in milliseconds. */
export class Checker {
  readonly #documents = new Map<string, unknown>();
  #content: Content = { files: [], problems: [] };
  #state = "";
  #known: Promise<Problem[]> | undefined;

  /** What was rendered before, by text. */
  readonly cache = {
    get: async (key: string) => this.#documents.get(key),
    set: async (key: string, value: unknown) => this.#documents.set(key, value),
  };

  /** @param root the project's folder */
  constructor(private readonly root: string) {}

  /** All content as it is on disk now; read again only when a file changed. */
  content(): Content {
    const folder = path.join(this.root, "content");
    const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
    const times = names.map((name) => statSync(path.join(folder, name), { throwIfNoEntry: false })?.mtimeMs);
    const state = JSON.stringify([names, times]);
    if (this.#state !== state) {
      this.#content = readContent(this.root);
      this.#state = state;
      this.#known = undefined;
    }
    return this.#content;
  }

  /** The content with a text in place of a file, or without that file. */
  withDraft(file: string, text: string | undefined): { content: Content; draft: ContentFile | undefined } {
    const { files, problems } = this.content();
    const name = file.slice("content/".length);
    const draft = text === undefined ? undefined : readContentFile(this.root, name, text);
    // With an error in a field, the text below is checked all the same.
    if (draft) draft.data ??= dataAsWritten(draft);
    const others = files.filter((other) => other.file !== file);
    const all = [...others, ...(draft ? [draft] : [])].sort((a, b) => a.file.localeCompare(b.file));
    // With other facts, what was said of the other files no longer holds.
    const said = definesFacts(name) ? [] : problems.filter((problem) => problem.file !== file);
    return { content: { files: all, problems: [...said, ...(draft?.problems ?? [])] }, draft };
  }

  private async problemsIn(content: Content): Promise<Problem[]> {
    const [problems, slips, terms] = await Promise.all([
      checkContent(this.root, content, this.cache),
      checkTypography(content, this.cache),
      checkTerms(content, this.cache),
    ]);
    return [...problems, ...slips, ...terms];
  }

  /** What is wrong with a draft of a file, and what it would break in others. */
  async check(file: string, text: string | undefined): Promise<Problem[]> {
    const { content } = this.withDraft(file, text);
    this.#known ??= this.problemsIn(this.content());
    const known = new Set((await this.#known).map((problem) => `${problem.file} ${problem.message}`));
    const found = await this.problemsIn(content).catch(() => content.problems);
    return found.filter((problem) => problem.file === file || !known.has(`${problem.file} ${problem.message}`));
  }

  /** Where links may lead: pages, and the headings on them. */
  async targets(): Promise<string[]> {
    const fixed = [...fixedPages].flatMap(([page, anchors]) => [page, ...anchors.map((anchor) => `${page}#${anchor}`)]);
    const documents = this.content().files.map(async (file) => {
      const page = file.type.family?.pagePath(file.slug);
      if (!page) return [];
      const { headings } = await renderDocument(file, this.cache);
      return [page, ...headings.map(({ id }) => `${page}#${id}`)];
    });
    return [...fixed, ...(await Promise.all(documents)).flat()];
  }
}

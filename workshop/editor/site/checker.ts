import { statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { contentModel } from "../../../src/content-model";
import { checkContent } from "../../../src/data-layer/check/check-content";
import { isDrawing } from "../../../src/data-layer/check/picture-format";
import { fixedPagesOf } from "../../../src/data-layer/model/content-type";
import { formatFieldPath, listFieldValues } from "../../../src/data-layer/model/field-values";
import { publicationStatus, today } from "../../../src/data-layer/model/release";
import { namesInContent } from "../../../src/data-layer/read/content-names";
import { definesFacts } from "../../../src/data-layer/read/facts";
import { isPicture } from "../../../src/data-layer/read/pictures";
import {
  type Content,
  type ContentFile,
  dataAsWritten,
  readContent,
  readContentFile,
} from "../../../src/data-layer/read/read-content";
import type { DocumentCache } from "../../../src/data-layer/render/document-cache";
import { renderDocument } from "../../../src/data-layer/render/render-document";
import { errorsOf, type Issue } from "../../../src/data-layer/text/issue";
import { textIssues } from "../../check/content-report";
import { TERMS_FILE, wordingIn } from "../../check/copy-in";
import { openPlaces } from "../../check/open-places";
import { oldFiguresIn } from "../../check/rules/changed-facts";
import { rule as unusedFiles } from "../../check/rules/unused-files";
import { checkedInMemory } from "../../check/text-checks";
import type { Listed, OldFigures, Picture } from "../workspace";
import { demandsOf } from "./config";

/** Checks content as `npm run check:content` does, with a draft in place of a file, in milliseconds. */
export class Checker {
  /** Pictures that are not saved yet: path in `content/` → where they lie meanwhile. */
  readonly unwritten = new Map<string, string>();
  #content: Content = { model: contentModel, files: [], facts: {}, issues: [] };
  #state = "";
  #known: Promise<Issue[]> | undefined;

  /** @param cache what was rendered before, by text */
  constructor(
    private readonly root: string,
    readonly cache: DocumentCache = checkedInMemory(),
  ) {}

  /** All content as it is on disk now; read again only when a file changed. */
  content(): Content {
    const names = namesInContent(this.root);
    const times = names.map(
      (name) => statSync(path.join(this.root, "content", name), { throwIfNoEntry: false })?.mtimeMs,
    );
    const state = JSON.stringify([today(), names, times]);
    if (this.#state !== state) {
      this.#content = readContent(this.root, contentModel, this.unwritten);
      this.#state = state;
      this.#known = undefined;
    }
    return this.#content;
  }

  /** The content with a text in place of a file, or without that file. */
  withDraft(file: string, text: string | undefined): { content: Content; draft: ContentFile | undefined } {
    const { files, facts, issues } = this.content();
    const name = file.slice("content/".length);
    const { unwritten } = this;
    const draft =
      text === undefined ? undefined : readContentFile(this.root, contentModel, name, text, facts, unwritten);
    // With an error in a field, the text below is checked all the same.
    if (draft) draft.data ??= dataAsWritten(draft);
    const others = files.filter((other) => other.file !== file);
    const all = [...others, ...(draft ? [draft] : [])].sort((a, b) => a.file.localeCompare(b.file));
    // With other facts, what was said of the other files no longer holds.
    const otherIssues = definesFacts(name) ? [] : issues.filter((issue) => issue.file !== file);
    const found = [...otherIssues, ...(draft?.issues ?? [])];
    return { content: { model: contentModel, files: all, facts, issues: found, unwritten }, draft };
  }

  private async issuesIn(content: Content, own?: readonly ContentFile[]): Promise<Issue[]> {
    const found = [checkContent(this.root, content, this.cache), textIssues(this.root, content, this.cache, own)];
    return (await Promise.all(found)).flat();
  }

  /** What is wrong with a draft of a file, and what it would break in others. */
  async check(file: string, text: string | undefined): Promise<Issue[]> {
    const { content: found, draft } = this.withDraft(file, text);
    // A clash of two files is reported at the later one: at the one that its author can mend here.
    const others = found.files.filter((other) => other !== draft);
    const content = { ...found, files: draft ? [...others, draft] : others };
    this.#known ??= this.issuesIn(this.content());
    const known = new Set((await this.#known).map((issue) => `${issue.file} ${issue.message}`));
    // With other facts or terms, what is said of every text may change.
    const isForAll = definesFacts(file.slice("content/".length)) || file === TERMS_FILE;
    const own = isForAll ? undefined : content.files.filter((each) => each === draft);
    const issues = await this.issuesIn(content, own).catch((error: unknown) => {
      // A text with wrong fields cannot always be checked further; what they lack is known all the same.
      if (content.issues.some((issue) => issue.file === file)) return content.issues;
      throw error;
    });
    return issues.filter((issue) => issue.file === file || !known.has(`${issue.file} ${issue.message}`));
  }

  /** All that stops a publication of the files as they are, also files that nobody names. */
  async checkAll(): Promise<Issue[]> {
    const content = this.content();
    this.#known ??= this.issuesIn(content);
    return errorsOf([...(await this.#known), ...(await unusedFiles.inProject(this.root, content, this.cache))]);
  }

  oldFigures(): OldFigures {
    const { files } = this.content();
    const { figures, texts } = oldFiguresIn(this.root, files);
    const passages = { file: TERMS_FILE, field: "otherFigures", known: wordingIn(files).otherFigures };
    return { figures, files: texts.map(({ file }) => file), passages };
  }

  /** What stands in for something, or is claimed without evidence; `npm run golive` lists the same. */
  async missing(): Promise<string[]> {
    const { facts, others, claims } = await openPlaces(this.root, this.content(), this.cache);
    return [
      ...facts.map(({ name, value }) => `content/company.json, Feld „${name}“: ${value}`),
      ...others.map(({ file, line, text }) => `${file}, Zeile ${line}: ${text}`),
      ...claims.map(({ needs, places }) => {
        const examples = places.map(({ file, words }) => `${file}: „${words}“`).join("; ");
        return `${examples} ${places.length > 1 ? "sind Beispiele" : "ist ein Beispiel"}. Nötig: ${needs}`;
      }),
    ];
  }

  async pictures(): Promise<Picture[]> {
    const uses = (await Promise.all(this.content().files.map((file) => this.usesIn(file)))).flat();
    const files = namesInContent(this.root).map((name) => `content/${name}`);
    return Promise.all(
      files.filter(isPicture).map(async (file) => {
        const place = path.join(this.root, file);
        const { mtimeMs: changed, size: bytes } = statSync(place);
        const shown = isDrawing(file) ? undefined : sharp(place).metadata();
        const { autoOrient } = (await shown?.catch(() => undefined)) ?? {};
        const size = autoOrient && ([autoOrient.width, autoOrient.height] as const);
        const own = uses.filter(({ picture }) => picture === file).map(({ use }) => use);
        return { file, changed, bytes, ...(size && { size }), uses: own };
      }),
    );
  }

  /** The pictures that a document shows, and where it names them. */
  private async usesIn(document: ContentFile): Promise<{ picture: string; use: Picture["uses"][number] }[]> {
    const { file, type, parsed } = document;
    const inFields = listFieldValues(type.schema, parsed.data).flatMap(({ path: at, value, slot }) =>
      slot && typeof value === "string" ? [{ field: formatFieldPath(at), name: value, slot }] : [],
    );
    const { pictures } = type.collection ? await renderDocument(document, this.cache) : { pictures: [] };
    const inText = pictures.map(({ src }) => ({ field: "body", name: src, slot: "text" as const }));
    return [...inFields, ...inText].map((use) => ({
      picture: path.posix.join(path.posix.dirname(file), use.name),
      use: { ...use, ...demandsOf(use.slot), file },
    }));
  }

  list(): Promise<Listed[]> {
    return Promise.all(
      this.content().files.map(async (file) => {
        const { draft, published, order, title } = dataAsWritten(file);
        const isDue = !publicationStatus({ draft, published }, today());
        return {
          file: file.file,
          title: String(title ?? file.slug),
          text: file.text,
          state: draft === true ? "Entwurf" : isDue ? "veröffentlicht" : "geplant",
          ...(file.type.collection && typeof published === "string" && { day: published }),
          ...(typeof order === "number" && { place: order }),
          ...(file.type.collection && { words: (await renderDocument(file, this.cache)).words }),
        };
      }),
    );
  }

  /** Where links may lead: pages, and the headings on them. */
  async targets(): Promise<string[]> {
    const fixed = [...fixedPagesOf(contentModel)].flatMap(([page, anchors]) => [
      page,
      ...anchors.map((anchor) => `${page}#${anchor}`),
    ]);
    const documents = this.content().files.map(async (file) => {
      const page = file.type.collection?.pagePath(file.slug);
      if (!page) return [];
      const { headings } = await renderDocument(file, this.cache);
      return [page, ...headings.map(({ id }) => `${page}#${id}`)];
    });
    return [...fixed, ...(await Promise.all(documents)).flat()];
  }
}

import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import {
  buildSchema,
  execute,
  executeSync,
  type GraphQLFieldResolver,
  getNamedType,
  parse,
  type StringValueNode,
} from "graphql";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Helmet } from "react-helmet";
import sharp from "sharp";
import { contentTypes } from "../../src/content-types";
import { renderDocument } from "../../src/data-layer/check/check-content";
import { contentSdl } from "../../src/data-layer/gatsby/create-schema";
import { leavesOf } from "../../src/data-layer/model/leaves";
import { pendingNotice, today } from "../../src/data-layer/model/release";
import { sizeOfDrawing } from "../../src/data-layer/read/drawing";
import type { ContentFile } from "../../src/data-layer/read/read-content";
import { type Pages, pageModules } from "./bundle";
import type { Checker } from "./checker";

type Fields = Record<string, unknown>;

const fieldOf = (type: string) => type.charAt(0).toLowerCase() + type.slice(1);

/** The schema that Gatsby makes of the content, as far as pages ask. */
const SDL = `
directive @dontInfer on OBJECT
directive @dateformat on FIELD_DEFINITION
directive @fileByRelativePath on FIELD_DEFINITION
directive @link(by: String, from: String) on FIELD_DEFINITION
scalar Date
scalar Json
interface Node { id: ID }
input Equals { eq: String }
type PageInfo { pageCount: Int! }
type ImageSharp { gatsbyImageData: Json! }
type File { publicURL: String drawingSize: DrawingSize drawingData: String childImageSharp: ImageSharp }
${contentSdl()}
${contentTypes.map(({ name }) => `type ${name}Connection { nodes: [${name}!]! pageInfo: PageInfo! }`).join("\n")}
type Query {
  ${contentTypes.map(({ name }) => `${fieldOf(name)}(id: Equals): ${name} all${name}(skip: Int, limit: Int): ${name}Connection!`).join("\n")}
}`;

const schema = buildSchema(SDL, { assumeValid: true });

/**
 * Renders pages from drafts, as visitors would see them.
 * @param root the project's folder
 */
export class Preview {
  /** @param styles address of the site's styles */
  constructor(
    private readonly root: string,
    private readonly pages: Pages,
    private readonly checker: Checker,
    private readonly styles: string,
  ) {}

  /**
   * The page that a draft fills, or the first that shows its content.
   * @returns a whole document; `undefined` while the draft has errors that leave nothing to show
   */
  async render(file: string, text: string): Promise<string | undefined> {
    const { content, draft } = this.checker.withDraft(file, text);
    if (!draft?.data) return undefined;
    const nodes = new Map(
      await Promise.all(content.files.map(async (each) => [each.file, await this.known(each)] as const)),
    );
    const { type } = draft;
    const asks = (module: string) =>
      new RegExp(`\\b${fieldOf(type.name)}\\b`).test(this.pages.modules[module]?.query ?? "");
    const own =
      type.family?.template ??
      type.list?.template ??
      pageModules.find((module) => type.fixedPath && module === this.moduleOf(type.fixedPath));
    const module = own ?? pageModules.find(asks) ?? this.moduleOf("/");
    const shown = type.family ? draft : content.files.find((each) => each.type.family?.template === module);
    const path = shown?.type.family?.pagePath(shown.slug) ?? type.fixedPath ?? "/";
    return this.page(module, path, nodes, { id: shown?.file, skip: 0, limit: type.list?.perPage ?? 1000 });
  }

  private readonly moduleOf = (fixedPath: string) =>
    `src/pages/${fixedPath === "/" ? "index" : fixedPath.slice(1)}.tsx`;

  private async page(
    name: string,
    pathname: string,
    nodes: ReadonlyMap<string, Fields | undefined>,
    variableValues: Fields,
  ) {
    const { modules, shell, gatsby } = this.pages;
    const module = modules[name];
    if (!module) return undefined;
    const fragments = [...gatsby.queries.texts].filter((text) => /^\s*fragment /.test(text)).join("\n");
    const fieldResolver = this.resolver([...nodes.values()].filter((node) => node !== undefined));
    const args = (text: string) => ({ schema, document: parse(text + fragments, { noLocation: true }), fieldResolver });
    gatsby.queries.answer = (text) => executeSync(args(text)).data;
    const { data } = await execute({ ...args(module.query), variableValues });
    const location = { pathname };
    const element = createElement(module.default, {
      data,
      pageContext: { page: 1 },
      path: pathname,
      location,
    } as object);
    const props = { location, pageResources: { page: { path: pathname } } };
    const body = renderToStaticMarkup(shell.wrapPageElement({ element, props }));
    const { htmlAttributes, title } = Helmet.renderStatic();
    return `<!doctype html><html ${htmlAttributes}><head><meta charset="utf-8">${title}<link rel="stylesheet" href="${this.styles}"><style>a,button{pointer-events:none}</style></head><body><div id="___gatsby">${body}</div></body></html>`;
  }

  readonly #nodes = new WeakMap<ContentFile, Promise<Fields | undefined>>();

  /** The node that Gatsby would have of a file, made once. */
  private known(file: ContentFile): Promise<Fields | undefined> {
    const node = this.#nodes.get(file) ?? this.nodeOf(file);
    this.#nodes.set(file, node);
    return node;
  }

  private async nodeOf(file: ContentFile): Promise<Fields | undefined> {
    const { type, slug, data } = file;
    if (!data) return undefined;
    const folder = path.join(this.root, path.dirname(file.file));
    const node: Fields = { ...structuredClone(data), id: file.file, __typename: type.name, slug };
    for (const { path: at, value, place } of leavesOf(type.schema, data)) {
      if (!place || typeof value !== "string") continue;
      const group = at.slice(0, -1).reduce<Fields>((inner, part) => inner[part] as Fields, node);
      group[at.at(-1) ?? ""] = this.fileOf(path.resolve(folder, value));
    }
    if (!type.family) return node;
    const { html, words, headings } = await renderDocument(file, this.checker.cache);
    const shown = html.replace(
      /<img data-picture="([^"]+)"/g,
      (_, src: string) => `<img src="${this.addressOf(path.resolve(folder, src))}"`,
    );
    return {
      ...node,
      path: type.family.pagePath(slug),
      html: shown,
      words,
      headings,
      notice: pendingNotice(data, today()),
    };
  }

  private addressOf = (file: string) =>
    `/${path.relative(this.root, file).split(path.sep).join("/")}?v=${statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0}`;

  private fileOf(file: string) {
    const src = this.addressOf(file);
    if (file.endsWith(".svg"))
      return { publicURL: src, drawingData: src, drawingSize: () => sizeOfDrawing(readFileSync(file, "utf8")) };
    const gatsbyImageData = async () => {
      const { autoOrient } = await sharp(file).metadata();
      return { ...autoOrient, layout: "constrained", images: { fallback: { src }, sources: [] } };
    };
    return { publicURL: src, childImageSharp: { gatsbyImageData } };
  }

  /** Finds nodes where a query asks for them, by type and by link; everything else is a value of its node. */
  private readonly resolver = (nodes: readonly Fields[]): GraphQLFieldResolver<unknown, unknown> => {
    return (source, args: { id?: { eq?: string }; skip?: number; limit?: number }, _context, info) => {
      const named = getNamedType(info.returnType).name;
      const of = (name: string) => nodes.filter((node) => node.__typename === name);
      if (info.parentType.name === "Query") {
        if (!named.endsWith("Connection")) return of(named).find(({ id }) => !args.id?.eq || id === args.id.eq);
        const all = of(named.replace("Connection", "")).sort((a, b) => Number(a.order) - Number(b.order));
        const { skip = 0, limit = all.length } = args;
        return { nodes: all.slice(skip, skip + limit), pageInfo: { pageCount: Math.ceil(all.length / limit) } };
      }
      const link = info.parentType
        .getFields()
        [info.fieldName]?.astNode?.directives?.find(({ name }) => name.value === "link");
      const [by, from] = ["by", "from"].map(
        (name) =>
          (link?.arguments?.find((each) => each.name.value === name)?.value as StringValueNode | undefined)?.value,
      );
      const values = source as Fields;
      if (by && from) return of(named).find((node) => node[by] === values[from]);
      const value = values[info.fieldName];
      return typeof value === "function" ? value() : value;
    };
  };
}

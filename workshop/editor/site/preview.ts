import { statSync } from "node:fs";
import path from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Helmet } from "react-helmet";
import sharp from "sharp";
import { contentModel } from "../../../src/content-model";
import { type FieldValue, formatFieldPath, listFieldValues } from "../../../src/data-layer/model/field-values";
import { shownMinutes } from "../../../src/data-layer/model/reading-time";
import { publicationStatus, today } from "../../../src/data-layer/model/release";
import type { ContentFile } from "../../../src/data-layer/read/read-content";
import { renderDocument } from "../../../src/data-layer/render/render-document";
import { formatNumber } from "../../../src/lib/german-numbers";
import { markOrigin } from "../origins";
import { loadCompiled } from "../server/compile";
import type { Checker } from "./checker";

type Fields = Record<string, unknown>;

/** The site's pages, compiled for this process. */
type Pages = {
  modules: Readonly<Record<string, { query: string; default: React.ComponentType<object> }>>;
  shell: { wrapPageElement: (args: object) => React.ReactElement };
  gatsby: typeof import("./gatsby-mock");
};

const fieldOf = (type: string) => type.charAt(0).toLowerCase() + type.slice(1);
const moduleOf = (fixedPath: string) => `src/pages/${fixedPath === "/" ? "index" : fixedPath.slice(1)}.tsx`;

/** Every module with a page, from the project's folder: templates of documents and lists, and fixed pages. */
const pageModules = contentModel.types.flatMap(({ collection, list, fixedPath }) => [
  ...(collection ? [collection.template] : []),
  ...(list ? [list.template] : fixedPath ? [moduleOf(fixedPath)] : []),
]);

/** Renders pages from drafts, as visitors would see them. */
export class Preview {
  readonly #nodes = new WeakMap<ContentFile, Promise<Fields>>();

  private constructor(
    private readonly root: string,
    private readonly checker: Checker,
    private readonly pages: Pages,
  ) {}

  /** Compiles the site's pages, with a mock of Gatsby. @param outfile where the compiled pages are written */
  static async load(root: string, outfile: string, checker: Checker): Promise<Preview> {
    const modules = pageModules.map((file) => `${JSON.stringify(file)}: require("./${file}")`).join(",");
    const source = `module.exports = {
      modules: {${modules}}, shell: require("./src/layout/shell"), gatsby: require("gatsby") }`;
    const alias = { gatsby: path.join(root, "workshop/editor/site/gatsby-mock.tsx") };
    return new Preview(root, checker, (await loadCompiled(source, { folder: root, outfile, alias })) as Pages);
  }

  /**
   * The page that a draft fills, or the first that shows its content; texts are marked with the field they come from.
   * @returns a whole document, and how long its text is
   * @throws while the draft has errors that leave nothing to show
   */
  async render(file: string, text: string, stylesheet: string): Promise<{ html: string; length?: string }> {
    const { content, draft } = this.checker.withDraft(file, text);
    if (!draft) throw new Error(`${file} is no content.`);
    const { type } = draft;
    const { modules, shell, gatsby } = this.pages;
    const asks = (module: string) => new RegExp(`\\b${fieldOf(type.name)}\\b`).test(modules[module]?.query ?? "");
    const own = type.collection?.template ?? type.list?.template ?? (type.fixedPath && moduleOf(type.fixedPath));
    const name = own ?? pageModules.find(asks) ?? moduleOf("/");
    const shown = type.collection ? draft : content.files.find((each) => each.type.collection?.template === name);
    const pathname = shown?.type.collection?.pagePath(shown.slug) ?? type.fixedPath ?? "/";
    const data = await this.dataOf(content.files, shown);
    const answer = (query: string) => withAliases(data, query);
    gatsby.staticQueries.answer = answer;
    const page = modules[name];
    if (!page) throw new Error(`There is no page ${name}.`);
    const location = { pathname };
    const props = { data: answer(page.query), pageContext: { page: 1 }, path: pathname, location };
    const element = createElement(page.default, props);
    const pageResources = { page: { path: pathname } };
    const body = renderToStaticMarkup(shell.wrapPageElement({ element, props: { location, pageResources } }));
    const { htmlAttributes, title, meta, link } = Helmet.renderStatic();
    const { words, minutes } = type.collection ? await this.known(draft) : {};
    const html = `<!doctype html><html ${htmlAttributes}><head><meta charset="utf-8">${title}${meta}${link}<link rel="stylesheet" href="${stylesheet}"></head><body><div id="___gatsby">${body}</div></body></html>`;
    return words === undefined
      ? { html }
      : { html, length: `${formatNumber(Number(words))} Wörter, ${minutes} Min. Lesezeit` };
  }

  /** What every query could ask for, by the names it has there; a page takes what it needs. */
  private async dataOf(files: readonly ContentFile[], shown: ContentFile | undefined): Promise<Fields> {
    const nodes = await Promise.all(files.map(async (file) => ({ file, node: await this.known(file) })));
    for (const { file, node } of nodes)
      for (const { refersTo, value, group } of listFieldValues(file.type.schema, node)) {
        if (!refersTo) continue;
        // Beside the slug of another document stands that document, under the name of its type.
        const other = nodes.find((each) => each.file.type.name === refersTo && each.file.slug === value);
        Object.assign(group, { [fieldOf(refersTo)]: other?.node });
      }
    const data: Fields = {};
    for (const { name } of contentModel.types) {
      const own = nodes.filter(({ file }) => file.type.name === name);
      const sorted = own.map(({ node }) => node).sort((a, b) => Number(a.order) - Number(b.order));
      const perPage = contentModel.types.find(({ list }) => list?.of === name)?.list?.perPage ?? sorted.length;
      data[fieldOf(name)] = (own.find(({ file }) => file === shown) ?? own[0])?.node;
      data[`all${name}`] = {
        nodes: sorted.slice(0, perPage),
        pageInfo: { pageCount: Math.ceil(sorted.length / perPage) },
      };
    }
    return data;
  }

  /** The node that Gatsby would have of a file, made once. */
  private known(file: ContentFile): Promise<Fields> {
    const node = this.#nodes.get(file) ?? this.nodeOf(file);
    this.#nodes.set(file, node);
    return node;
  }

  private async nodeOf(file: ContentFile): Promise<Fields> {
    const { type, slug, data = {} } = file;
    const node: Fields = { ...structuredClone(data), slug };
    const addressOf = (name: string) => {
      const place = path.resolve(this.root, path.dirname(file.file), name);
      const picture = this.checker.unwritten.get(place) ?? place;
      const { mtimeMs = 0 } = statSync(picture, { throwIfNoEntry: false }) ?? {};
      return { picture, src: `/${path.relative(this.root, place).split(path.sep).join("/")}?v=${mtimeMs}` };
    };
    for (const { path: at, value, slot, textKind, group } of listFieldValues(type.schema, node)) {
      if (typeof value !== "string") continue;
      // A page compares some texts with those beside them.
      const isUnlikeOthers = Object.values(group).filter((other) => other === value).length < 2;
      if (textKind === "copy" && isUnlikeOthers)
        setValue(node, at, markOrigin(value, { file: file.file, field: formatFieldPath(at) }));
      if (!slot) continue;
      const { picture, src } = addressOf(value);
      // What is wrong with a picture, the check says.
      const { autoOrient } = await sharp(picture)
        .metadata()
        .catch(() => ({ autoOrient: {} }));
      const images = { fallback: { src }, sources: [] };
      setValue(node, at, {
        publicURL: src,
        drawingSize: autoOrient,
        childImageSharp: { gatsbyImageData: { ...autoOrient, layout: "constrained", images } },
      });
    }
    if (!type.collection) return node;
    const { html, unfinished = html, starts, words, headings } = await renderDocument(file, this.checker.cache);
    const withLines = starts.reduceRight(
      (text, { offset, line }) =>
        text.slice(0, offset) + text.slice(offset).replace(/^<[a-z][a-z0-9]*/, `$& data-line="${line}"`),
      unfinished,
    );
    const shown = withLines.replace(
      /<img data-picture="([^"]+)"/g,
      (_, name: string) => `<img src="${addressOf(name).src}"`,
    );
    const status = publicationStatus(data, today());
    const minutes = shownMinutes(data, words);
    return { ...node, path: type.collection.pagePath(slug), html: shown, words, minutes, headings, status };
  }
}

function setValue(node: Fields, at: FieldValue["path"], value: unknown): void {
  const group = at.slice(0, -1).reduce((inner, part) => inner[part] as Fields, node);
  group[String(at.at(-1))] = value;
}

/** A query's data with the names that it gives: `site: siteSettings`. Queries do so in their first level only. */
function withAliases(data: Fields, query: string): Fields {
  const aliases = [...query.matchAll(/^ *(\w+): (\w+)/gm)].map(([, alias = "", name = ""]) => [alias, data[name]]);
  return { ...data, ...Object.fromEntries(aliases) };
}

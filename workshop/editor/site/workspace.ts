import { mkdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import tailwind from "@tailwindcss/postcss";
import postcss from "postcss";
import { contentModel } from "../../../src/content-model";
import type { ContentType } from "../../../src/data-layer/model/content-type";
import { renderDocument } from "../../../src/data-layer/render/render-document";
import { cardOf } from "../../../src/publish/published-pages";
import { drawSocialCard } from "../../../src/publish/social-cards";
import { checkedDocuments, checkedInMemory } from "../../check/text-checks";
import type { Workspace } from "../workspace";
import { Checker } from "./checker";
import { describeContent } from "./config";
import { contentRules } from "./content-rules";
import { Preview } from "./preview";

/**
 * The folder of content that is edited, with this site's check and renderer.
 * @param folder where compiled pages are written
 */
export async function openWorkspace(root: string, folder: string): Promise<Workspace> {
  mkdirSync(folder, { recursive: true });
  const checker = new Checker(root, checkedInMemory(checkedDocuments(root)));
  const preview = await Preview.load(root, path.join(folder, "pages.cjs"), checker);
  // The first check reads all pictures, so it comes before anybody waits for it.
  const [first] = checker.content().files;
  if (first) checker.check(first.file, first.text).catch(() => undefined);
  return {
    ...describeContent(root),
    ...contentRules(root, checker),
    root,
    styles: () => compileStyles(root),
    list: () => checker.list(),
    pictures: () => checker.pictures(),
    unwritten: checker.unwritten,
    targets: () => checker.targets(),
    check: (file, text) => checker.check(file, text),
    checkAll: (other) => (other ? new Checker(other, checker.cache) : checker).checkAll(),
    oldFigures: () => checker.oldFigures(),
    missing: () => checker.missing(),
    render: (file, text, stylesheet) => preview.render(file, text, stylesheet),
    card: (file, text) => drawCard(root, checker, file, text),
  };
}

async function drawCard(root: string, checker: Checker, file: string, text: string): Promise<Buffer | undefined> {
  const { content, draft } = checker.withDraft(file, text);
  const settings = content.files.find(({ type }) => type.name === contentModel.siteSettings.name)?.data;
  if (!draft?.data || !settings || !(draft.type.collection || draft.type.fixedPath)) return undefined;
  const folderOf = () => path.join(root, path.dirname(file));
  const contentOf = (type: ContentType) => content.files.find((other) => other.type.name === type.name)?.data ?? {};
  const html = draft.type.collection && (await renderDocument(draft, checker.cache)).html;
  const card = cardOf(root, contentModel, draft.type, { ...draft.data, html }, folderOf, contentOf);
  return drawSocialCard(root, String(settings.name), {
    ...card,
    pictureFile: checker.unwritten.get(card.pictureFile) ?? card.pictureFile,
  });
}

/** The site's fonts, which its pages name in their head. */
const FONTS = ["bricolage-grotesque", "instrument-sans"].map(
  (name) => `@import "@fontsource-variable/${name}/index.css";`,
);

async function compileStyles(root: string): ReturnType<Workspace["styles"]> {
  const from = path.join(root, "src/styles/global.css");
  const { css } = await postcss([tailwind()]).process(await readFile(from, "utf8"), { from });
  return { css: FONTS.join("") + css, folder: path.dirname(from), staticFolder: path.join(root, "static") };
}

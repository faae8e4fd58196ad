import type { CreatePageArgs, CreatePagesArgs } from "gatsby";
import { contentModel } from "../../../src/content-model";
import { readContent } from "../../../src/data-layer/read/read-content";
import { createContentPages } from "../../../src/gatsby/create-pages";
import { addPreviewContext, filesOfPages, previewContext, setPreviewFiles } from "../../../src/gatsby/preview-files";
import { ARTICLE, contentTree } from "../support/content-tree";

describe("Each page of a preview", () => {
  it("knows its file at all its addresses", () => {
    const files = filesOfPages(readContent(contentTree(), contentModel).files);
    expect(files.get("/")).toBe("content/pages/home.json");
    expect(files.get("/blog/sales-pipeline")).toBe(`content/${ARTICLE}`);
    expect(files.get("/blog/pipeline")).toBe(`content/${ARTICLE}`);
    expect(files.get("/blog")).toBe("content/pages/blog.json");
  });

  it("is told nothing in other builds", () => {
    expect(previewContext("/")).toEqual({});
  });

  it("is made anew once, with what it had", () => {
    setPreviewFiles(readContent(contentTree(), contentModel).files);
    const [createPage, deletePage] = [jest.fn(), jest.fn()];
    const add = (context: object) =>
      addPreviewContext({
        page: { path: "/about", component: "x", context },
        actions: { createPage, deletePage },
      } as unknown as CreatePageArgs);
    add({ id: "1" });
    const file = "content/pages/about.json";
    expect(createPage.mock.calls).toEqual([[{ path: "/about", component: "x", context: { id: "1", file } }]]);
    add({ id: "1", file });
    expect(createPage).toHaveBeenCalledTimes(1);
    expect(deletePage).toHaveBeenCalledTimes(1);
  });

  it("knows it when we create it", async () => {
    setPreviewFiles(readContent(contentTree(), contentModel).files);
    const createPage = jest.fn();
    const node = { id: "1", path: "/blog/sales-pipeline", aliases: ["pipeline"] };
    const graphql = async (query: string) => ({
      data: {
        documents: query.includes("allArticle") ? { nodes: [node], totalCount: 1 } : { nodes: [], totalCount: 0 },
      },
    });
    await createContentPages({ actions: { createPage }, graphql } as unknown as CreatePagesArgs);
    const made = createPage.mock.calls.map(([{ path, context }]) => [path, context.file]);
    expect(made).toContainEqual(["/blog/sales-pipeline", `content/${ARTICLE}`]);
    expect(made).toContainEqual(["/blog/pipeline", `content/${ARTICLE}`]);
    expect(made).toContainEqual(["/blog", "content/pages/blog.json"]);
  });
});

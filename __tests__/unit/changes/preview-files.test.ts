import type { CreatePageArgs } from "gatsby";
import { contentModel } from "../../../src/content-model";
import { readContent } from "../../../src/data-layer/read/read-content";
import { addFileToPage, filesOfPages } from "../../../src/gatsby/preview-files";
import { ARTICLE, contentTree } from "../support/content-tree";

describe("Each page of a preview", () => {
  it("knows its file at all its addresses", () => {
    const files = filesOfPages(readContent(contentTree(), contentModel).files);
    expect(files.get("/")).toBe("content/pages/home.json");
    expect(files.get("/blog/sales-pipeline")).toBe(`content/${ARTICLE}`);
    expect(files.get("/blog/pipeline")).toBe(`content/${ARTICLE}`);
    expect(files.get("/blog")).toBe("content/pages/blog.json");
  });

  it("is made anew once, with what it had", () => {
    const [createPage, deletePage] = [jest.fn(), jest.fn()];
    const add = (context: object) =>
      addFileToPage(
        {
          page: { path: "/a", component: "x", context },
          actions: { createPage, deletePage },
        } as unknown as CreatePageArgs,
        new Map([["/a", "content/a.json"]]),
      );
    add({ id: "1" });
    expect(createPage.mock.calls).toEqual([
      [{ path: "/a", component: "x", context: { id: "1", file: "content/a.json" } }],
    ]);
    add({ id: "1", file: "content/a.json" });
    expect(createPage).toHaveBeenCalledTimes(1);
    expect(deletePage).toHaveBeenCalledTimes(1);
  });
});

import { writeFileSync } from "node:fs";
import path from "node:path";
import type { CreateResolversArgs } from "gatsby";
import { createDrawingResolver, drawingSize } from "../../../src/data-layer/gatsby/create-schema";
import { contentTree } from "../support/content-tree";

const svg = (attributes: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0h1"/></svg>`;

it.each([
  ['viewBox="0 0 120 40"', 120, 40],
  ['viewBox="-5 -5 12.4 7.6"', 12, 8],
  ['width="10" viewBox="0 0 24 24" class="a b c d"', 24, 24],
  ["viewBox='0,0,24,12'", 24, 12],
  ['width="10" height="20px"', 10, 20],
])("reads the size of a drawing with %s", (attributes, width, height) => {
  expect(drawingSize(svg(attributes))).toEqual({ width, height });
});

it.each(['width="10"', 'width="100%" height="100%"', 'viewBox=""', 'viewBox="0 0 10"', 'viewBox="0 0 0 10"'])(
  "refuses a drawing with %s",
  (attributes) => {
    expect(() => drawingSize(svg(attributes))).toThrow("has no size");
  },
);

it("reads past what stands before the drawing", () => {
  const prologue =
    '<?xml version="1.0"?>\n<!-- <svg viewBox="0 0 1 1"> -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "">\n';
  expect(drawingSize(prologue + svg('viewBox="0 0 120 40"'))).toEqual({ width: 120, height: 40 });
});

describe("the field drawingSize of a file", () => {
  type Resolve = (file: { absolutePath: string; extension: string }) => Promise<unknown>;
  const createResolvers = jest.fn<void, [{ File: { drawingSize: { type: string; resolve: Resolve } } }]>();
  createDrawingResolver({ createResolvers } as unknown as CreateResolversArgs);
  const field = createResolvers.mock.calls.map(([resolvers]) => resolvers.File.drawingSize)[0];

  it("has the type DrawingSize", () => {
    expect(field?.type).toBe("DrawingSize");
  });

  it("is the size of a vector drawing", async () => {
    const absolutePath = path.join(contentTree(), "content", "logo.svg");
    writeFileSync(absolutePath, svg('viewBox="0 0 120 40"'));
    expect(await field?.resolve({ absolutePath, extension: "svg" })).toEqual({ width: 120, height: 40 });
  });

  it("is null for another file, which is not even read", async () => {
    expect(await field?.resolve({ absolutePath: "/nowhere/photo.png", extension: "png" })).toBeNull();
  });
});

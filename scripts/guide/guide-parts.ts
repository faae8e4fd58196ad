import { contentTypes } from "../../src/content-types";
import { readContent } from "../../src/data-layer/read/read-content";
import { blockTable } from "./block-table";
import { exampleOf } from "./examples";
import { fieldTable } from "./field-tables";

/**
 * All generated parts of the guide for authors: a field table for each content type, and the blocks.
 * @param root the project's folder, for the examples
 * @throws when a field or a block has no note
 */
export function guideParts(root: string): Map<string, string> {
  const { files } = readContent(root);
  const tables = contentTypes.map(({ name, schema }): [string, string] => {
    const own = files.filter(({ type }) => type.name === name);
    return [`fields:${name}`, fieldTable(name, schema, (path) => exampleOf(own, path))];
  });
  return new Map([...tables, ["components", blockTable()]]);
}

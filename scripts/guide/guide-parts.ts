import { readContent } from "../../src/data-layer/content/read-content";
import { contentTypes } from "../../src/data-layer/model/content-types";
import { componentTable } from "./component-table";
import { exampleOf } from "./examples";
import { fieldTable } from "./field-tables";
import { notes } from "./notes";

/**
 * All generated parts of the guide for authors: one field table per kind of content, and the components.
 * @param root the project's folder, for the examples
 * @throws when the notes and the schemas do not match
 */
export function guideParts(root: string): Map<string, string> {
  const { files } = readContent(root);
  for (const name of Object.keys(notes)) {
    if (!contentTypes.some((type) => type.name === name))
      throw new Error(`There are notes for ${name}, which is no type.`);
  }
  const tables = contentTypes.map(({ name, schema }): [string, string] => {
    const own = files.filter(({ type }) => type.name === name);
    return [`fields:${name}`, fieldTable(name, schema, notes[name] ?? {}, (path) => exampleOf(own, path))];
  });
  return new Map([...tables, ["components", componentTable()]]);
}

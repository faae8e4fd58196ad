import { hashOfFiles } from "../../lib/hash-of-files";

/** What decides how a text becomes HTML, besides the text; the packages do, too. */
const FOLDERS = [
  "src/blocks",
  "src/components/charts",
  "src/data-layer",
  "src/features/calculator",
  "src/lib",
  "package-lock.json",
];

const hashes = new Map<string, string>();

/** A hash of the code that renders texts, read once: whoever changes it starts the development server anew. */
export function renderingCode(root = process.cwd()): string {
  const known = hashes.get(root) ?? hashOfFiles(root, FOLDERS);
  hashes.set(root, known);
  return known;
}

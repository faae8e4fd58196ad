/**
 * `npm run golive`: lists every placeholder still in `content/` with file and line; ends non-zero
 * while there is one.
 */
import { placeholdersBelow } from "./lib/placeholders";

const found = placeholdersBelow(".");
for (const { file, line, kind, text } of found) console.log(`${file}:${line}  ${kind}: ${text}`);
console.log(
  found.length > 0
    ? `\n${found.length} placeholders to fill before going live.`
    : "No placeholder left: the content can go live.",
);
process.exitCode = found.length > 0 ? 1 : 0;

/**
 * A path in one form for all spellings at which hosts find a page: escaped signs, capitals, doubled and last slashes,
 * `index.html`, spaces at the end. Written into every page as text, so it must not use anything from outside itself.
 */
export function comparablePath(path: string): string {
  try {
    path = decodeURIComponent(path);
  } catch {}
  return path
    .replace(/\/+/g, "/")
    .replace(/(\/|(\/index)?\.html|\s+)$/, "")
    .toLowerCase();
}

/** What may precede the first element in an XML file. */
const PROLOGUE = /^\uFEFF?(?:\s|<\?.*?\?>|<!--.*?-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\][^>]*)?>)*/is;
const ROOT = /^<svg(?=[\s/>])(?:"[^"]*"|'[^']*'|[^>"'])*>/;
const NAMESPACE = "http://www.w3.org/2000/svg";
/** A word that a file defines for itself, as Adobe Illustrator does for namespaces. */
const ENTITY = /<!ENTITY\s+([\w:.-]+)\s+(?:"([^"&]*)"|'([^'&]*)')\s*>/g;

/** Size of an SVG: that of its view box, or its own; `undefined` if it has none or is no drawing. */
export function readDrawingSize(svg: string): { width: number; height: number } | undefined {
  const root = rootOf(withoutEntities(svg)) ?? "";
  const box =
    attribute(root, "viewBox")
      ?.trim()
      .split(/[\s,]+/) ?? [];
  const [width, height] = (box.length === 4 ? box.slice(2) : [attribute(root, "width"), attribute(root, "height")]).map(
    (length = "") => Math.round(Number(length.replace(/px$/, ""))),
  );
  return width && height && width > 0 && height > 0 ? { width, height } : undefined;
}

/** What a drawing may refer to: its own parts, and pictures and fonts that it contains. */
const INTERNAL_REFERENCE = /^\s*(?:#|data:(?:image\/(?:png|jpeg|webp)|font\/)|$)/;
const REFERENCE = /\s(?:xlink:)?(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)')|\burl\(\s*["']?([^"')]*)/gi;
/** What a drawing may not contain, besides other references, and its name for authors. */
const ACTIVE_CONTENT: readonly [pattern: RegExp, name: string][] = [
  [/<(?:\w+:)?script\b/i, "ein Skript (<script>)"],
  [/<(?:\w+:)?foreignObject\b/i, "fremden Inhalt (<foreignObject>)"],
  [/\son\w+\s*=\s*["']/i, "ein Skript (on…=)"],
  [/<!ENTITY[^>]*\s(?:SYSTEM|PUBLIC)\s|<\?xml-stylesheet|@import/i, "einen Verweis nach außen"],
  [/<!ENTITY/i, "eine Abkürzung, die sich nicht einsetzen lässt (<!ENTITY …>)"],
];

/** What a drawing contains besides shapes: code, or something that is fetched from elsewhere. */
function activeContent(svg: string): string | undefined {
  const [, found] = ACTIVE_CONTENT.find(([pattern]) => pattern.test(svg)) ?? [];
  if (found) return found;
  const references = [...svg.matchAll(REFERENCE)].map(([, ...values]) => values.join(""));
  const foreign = references.find((value) => !INTERNAL_REFERENCE.test(value));
  return foreign === undefined ? undefined : `einen Verweis nach außen (${foreign})`;
}

/** Why a page cannot show a drawing, named as its author writes it. */
export function drawingIssue(name: string, file: string): string | undefined {
  const svg = withoutEntities(file);
  const root = rootOf(svg);
  if (!root) return `„${name}“ ist kein SVG: Das erste Element der Datei heißt nicht <svg>.`;
  if (attribute(root, "xmlns") !== NAMESPACE)
    return `„${name}“ bleibt im Browser leer: In <svg …> fehlt xmlns="${NAMESPACE}".`;
  if (!readDrawingSize(svg)) return `„${name}“ nennt keine Größe. In <svg …> gehört viewBox="0 0 Breite Höhe".`;
  const active = activeContent(svg);
  return active && `„${name}“ enthält ${active}. Bitte entfernen: Eine Zeichnung besteht nur aus Formen.`;
}

/** A drawing with the words that it defines put in, as a browser reads it; definitions it cannot put in remain. */
function withoutEntities(svg: string): string {
  const values = new Map([...svg.matchAll(ENTITY)].map(([, name = "", ...value]) => [name, value.join("")]));
  return svg.replace(ENTITY, "").replace(/&([\w:.-]+);/g, (named, name: string) => values.get(name) ?? named);
}

const rootOf = (svg: string) => ROOT.exec(svg.replace(PROLOGUE, ""))?.[0];

const attribute = (root: string, name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
    .exec(root)
    ?.slice(1)
    .find((value) => value !== undefined);

type Place = { top: number; left: number };
export type FontFile = readonly [family: string, weight: string, file: string];

/** Browsers count a move from here on as one, px; one aside by less is a longer button. */
const LEAST_MOVE = { down: 3, aside: 24 };
/** What stands so little below the window may come into it, px. */
const NEAR = 100;

/** Fonts that would have moved what the visitor sees; the next page shows them. */
let waiting: readonly FontFace[] = [];

/**
 * Shows fonts that came too late for the first paint, unless anything in the window would move. Fonts that were there in
 * time change nothing. Without fonts, the stand-ins stay.
 */
export async function showLateFonts(files: readonly FontFile[]): Promise<void> {
  const load = ([family, weight, file]: FontFile) => new FontFace(family, `url(${file})`, { weight }).load();
  const faces = await Promise.all(files.map(load)).catch(() => []);
  const before = nodesInView().map((node) => ({ node, place: placeOf(node) }));
  for (const face of faces) document.fonts.add(face);
  if (!before.some(({ node, place }) => isMoved(place, placeOf(node)))) return;
  for (const face of faces) document.fonts.delete(face);
  waiting = faces;
}

/** Shows the fonts that wait, now that everything changes anyway. */
export function showWaitingFonts(): void {
  for (const face of waiting) document.fonts.add(face);
  waiting = [];
}

function nodesInView(): Node[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT;
    const { top, bottom, width } = node.getBoundingClientRect();
    // What has no box of its own may hold some.
    if (width === 0) return NodeFilter.FILTER_SKIP;
    return bottom > 0 && top < innerHeight + NEAR ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT;
  });
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  return nodes;
}

/** Where an element or a text begins. */
function placeOf(node: Node): Place {
  const range = document.createRange();
  range.selectNode(node);
  return range.getClientRects()[0] ?? { top: 0, left: 0 };
}

const isMoved = (before: Place, now: Place): boolean =>
  Math.abs(before.top - now.top) >= LEAST_MOVE.down || Math.abs(before.left - now.left) >= LEAST_MOVE.aside;

import { TextEncoder } from "node:util";
import type { ReactElement } from "react";

// React's server half, as jsdom resolves it, takes the encoder from the browser; jsdom has none.
Object.assign(globalThis, { TextEncoder });
const { renderToStaticMarkup } = jest.requireActual<typeof import("react-dom/server")>("react-dom/server");

/** What a build writes into a page for this element: no effect has run, no script is there. */
export function renderStaticHtml(element: ReactElement): HTMLElement {
  const page = document.createElement("div");
  page.innerHTML = renderToStaticMarkup(element);
  return page;
}

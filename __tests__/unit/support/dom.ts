import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

// What comes by a script of its own is compiled on the way, which a busy machine takes seconds for.
configure({ asyncUtilTimeout: 15_000 });

jest.mock("gatsby", () => jest.requireActual("./gatsby-mock"));

class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// JSDOM has no layout and no timing. Stubs: observers report nothing, `matchMedia` never matches, `scrollIntoView` does nothing.
Object.assign(globalThis, { IntersectionObserver: SilentObserver, ResizeObserver: SilentObserver });
Element.prototype.scrollIntoView = () => undefined;
window.matchMedia = () => ({ matches: false }) as MediaQueryList;
performance.getEntriesByType = () => [];

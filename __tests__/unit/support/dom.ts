import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

// What comes by a script of its own is compiled on the way, which a busy machine takes seconds for.
configure({ asyncUtilTimeout: 15_000 });

// JSDOM has no layout and no timing. Stubs: `matchMedia` never matches, `scrollIntoView` does nothing.
Element.prototype.scrollIntoView = () => undefined;
window.matchMedia = () => ({ matches: false }) as MediaQueryList;
performance.getEntriesByType = () => [];

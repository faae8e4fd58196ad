import type { Page } from "@playwright/test";

/** Changes the page as a browser's translation does: every text goes into elements of the translator's own. */
export function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!/\S/.test(text.data) || text.parentElement?.closest("script, style, svg, option, textarea, font")) continue;
      const translation = document.createElement("font");
      translation.append(document.createElement("font"));
      if (translation.firstElementChild) translation.firstElementChild.textContent = `T ${text.data}`;
      text.replaceWith(translation);
    }
  });
}

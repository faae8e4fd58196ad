import type { Thing } from "schema-dts";
import type { PublishedPage } from "./published-pages";

/**
 * The schema.org objects by path, including aliases.
 * @see https://developers.google.com/search/docs/appearance/structured-data
 */
export function structuredData(pages: readonly PublishedPage[]): Map<string, readonly Thing[]> {
  return new Map(
    pages
      .filter(({ about }) => about.length > 0)
      .flatMap(({ path, aliases, about }) => [path, ...aliases].map((address) => [address, about] as const)),
  );
}

/** The script element for the head, escaped for HTML. */
export function structuredDataScript(things: readonly Thing[]): string {
  const graph = JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replaceAll("<", "\\u003c");
  return `<script type="application/ld+json">${graph}</script>`;
}

import path from "node:path";
import { FACTS_FILE } from "../../src/data-layer/read/facts";
import type { Content } from "../../src/data-layer/read/read-content";
import type { DocumentCache } from "../../src/data-layer/render/document-cache";
import { claimsOf, isPartOf, openClaims } from "./claims";
import { missingFacts, placeholdersBelow } from "./placeholders";

/** What is not known yet: facts of the company, claims without evidence, and other placeholders; and how much that is. */
export async function openPlaces(root: string, content: Content, cache: DocumentCache) {
  const claims = openClaims(await claimsOf(content, cache));
  const others = placeholdersBelow(root).filter(
    (place) => place.file !== path.join("content", FACTS_FILE) && !isPartOf(claims, place),
  );
  const facts = missingFacts(root);
  return { facts, claims, others, count: facts.length + claims.length + others.length };
}

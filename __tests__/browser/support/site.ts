import siteFile from "../../../content/site.json";
import { insertFacts, readFacts } from "../../../src/data-layer/content/facts";

const facts = readFacts(process.cwd());

/**
 * What a content file says once the company's facts are put in.
 * @param file path for messages
 */
export function withFacts<T>(file: string, content: T): T {
  return JSON.parse(insertFacts(file, JSON.stringify(content), facts).text) as T;
}

/** What every page has around it. */
export const site = withFacts("content/site.json", siteFile);

import siteFile from "../../../content/site.json";
import { insertFacts, readFacts } from "../../../src/data-layer/content/facts";

const { text } = insertFacts("content/site.json", JSON.stringify(siteFile), readFacts(process.cwd()));

/** What the file says once the company's facts are put in. */
export const site = JSON.parse(text) as typeof siteFile;

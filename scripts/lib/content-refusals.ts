import { contentModel } from "../../src/content-model";
import { checkContent } from "../../src/data-layer/check/check-content";
import { readContent } from "../../src/data-layer/read/read-content";
import { documentsOnDisk } from "../../src/data-layer/render/document-cache";
import { formatIssues } from "../../src/data-layer/text/issue";

/** What keeps a project's content from being published, in German. */
export async function refusals(root: string): Promise<{ hasErrors: boolean; text: string }> {
  const issues = await checkContent(root, readContent(root, contentModel), documentsOnDisk(root));
  const hasErrors = issues.length > 0;
  return { hasErrors, text: hasErrors ? formatIssues(issues) : "Der Inhalt lässt sich veröffentlichen." };
}

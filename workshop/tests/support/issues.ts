import { type Changes, withChanges } from "../../../__tests__/unit/support/content-tree";
import { checkContent } from "../../../src/data-layer/check/check-content";
import type { Content } from "../../../src/data-layer/read/read-content";
import type { Issue } from "../../../src/data-layer/text/issue";
import { unfinishedIssues } from "../../check/content-report";
import { checkedInMemory } from "../../check/text-checks";

const texts = checkedInMemory();

/** What the site refuses, what is wrong with texts by themselves, and what is unfinished about them. */
export const checkTexts = async (root: string, content: Content): Promise<Issue[]> => [
  ...(await checkContent(root, content, texts)),
  ...(await unfinishedIssues(root, content, texts)),
];

/** The same of the valid tree after changes to it. */
export const textIssuesAfter = (changes: Changes): Promise<Issue[]> => withChanges(changes, checkTexts);

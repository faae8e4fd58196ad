import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { workTree } from "../../scripts/lib/git";
import { isTextFile } from "../../src/data-layer/read/read-content";
import { errorsOf } from "../../src/data-layer/text/issue";
import { contentIssues } from "../check/content-report";
import { checkedDocuments } from "../check/text-checks";
import { compare } from "./compare";
import { changedFiles, checkOut } from "./git";
import { countOfIssues, issueChapters } from "./issue-formats";
import type { Report } from "./markdown.mjs";
import { readState } from "./state";

/** A host that takes longer for a file of a few kilobytes is as good as away. */
const SITEMAP_TIMEOUT_MS = 5000;

/**
 * What is wrong with the content of a project, and what changes for readers against an earlier commit, in German.
 * @param readSitemap the text of the live site's sitemap at an address
 */
export async function changesSince(root: string, base: string, readSitemap = fetchText): Promise<Report> {
  const cache = checkedDocuments(root);
  const folder = mkdtempSync(path.join(tmpdir(), "changes-"));
  try {
    checkOut(root, base, "content", folder);
    const [issues, before, after] = [
      await contentIssues(root, undefined, cache),
      await readState(folder, cache),
      await readState(root, cache),
    ];
    const errors = errorsOf(issues).length;
    const report = { version: 1, issues: errors } as const;
    const found = issueChapters(issues);
    const count = errors > 0 ? [countOfIssues(errors)] : ["Die Prüfung des Inhalts findet keinen Fehler."];
    if (!("texts" in after && "texts" in before)) {
      const reason =
        "texts" in after
          ? `Der frühere Stand passt nicht zum heutigen Code und lässt sich nicht vergleichen: ${before.unreadable.join(", ")}`
          : "Was sich für Leserinnen und Leser ändert, steht hier, sobald diese Fehler behoben sind.";
      return { ...report, summary: [...count, reason], chapters: found };
    }
    const files = changedFiles(root, base, workTree(root), "content").filter((file) => !isTextFile(file));
    const xml = await readSitemap(`${before.siteUrl}/sitemap.xml`);
    const chapters = compare(before, after, { files, sitemap: pathsIn(xml ?? "", before.siteUrl) });
    const changes = chapters.map(({ title, rows }) => `${title}: ${rows.length}`);
    const summary = [
      ...count,
      changes.length > 0 ? `${changes.join(" · ")}.` : "Für Leserinnen und Leser ändert sich nichts.",
      ...(xml === undefined
        ? ["Die Sitemap der Website war nicht zu lesen; verglichen ist nur mit dem früheren Stand."]
        : []),
    ];
    return { ...report, summary, chapters: [...found, ...chapters] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const pathsIn = (xml: string, url: string): string[] =>
  [...xml.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].flatMap(([, address = ""]) =>
    address === url ? ["/"] : address.startsWith(`${url}/`) ? [address.slice(url.length)] : [],
  );

/** @returns `undefined` when there is no answer in time */
async function fetchText(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(SITEMAP_TIMEOUT_MS) });
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

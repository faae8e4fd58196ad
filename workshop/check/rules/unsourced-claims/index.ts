import type * as Mdast from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { issueAt } from "../../../../src/data-layer/read/read-content";
import type { Report } from "../../../../src/data-layer/render/report";
import type { TextIssue } from "../../../../src/data-layer/text/issue";
import { textsIn } from "../../copy-in";
import { finder, finderOfOwnWords, markdownCheck, type Rule } from "../../rule";

const REMEDY = "Bitte belegen, mit einem Link, einer Fußnote oder <Statistic>, oder streichen.";

/** The company before all others. */
const findRanks = finderOfOwnWords(
  /(?<!\p{L})(?:Marktführer|Branchenführer|Weltmarktführer|(?:markt|welt)?(?:führende|beliebteste|meistgenutzte)[mnrs]? \p{Lu}[\p{L}-]+|(?:der|die|als|zum) (?:beste[rn]?|größte[rn]?) (?:Anbieter|Lösung|Software|Plattform|Partner|Unternehmen)|Nummer eins)(?!\p{L})/gu,
  (found) => `„${found}“ ist eine Behauptung ohne Beleg. ${REMEDY}`,
);
/** What others have found, with a share. */
const findStudies = finder(
  /(?:(?<!\p{L})[Ll]aut (?:einer |der |dem )?\p{Lu}[\p{L}-]+|[Ss]tudien (?:zeigen|belegen|sagen)|[Ee]ine[rs]? (?:\p{Ll}+ )?(?:Studie|Umfrage|Untersuchung)(?:en)? (?:von|der|des|zufolge|zeigt))(?:(?![.!?]\s)[^\n]){0,80}?\d+(?:,\d+)?\s(?:%|Prozent)/gu,
  (found) => `„${found.replace(/\s/g, " ").slice(0, 60)}“: Diese Zahl hat keine Quelle. ${REMEDY}`,
);
const findClaims = (text: string): TextIssue[] => [...findRanks(text), ...findStudies(text)];

function checkParagraphs(tree: Mdast.Root, report: Report): void {
  visit(tree, "paragraph", (node) => {
    let hasSource = false;
    visit(node, ["link", "linkReference", "footnoteReference"], (source) => {
      // A page of this website is none.
      hasSource ||= !("url" in source && String(source.url).startsWith("/"));
    });
    for (const { message } of hasSource ? [] : findClaims(textOf(node))) report(node, message);
  });
}

export const rule = {
  inMarkdown: markdownCheck(checkParagraphs),
  inContent: ({ files }) =>
    files
      .flatMap(textsIn)
      .filter(({ group }) => !("evidence" in group))
      .flatMap(({ file, path, value }) => findClaims(value).map(({ message }) => issueAt(file, path, message))),
} satisfies Rule;

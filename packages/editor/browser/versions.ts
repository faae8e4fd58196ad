import { diffArrays, diffWordsWithSpace } from "diff";
import { diff3Merge } from "node-diff3";
import { ask, element } from "./dialog";

/** Two versions of a file, and the one from which both come. */
export type Versions = { base: string; mine: string; theirs: string };

/** Sentences, and lines where there are none: two people may change different sentences of a paragraph. */
const toSentences = (text: string) => text.split(/(?<=\n|[.!?…:] )/);

/** Both changes in one text; `undefined` where they touch. */
export function merge({ base, mine, theirs }: Versions): string | undefined {
  const regions = diff3Merge(toSentences(mine), toSentences(base), toSentences(theirs));
  return regions.every(({ ok }) => ok) ? regions.flatMap(({ ok = [] }) => ok).join("") : undefined;
}

/** A run of lines: equal in both versions, or what each has in its place. */
type Run = { same: string[] } | { old: string[]; now: string[] };

function runsOf(old: string, now: string): Run[] {
  const runs: Run[] = [];
  for (const { added, removed, value } of diffArrays(old.split("\n"), now.split("\n"))) {
    const last = runs.at(-1);
    if (!added && !removed) runs.push({ same: value });
    else if (added && last && "old" in last && last.now.length === 0) last.now = value;
    else runs.push(added ? { old: [], now: value } : { old: value, now: [] });
  }
  return runs;
}

/** The words of one side of a change, marked where the other side has others. */
const marked = (old: string, now: string, side: "added" | "removed") =>
  diffWordsWithSpace(old, now)
    .filter((part) => part[side] || (!part.added && !part.removed))
    .map((part) => (part[side] ? element("mark", {}, part.value) : part.value));

/** How many equal lines stand before and after a change. */
const CONTEXT = 2;

/** Equal lines without those that are far from any change. */
function nearby(lines: string[], isFirst: boolean, isLast: boolean): string {
  const [above, below] = [isFirst ? 0 : CONTEXT, isLast ? 0 : CONTEXT];
  const left = lines.length - above - below;
  if (left <= 1) return lines.join("\n");
  const end = lines.length - below;
  return [...lines.slice(0, above), `⋯ ${left} gleiche Zeilen ⋯`, ...lines.slice(end)].join("\n");
}

/** Shows two versions beside each other, with what differs marked. @param titles of their columns */
export function comparison(titles: readonly [string, string], old: string, now: string): HTMLElement {
  const rows = runsOf(old, now).map((run, index, runs) => {
    if ("same" in run) {
      const lines = nearby(run.same, index === 0, index === runs.length - 1);
      return [[lines], [lines]];
    }
    const texts = [run.old.join("\n"), run.now.join("\n")] as const;
    return [marked(...texts, "removed"), marked(...texts, "added")];
  });
  const head = element("tr", {}, ...titles.map((title) => element("th", { scope: "col" }, title)));
  const body = rows.map((row) => element("tr", {}, ...row.map((cell) => element("td", {}, ...cell))));
  const table = element("table", {}, element("thead", {}, head), element("tbody", {}, ...body));
  return element("div", { className: "editor-comparison", tabIndex: 0, role: "group", ariaLabel: "Vergleich" }, table);
}

const MERGE = "Beide zusammenführen";
const MINE = "Meine Fassung nehmen";
const THEIRS = "Andere Fassung nehmen";

/**
 * Shows a version and the one that has come from elsewhere meanwhile.
 * @param place where the other one is
 * @returns the text that the author wants in the file; `undefined` when nothing shall happen
 */
export async function chooseVersion(
  file: string,
  versions: Versions,
  place = "in der Datei",
): Promise<string | undefined> {
  const merged = merge(versions);
  const hint = merged
    ? "Beide haben an verschiedenen Stellen geändert. Zusammengeführt bleibt beides."
    : "Beide haben dieselbe Stelle geändert. Nur eine Fassung kann bleiben.";
  const shown = comparison(["Ihre Fassung", `Fassung ${place}`], versions.mine, versions.theirs);
  const actions = [...(merged === undefined ? [] : [MERGE]), MINE, THEIRS, "Abbrechen"];
  const answer = await ask(`${file} hat sich inzwischen geändert`, [hint, shown], actions);
  const chosen: Record<string, string | undefined> = {
    [MERGE]: merged,
    [MINE]: versions.mine,
    [THEIRS]: versions.theirs,
  };
  return chosen[answer?.action ?? ""];
}

import { MergeView } from "@codemirror/merge";
import { EditorState } from "@codemirror/state";
import { EditorView, showPanel } from "@codemirror/view";
import { diff3Merge } from "node-diff3";
import { ask, element } from "./dialog";

/** Two versions of a file, and the one from which both come. */
type Versions = { base: string; mine: string; theirs: string };

/** Sentences, and lines where there are none: two people may change different sentences of a paragraph. */
const toSentences = (text: string) => text.split(/(?<=\n|[.!?…:] )/);

/** Both changes in one text; `undefined` where they touch. */
export function merge({ base, mine, theirs }: Versions): string | undefined {
  const regions = diff3Merge(toSentences(mine), toSentences(base), toSentences(theirs));
  return regions.every(({ ok }) => ok) ? regions.flatMap(({ ok = [] }) => ok).join("") : undefined;
}

/** Shows two versions beside each other, with what differs marked. @param titles of their columns */
export function comparison(titles: readonly [string, string], old: string, now: string): HTMLElement {
  const column = (title: string, doc: string) => ({
    doc,
    extensions: [
      EditorView.lineWrapping,
      EditorView.editable.of(false),
      EditorState.readOnly.of(true),
      EditorState.phrases.of({ "$ unchanged lines": "$ gleiche Zeilen" }),
      EditorView.contentAttributes.of({ "aria-label": title, tabindex: "0" }),
      showPanel.of(() => ({ dom: element("strong", {}, title), top: true })),
    ],
  });
  const [a, b] = [column(titles[0], old), column(titles[1], now)];
  const { dom } = new MergeView({ a, b, gutter: false, collapseUnchanged: { margin: 2, minSize: 2 } });
  return element("div", { className: "editor-comparison" }, dom);
}

/** Lets the author choose one of several texts. @returns it; `undefined` when nothing shall happen */
export async function choose(
  title: string,
  content: readonly (Node | string)[],
  texts: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  const answer = await ask(title, content, [...Object.keys(texts), "Abbrechen"]);
  return texts[answer?.action ?? ""];
}

/** Lets the author choose between a version and the one that has come from elsewhere. @param place where that one is */
export function chooseVersion(file: string, versions: Versions, place = "in der Datei"): Promise<string | undefined> {
  const { mine, theirs } = versions;
  const merged = merge(versions);
  const hint = merged
    ? "Beide haben an verschiedenen Stellen geändert. Zusammengeführt bleibt beides."
    : "Beide haben dieselbe Stelle geändert. Nur eine Fassung kann bleiben.";
  const shown = comparison(["Ihre Fassung", `Fassung ${place}`], mine, theirs);
  return choose(`${file} hat sich inzwischen geändert`, [hint, shown], {
    ...(merged !== undefined && { "Beide zusammenführen": merged }),
    "Meine Fassung nehmen": mine,
    "Andere Fassung nehmen": theirs,
  });
}

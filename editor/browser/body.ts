import {
  autocompletion,
  type CompletionContext,
  type CompletionResult,
  snippetCompletion,
} from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { markdown } from "@codemirror/lang-markdown";
import { defaultHighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { lintGutter, setDiagnostics } from "@codemirror/lint";
import { EditorState } from "@codemirror/state";
import { EditorView, keymap, lineNumbers } from "@codemirror/view";
import type { Setup } from "../server/setup";
import { call, upload } from "./backend";
import type { Control, ControlProps } from "./decap";
import { ask, element, input, tell } from "./dialog";
import { problemsInBody, watch } from "./session";

/** Where links may lead; asked for once. */
let targets: Promise<string[]> | undefined;
const allTargets = (isLocal: boolean) => {
  targets ??= isLocal ? (call("targets", {}) as Promise<string[]>).catch(() => []) : Promise.resolve([]);
  return targets;
};

/** Offers the site's addresses to fields with a target. */
export async function listTargets(isLocal: boolean): Promise<void> {
  const options = (await allTargets(isLocal)).map((value) => element("option", { value }));
  document.body.append(element("datalist", { id: "editor-targets" }, ...options));
}

/** Completes names of blocks after `<`, addresses after `](` and in `to="`. */
const completions = (blocks: Setup["blocks"], isLocal: boolean) => {
  const names = blocks.map(({ name, attributes, note, sample }) => {
    const [opening = ""] = sample.split("\n");
    const needed = attributes
      .filter((attribute) => opening.includes(` ${attribute}="`))
      .map((attribute) => ` ${attribute}="\${}"`);
    const close = opening.endsWith("/>") ? " />" : `>\n\n\${}\n\n</${name}>`;
    return snippetCompletion(`<${name}${needed.join("")}${close}`, { label: `<${name}>`, info: note });
  });
  return async (context: CompletionContext): Promise<CompletionResult | null> => {
    const block = context.matchBefore(/<\w*/);
    if (block) return { from: block.from, options: names };
    const link = context.matchBefore(/\]\([^)\s]*/);
    if (!link) return null;
    return { from: link.from + 2, options: (await allTargets(isLocal)).map((label) => ({ label })) };
  };
};

/** Puts something into a text as a paragraph of its own. */
function insertParagraph(view: EditorView, text: string): void {
  const { doc, selection } = view.state;
  const line = doc.lineAt(selection.main.head);
  const before =
    line.text.trim() === "" ? (line.number > 1 && doc.line(line.number - 1).text.trim() !== "" ? "\n" : "") : "\n\n";
  const after = line.number < doc.lines && doc.line(line.number + 1).text.trim() === "" ? "" : "\n";
  const insert = `${before}${text.trimEnd()}\n${after}`;
  view.dispatch({
    changes: { from: line.to, insert },
    selection: { anchor: line.to + insert.length },
    scrollIntoView: true,
  });
  view.focus();
}

/** Stores pictures beside the text, asks what is to be seen, and puts them in. */
async function insertPictures(view: EditorView, pictures: Iterable<File>, file: string): Promise<void> {
  for (const picture of pictures) {
    try {
      const name = await upload(picture, file);
      const hint = "In einem Satz: was zu sehen ist und was es bedeutet. Wer das Bild nicht sieht, liest das.";
      const answer = await ask(
        "Alternativtext des Bildes",
        [element("p", {}, hint), input("alt", "Alternativtext"), input("caption", "Unterschrift (darf fehlen)")],
        ["Einfügen"],
      );
      const caption = answer?.values.caption ? ` "${answer.values.caption}"` : "";
      insertParagraph(view, `![${answer?.values.alt ?? ""}](${name}${caption})`);
    } catch (error) {
      await tell("Das Bild wurde nicht übernommen", (error as Error).message);
    }
  }
}

/** The control for the text below the fields: Markdown and building blocks, as they are in the file. */
export function bodyControl({ blocks, isLocal }: Setup): Control {
  const Component = Object.getPrototypeOf(window.CMS.getWidget("string").control) as Control;
  return class Body extends Component {
    #view: EditorView | undefined;
    #place: HTMLElement | null = null;
    #unwatch = () => {};
    override componentDidMount() {
      const { value, onChange, getEntry, setActiveStyle, setInactiveStyle } = this.props;
      const take = (pictures: FileList | undefined) => {
        if (!pictures?.length || !this.#view) return false;
        insertPictures(this.#view, [...pictures], String(getEntry().get("path")));
        return true;
      };
      const state = EditorState.create({
        doc: String(value ?? ""),
        extensions: [
          ...[
            lineNumbers(),
            history(),
            markdown(),
            syntaxHighlighting(defaultHighlightStyle),
            lintGutter(),
            EditorView.lineWrapping,
          ],
          keymap.of([...defaultKeymap, ...historyKeymap]),
          autocompletion({ override: [completions(blocks, isLocal)] }),
          EditorView.contentAttributes.of({ "aria-label": "Text", spellcheck: "true", lang: "de" }),
          EditorView.updateListener.of((update) => update.docChanged && onChange(update.state.doc.toString())),
          EditorView.domEventHandlers({
            focus: setActiveStyle,
            blur: setInactiveStyle,
            drop: (event) => take(event.dataTransfer?.files),
            paste: (event) => take(event.clipboardData?.files),
          }),
        ],
      });
      this.#view = new EditorView({ state, parent: this.#place ?? document.body });
      this.#unwatch = watch(() => this.mark());
    }
    override componentDidUpdate({ value }: ControlProps) {
      const now = String(this.props.value ?? "");
      const view = this.#view;
      if (value !== this.props.value && view && view.state.doc.toString() !== now)
        view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: now } });
    }
    override componentWillUnmount() {
      this.#unwatch();
      this.#view?.destroy();
    }
    private mark() {
      const view = this.#view;
      if (!view) return;
      const { doc } = view.state;
      const marks = problemsInBody().map(({ line, message }) => {
        const { from, to } = doc.line(Math.min(line, doc.lines));
        return { from, to, message, severity: "error" as const };
      });
      view.dispatch(setDiagnostics(view.state, marks));
      this.setState({ messages: problemsInBody().map(({ line, message }) => `Zeile ${line}: ${message}`) });
    }
    override render() {
      const { h } = window;
      const { messages = [] } = (this.state ?? {}) as { messages?: string[] };
      const insertBlock = ({ target }: { target: HTMLSelectElement }) => {
        const block = blocks.find(({ name }) => name === target.value);
        if (block && this.#view) insertParagraph(this.#view, block.sample);
        target.value = "";
      };
      const choose = ({ target }: { target: HTMLInputElement }) => {
        if (this.#view && target.files)
          insertPictures(this.#view, [...target.files], String(this.props.getEntry().get("path")));
        target.value = "";
      };
      const options = blocks.map(({ name, note }) => h("option", { key: name, value: name, title: note }, name));
      return h(
        "div",
        { className: `${this.props.classNameWrapper} editor-body` },
        h(
          "div",
          { className: "editor-tools" },
          h(
            "label",
            {},
            "Baustein ",
            h(
              "select",
              { onChange: insertBlock, defaultValue: "" },
              h("option", { value: "" }, "einfügen …"),
              ...options,
            ),
          ),
          h(
            "label",
            {},
            "Bild einfügen …",
            h("input", { type: "file", accept: ".png,.jpg,.jpeg,.webp,.avif", onChange: choose }),
          ),
        ),
        h("div", {
          ref: (place: HTMLElement | null) => {
            this.#place = place;
          },
        }),
        h(
          "div",
          { className: "editor-problems", role: "status" },
          ...messages.map((message) => h("p", { key: message }, message)),
        ),
      );
    }
  };
}

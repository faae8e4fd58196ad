import { autocompletion, type CompletionContext, type CompletionResult } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { markdown } from "@codemirror/lang-markdown";
import { defaultHighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { lintGutter, setDiagnostics } from "@codemirror/lint";
import { Compartment } from "@codemirror/state";
import { EditorView, keymap, lineNumbers } from "@codemirror/view";
import { linesBeforeBody } from "../format";
import type { Setup } from "../server/setup";
import type { Block, Question } from "../workspace";
import { upload } from "./backend";
import type { Control, ControlProps } from "./decap";
import { ask, element } from "./dialog";
import { toMarkdown } from "./paste";
import { follow } from "./preview";
import { wordsMeant } from "./search";
import { session } from "./session";
import { ALT, componentClass, fileOf } from "./widgets";

/** Completes names of blocks after `<`, addresses after `](`. */
const completions =
  (blocks: Setup["blocks"], targets: Promise<string[]>) =>
  async (context: CompletionContext): Promise<CompletionResult | null> => {
    const block = context.matchBefore(/<\w*/);
    const link = context.matchBefore(/\]\([^)\s]*/);
    if (link) return { from: link.from + 2, options: (await targets).map((label) => ({ label })) };
    if (!block) return null;
    const options = blocks.map(({ name, note, sample }) => ({
      label: `<${name}`,
      info: note,
      apply: sample.trimEnd(),
    }));
    return { from: block.from, options };
  };

/** Puts something into a text as a paragraph of its own, below the line with the caret. */
function insertParagraph(view: EditorView, text: string): void {
  const line = view.state.doc.lineAt(view.state.selection.main.head);
  const insert = `${line.text.trim() === "" ? "\n" : "\n\n"}${text.trimEnd()}\n`;
  view.dispatch({
    changes: { from: line.to, insert },
    selection: { anchor: line.to + insert.length },
    scrollIntoView: true,
  });
  view.focus();
}

const TAG = /<([A-Z]\w*)((?:\s+\w+="[^"]*")*)(?=\s*\/?>)/g;
const ATTRIBUTE = /(\w+)="([^"]*)"/g;

/** Asks for the attributes of a block. @returns its opening tag without the end; `undefined` when the author cancels */
async function askTag(block: Block, written: string): Promise<string | undefined> {
  const { name, note, attributes, variants } = block;
  const given = new Map([...written.matchAll(ATTRIBUTE)].map(([, key = "", value = ""]) => [key, value]));
  const variant = variants && given.get(attributes[0]?.name ?? "");
  const known = [...attributes, ...(variants?.[variant ?? ""] ?? [])];
  const names = new Set([...known.map((each) => each.name), ...given.keys()]);
  const questions = [...names].map((key) => {
    const question = known.find((each) => each.name === key) ?? { name: key, label: key };
    return { ...question, value: given.get(key)?.replaceAll("&quot;", '"') ?? "" };
  });
  if (questions.length === 0) return `<${name}`;
  const answer = await ask(`Baustein ${name}`, [note, ...questions], ["Übernehmen", "Abbrechen"]);
  if (answer?.action !== "Übernehmen") return undefined;
  const texts = Object.entries(answer.answers).filter(([, value]) => value.trim() !== "");
  const chosen = answer.answers[attributes[0]?.name ?? ""];
  // Another variant has other attributes.
  if (variants && chosen !== variant) return askTag(block, `<${name} ${attributes[0]?.name}="${chosen}"`);
  return [`<${name}`, ...texts.map(([key, value]) => `${key}="${value.trim().replaceAll('"', "&quot;")}"`)].join(" ");
}

/** The menu that inserts blocks, with the attributes that the author gives. */
function blockMenu(view: EditorView, blocks: readonly Block[]): HTMLElement {
  const options = blocks.map(({ name, note }) =>
    // The name of a block, and what it is.
    element("option", { value: name, title: note }, `${name}: ${note.split(/[.,:;]/)[0]}`),
  );
  const menu = element("select", {}, element("option", { value: "" }, "einfügen …"), ...options);
  menu.onchange = async () => {
    const block = blocks.find(({ name }) => name === menu.value);
    menu.value = "";
    const [tag = ""] = block?.sample.match(TAG) ?? [];
    const written = block && (await askTag(block, tag));
    const insert = written && block.sample.replace(tag, () => written);
    if (insert) insertParagraph(view, insert);
  };
  return element("label", {}, "Baustein ", menu);
}

/** Opens the attributes of the block on whose name somebody clicked. */
async function editBlock(view: EditorView, position: number, blocks: readonly Block[]): Promise<void> {
  const found = [...view.state.doc.toString().matchAll(TAG)].find(
    ({ index, 1: name = "" }) => position > index && position <= index + name.length,
  );
  const block = blocks.find(({ name }) => name === found?.[1]);
  if (!found || !block) return;
  const written = await askTag(block, found[0]);
  if (written && written !== found[0])
    view.dispatch({ changes: { from: found.index, to: found.index + found[0].length, insert: written } });
  view.focus();
}

const CAPTION: Question = { name: "caption", label: "Bildunterschrift (darf fehlen)" };

/** Asks what is to be seen on the pictures that were dropped or pasted, and puts them in. */
async function insertPictures(view: EditorView, pictures: readonly File[], props: ControlProps): Promise<void> {
  for (const picture of pictures) {
    const answer = await ask("Bild einfügen", [ALT, CAPTION], ["Einfügen", "Abbrechen"]);
    if (answer?.action !== "Einfügen") continue;
    const { alt, caption } = answer.answers;
    const name = await upload(picture, fileOf(props), String(props.field.get("slot")));
    insertParagraph(view, `![${alt}](${name}${caption ? ` "${caption.replaceAll('"', "&quot;")}"` : ""})`);
  }
}

/** Takes pictures that are dropped or pasted, and says what to do with other files. @returns whether there are any */
function takePictures(view: EditorView, data: DataTransfer | null, props: ControlProps): boolean {
  const files = [...(data?.files ?? [])];
  const pictures = files.filter(({ type }) => type.startsWith("image/"));
  const other = files.find((each) => !pictures.includes(each));
  if (other)
    window.alert(
      `„${other.name}“ ist kein Bild. Aus Word und anderen Programmen kopieren Sie den Text und fügen ihn hier ein.`,
    );
  insertPictures(view, pictures, props).catch((error: Error) => window.alert(error.message));
  return files.length > 0;
}

/** Takes formatted text as Markdown. @returns whether there is any */
function takeFormatted(view: EditorView, data: DataTransfer | null, levels: Setup["headingLevels"]): boolean {
  const html = data?.getData("text/html") ?? "";
  const { text, notes } = toMarkdown(html, levels);
  if (text) view.dispatch(view.state.replaceSelection(text), { scrollIntoView: true });
  if (notes.length > 0) ask("Nicht alles kam so an, wie es war", notes, ["Verstanden"]).then(() => view.focus());
  return text !== "";
}

/** The line at a position, and how far down in it that is when the line is wrapped. */
function lineAt(view: EditorView, position: number, top: number): number {
  const { from, height } = view.lineBlockAt(position);
  const fraction = (top - view.documentTop - view.lineBlockAt(from).top) / height;
  return view.state.doc.lineAt(position).number + Math.min(1, Math.max(0, fraction));
}

/** Shows what stands at the caret, at the same height. */
function followCaret(view: EditorView): void {
  const { head } = view.state.selection.main;
  // A view measures only after its update.
  view.requestMeasure({
    read: () => view.coordsAtPos(head),
    write: (caret) => caret && follow(lineAt(view, head, caret.top), caret.top),
  });
}

/** Shows what stands in the middle of what is scrolled; above the text, as much of the page as of the fields. */
function followView(view: EditorView, scrolled: Element): void {
  const middle = window.innerHeight / 2;
  const above = view.documentTop - middle;
  const share = scrolled.scrollTop / (scrolled.scrollTop + above);
  if (above > 0) follow(share, share * middle);
  else follow(lineAt(view, view.lineBlockAtHeight(-above).from, middle), middle);
}

/** Puts the caret into a line, or into the last one above it that is not empty. */
function goToLine(view: EditorView, wanted: number): void {
  const { doc } = view.state;
  let line = doc.line(Math.min(Math.max(1, wanted), doc.lines));
  while (line.text.trim() === "" && line.number > 1) line = doc.line(line.number - 1);
  view.dispatch({ selection: { anchor: line.from }, effects: EditorView.scrollIntoView(line.from, { y: "center" }) });
  view.focus();
}

/** Counts lines as the file does, with its fields. */
const numbering = new Compartment();
const numberLines = (before: number) => lineNumbers({ formatNumber: (line) => String(before + line) });

/** An editor for Markdown. @param targets where links may lead */
function createView(
  control: { props: ControlProps },
  { blocks, headingLevels }: Setup,
  targets: Promise<string[]>,
): EditorView {
  return new EditorView({
    doc: String(control.props.value ?? ""),
    extensions: [
      numbering.of([]),
      history(),
      markdown(),
      syntaxHighlighting(defaultHighlightStyle),
      lintGutter(),
      EditorView.lineWrapping,
      keymap.of([...defaultKeymap, ...historyKeymap]),
      autocompletion({ override: [completions(blocks, targets)] }),
      EditorView.contentAttributes.of({ "aria-label": "Text", spellcheck: "true", lang: "de" }),
      EditorView.updateListener.of(({ docChanged, selectionSet, state, view }) => {
        if (docChanged) control.props.onChange(`${state.doc}`);
        if (selectionSet) followCaret(view);
      }),
      EditorView.domEventHandlers({
        click({ clientX, clientY }, view) {
          const position = view.posAtCoords({ x: clientX, y: clientY });
          if (position !== null && view.state.selection.main.empty) editBlock(view, position, blocks);
        },
        drop: ({ dataTransfer }, view) => takePictures(view, dataTransfer, control.props),
        // Word puts a picture of the text beside the text.
        paste: ({ clipboardData: data }, view) =>
          takeFormatted(view, data, headingLevels) || takePictures(view, data, control.props),
      }),
    ],
  });
}

/** Marks what is wrong in the text. */
function showIssues(view: EditorView): void {
  const { doc } = view.state;
  const issues = session.issues.filter(({ field }) => field === "body");
  const marks = issues.map(({ line = 1, message, isHint }) => {
    const { from, text } = doc.line(Math.min(line, doc.lines));
    const [start, end] = wordsMeant(text, message);
    const severity = isHint ? ("info" as const) : ("error" as const);
    return { from: from + start, to: from + end, message, severity };
  });
  view.dispatch(setDiagnostics(view.state, marks));
}

/** The control for the text below the fields: Markdown and building blocks, as they are in the file. */
export function bodyControl(setup: Setup, targets: Promise<string[]>): Control {
  return class Body extends componentClass() {
    #view = new EditorView();
    readonly #mounted = new AbortController();
    override componentDidMount() {
      const view = createView(this, setup, targets);
      this.#view = view;
      const place = document.getElementById(this.props.forID) ?? document.body;
      place.append(blockMenu(view, setup.blocks), view.dom);
      const followScroll = ({ target }: Event) => {
        if (target instanceof Element && target.contains(place)) followView(view, target);
      };
      const { signal } = this.#mounted;
      document.addEventListener("scroll", followScroll, { capture: true, passive: true, signal });
      document.addEventListener("linewanted", ({ detail }: CustomEventInit) => goToLine(view, detail), { signal });
      document.addEventListener("draftchecked", () => showIssues(view), { signal });
      let before = -1;
      const number = () => {
        const now = linesBeforeBody(session.text);
        if (now !== before) view.dispatch({ effects: numbering.reconfigure(numberLines(now)) });
        before = now;
      };
      document.addEventListener("draftchanged", number, { signal });
    }
    override componentDidUpdate({ value }: ControlProps) {
      const [{ doc }, now] = [this.#view.state, String(this.props.value ?? "")];
      if (value !== this.props.value && doc.toString() !== now)
        this.#view.dispatch({ changes: { from: 0, to: doc.length, insert: now } });
    }
    override componentWillUnmount() {
      this.#mounted.abort();
      this.#view.destroy();
    }
    override render() {
      return window.h("div", { id: this.props.forID, className: `${this.props.classNameWrapper} editor-body` });
    }
  };
}

import type { Field } from "../server/config";
import { call, pictureUrl, upload } from "./backend";
import type { Control, ControlProps } from "./decap";
import { ask, element, input, tell } from "./dialog";
import { changed, fieldsFor, session, watch } from "./session";

const WATCHED = [
  "string",
  "text",
  "number",
  "datetime",
  "select",
  "relation",
  "list",
  "object",
  "picture",
  "target",
  "body",
  "address",
];

/** The file on the screen. */
const fileOf = ({ getEntry }: ControlProps) => String(getEntry().get("path") ?? "");

/** Registers the site's own controls, and lets every control tell of changes and show what is wrong with its field. */
export function registerWidgets(isLocal: boolean, body: Control): void {
  const { CMS, h } = window;
  const Component = Object.getPrototypeOf(CMS.getWidget("string").control) as Control;
  const Toggle = CMS.getWidget("boolean").control;

  /** An optional flag that is off is not in the file. */
  class Flag extends Component {
    override render() {
      const { field, onChange } = this.props;
      return h(Toggle, {
        ...this.props,
        onChange: (value: boolean) => onChange(value || (field.get("required") ? false : undefined)),
      });
    }
  }

  const List = CMS.getWidget("list").control;
  /** Decap puts labels into lower case, which no German noun bears. */
  class Words extends String {
    override toLowerCase = () => this as unknown as string;
  }

  /** A list whose labels stay as they are written. */
  class Entries extends Component {
    override render() {
      const label = (name: string) => new Words(this.props.field.get(name));
      const field = this.props.field.set("label", label("label")).set("label_singular", label("label_singular"));
      return h(List, { ...this.props, field });
    }
  }

  /** An address, with the pages and headings of the site to choose from. */
  class Target extends Component {
    override render() {
      const { value, forID, classNameWrapper, onChange } = this.props;
      const onInput = ({ target }: { target: HTMLInputElement }) => onChange(target.value);
      return h("input", {
        type: "text",
        id: forID,
        className: classNameWrapper,
        value: value ?? "",
        list: "editor-targets",
        onChange: onInput,
      });
    }
  }

  /** A picture file: it is shown, and another one is chosen or dropped. */
  class Picture extends Component {
    override componentDidMount() {
      this.show();
    }
    override componentDidUpdate({ value }: ControlProps) {
      if (value !== this.props.value) this.show();
    }
    private show() {
      const { value } = this.props;
      if (typeof value === "string" && value)
        pictureUrl(value, fileOf(this.props), isLocal).then((src) => this.setState({ src }), console.error);
    }
    override render() {
      const { value, forID, classNameWrapper, onChange } = this.props;
      const onInput = ({ target }: { target: HTMLInputElement }) => onChange(target.value);
      const take = async (picture: File | undefined) => {
        if (!picture) return;
        await upload(picture, fileOf(this.props)).then(onChange, (error: Error) =>
          tell("Das Bild wurde nicht übernommen", error.message),
        );
      };
      const onDrop = (event: DragEvent) => {
        event.preventDefault();
        take(event.dataTransfer?.files[0]);
      };
      const src = (this.state as { src?: string } | null)?.src;
      return h(
        "div",
        {
          className: `${classNameWrapper} editor-picture`,
          onDrop,
          onDragOver: (event: Event) => event.preventDefault(),
        },
        src && value ? h("img", { src, alt: "" }) : null,
        h("input", { type: "text", id: forID, value: value ?? "", onChange: onInput }),
        h(
          "label",
          {},
          "Anderes Bild",
          h("input", {
            type: "file",
            accept: ".png,.jpg,.jpeg,.webp,.avif,.svg",
            onChange: ({ target }: { target: HTMLInputElement }) => take(target.files?.[0]),
          }),
        ),
      );
    }
  }

  /** Where a document is found, and how it gets another address. */
  class Address extends Component {
    override render() {
      const file = fileOf(this.props);
      const rename = async () => {
        const name =
          file
            .replace(/(\/index)?\.mdx$/, "")
            .split("/")
            .at(-1) ?? "";
        const hint = element(
          "p",
          {},
          "Ungespeicherte Änderungen gehen dabei verloren. Die alte Adresse bleibt als weitere Adresse erhalten, wo es weitere Adressen gibt.",
        );
        const answer = await ask(
          "Adresse ändern",
          [input("slug", "Neue Adresse: a–z, 0–9 und Bindestriche", name), hint],
          ["Umbenennen", "Abbrechen"],
        );
        if (answer?.action !== "Umbenennen" || answer.values.slug === name) return;
        await call("rename", { path: file, slug: answer.values.slug }).then(
          () => open(file.replace(`/${name}`, `/${answer.values.slug}`)),
          (error: Error) => tell("Die Adresse wurde nicht geändert", error.message),
        );
      };
      const button = isLocal && file ? h("button", { type: "button", onClick: rename }, "Adresse ändern …") : null;
      return h(
        "div",
        { id: this.props.forID, className: "editor-address" },
        h("code", {}, file || "entsteht beim Speichern aus dem Titel"),
        button,
      );
    }
  }

  const own = { boolean: Flag, list: Entries, target: Target, picture: Picture, address: Address, body };
  for (const [name, control] of Object.entries(own)) CMS.registerWidget(name, control, () => null, {});
  for (const name of [...WATCHED, "boolean"]) {
    const { control, preview, schema } = CMS.getWidget(name);
    CMS.registerWidget(name, watched(control, problemsBelow(Component)), preview, schema);
  }
}

/** Opens a file that was made or moved: with all that Decap knows read anew. */
export function open(file: string): void {
  const [, folder = "", name = ""] = /^content\/([^/]+)\/(.+)\.mdx$/.exec(file) ?? [];
  window.onbeforeunload = null;
  window.location.hash = `#/collections/${folder}/entries/${name}`;
  window.location.reload();
}

/** A control that tells of each change, followed by what is wrong with its field. */
function watched(Base: Control, Problems: Control): Control {
  return class extends Base {
    /** Whether a value may be missing, the check says. */
    getValidateValue = () => " ";
    override componentDidMount() {
      super.componentDidMount?.();
      changed(this.props.getEntry);
    }
    override componentDidUpdate(before: ControlProps, state: unknown) {
      super.componentDidUpdate?.(before, state);
      if (before.value !== this.props.value) changed(this.props.getEntry);
    }
    override render() {
      return window.h("div", {}, super.render(), window.h(Problems, this.props));
    }
  };
}

/** The messages at a field. */
function problemsBelow(Component: Control): Control {
  return class Problems extends Component {
    #place: HTMLElement | null = null;
    #end = () => {};
    override componentDidMount() {
      this.#end = watch(() => this.update());
    }
    override componentWillUnmount() {
      this.#end();
    }
    private update() {
      const pattern = this.props.field.get("path") as Field["path"];
      const places = [...document.querySelectorAll(`[data-path="${CSS.escape(pattern)}"]`)];
      const field = fieldsFor(pattern, session.data)[this.#place ? places.indexOf(this.#place) : -1];
      const told = session.problems.filter(
        (problem) => problem.field !== undefined && problem.field === field && problem.file === session.file,
      );
      this.setState({ messages: told.map(({ message }) => message), field });
    }
    override render() {
      const { messages = [], field } = (this.state ?? {}) as { messages?: string[]; field?: string };
      const ref = (place: HTMLElement | null) => {
        this.#place = place;
      };
      const list = messages.map((message) => window.h("p", { key: message }, message));
      return window.h(
        "div",
        {
          ref,
          className: "editor-problems",
          role: "status",
          "data-path": this.props.field.get("path"),
          "data-field": field,
        },
        ...list,
      );
    }
  };
}

import { deepEqual } from "../format";
import type { Field, Question } from "../workspace";
import { upload } from "./backend";
import { restoredFields } from "./copies";
import { crop, type Ratio } from "./crop";
import type { Control, ControlProps, Values } from "./decap";
import { ask, element } from "./dialog";
import { fieldsFor, scheduleCheck, session } from "./session";

/** The file on the screen. */
export const fileOf = ({ getEntry }: Pick<ControlProps, "getEntry">) => String(getEntry().get("path") ?? "");

/** React's component as it is in Decap's bundle. */
export const componentClass = () => Object.getPrototypeOf(window.CMS.getWidget("string").control) as Control;

/** What some of Decap's controls are given instead of their properties. */
const changes = (isLocal: boolean): Record<string, (props: ControlProps) => object> => ({
  // A flag that is off is not in the file.
  boolean: ({ onChange }) => ({ onChange: (value: boolean) => onChange(value || undefined) }),
  // Decap would put the label, in lower case, behind the number of entries. It stands above the list.
  list: ({ field }) => ({ field: field.set("label", "").set("label_singular", "") }),
  // Pictures lie beside their texts, where Decap's own library does not look.
  image: (props) => ({
    ...(isLocal && { getAsset: (name: string) => new URL(name, `${window.location.origin}/${fileOf(props)}`).href }),
    onOpenMediaLibrary() {
      const chooser = element("input", { type: "file", accept: ".png,.jpg,.jpeg,.webp,.avif,.svg" });
      const ratio = (props.field.get("ratio") as Values | undefined)?.toJS() as unknown as Ratio | undefined;
      chooser.onchange = async () => {
        const [chosen] = chooser.files ?? [];
        const picture = chosen && (await crop(chosen, ratio, Number(props.field.get("least") ?? 0)));
        if (picture) await give(props, picture).catch((error: Error) => window.alert(error.message));
      };
      chooser.click();
    },
  }),
});

/** Asks what is to be seen on a picture. */
export const ALT: Question = {
  name: "alt",
  label: "Alternativtext",
  note: "In einem Satz: was zu sehen ist und was es bedeutet. Wer das Bild nicht sieht, liest das.",
  required: true,
};

/** Gives a field a picture, and the field beside it what is to be seen there. */
async function give({ field, forID, onChange, ...props }: ControlProps, picture: File): Promise<void> {
  const control = document.querySelector(`[data-control="${CSS.escape(forID)}"]`);
  const own = control?.querySelector<HTMLElement>(":scope > [data-field]")?.dataset.field ?? "";
  const place = document.querySelector(`[data-field="${CSS.escape(own.replace(/[^.]+$/, "alt"))}"]`);
  const alt = place?.closest("[data-control]")?.querySelector<HTMLInputElement>("input, textarea");
  const answer = alt && (await ask("Bild wählen", [{ ...ALT, value: alt.value }], ["Übernehmen", "Abbrechen"]));
  if (alt && answer?.action !== "Übernehmen") return;
  const name = await upload(picture, fileOf(props), field.get("slot") as string | undefined);
  const giveWords = () => {
    if (!alt) return;
    // React overrides the setter of a control, and takes only what comes past it.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(alt), "value")?.set?.call(alt, answer?.answers.alt);
    alt.dispatchEvent(new Event("input", { bubbles: true }));
  };
  if (name === props.value) return giveWords();
  onceStored.set(forID, giveWords);
  onChange(name);
}

/** What is done once a control has its new value; before, Decap would store the next beside the old one. */
const onceStored = new Map<string, () => void>();

function countOf(text: string, limits: object): string {
  const [least, most] = Object.values(limits);
  const allowed = [least && `mindestens ${least}`, most && `höchstens ${most}`].filter(Boolean).join(", ");
  return `${[...text.trim()].length} Zeichen (${allowed})`;
}

/** Registers the editor's own controls; every control schedules a check on change and shows its issues. */
export function registerWidgets(isLocal: boolean, body: Control): void {
  const { CMS, h } = window;
  const Component = componentClass();
  CMS.registerWidget("body", body, () => null, {});
  const string = CMS.getWidget("string");
  CMS.registerWidget("target", string.control, string.preview, string.schema);
  for (const [name, change] of Object.entries(changes(isLocal))) {
    const { control, preview, schema } = CMS.getWidget(name);
    class Adapted extends Component {
      override render() {
        return h(control, { ...this.props, ...change(this.props) });
      }
    }
    CMS.registerWidget(name, Adapted, preview, schema);
  }
  const kinds = ["string", "text", "number", "boolean", "datetime", "select", "relation", "list", "object"];
  for (const name of [...kinds, "image", "target", "body"]) {
    const { control, preview, schema } = CMS.getWidget(name);
    class Watched extends control {
      /** Whether a value may be missing, the check says. */
      getValidateValue = () => " ";
      override componentDidMount() {
        super.componentDidMount?.();
        if (name === "target") document.getElementById(this.props.forID)?.setAttribute("list", "editor-targets");
        if (isLocal) {
          scheduleCheck(this.props.getEntry);
          restore(this.props);
        }
      }
      override componentDidUpdate(before: ControlProps, state: unknown) {
        super.componentDidUpdate?.(before, state);
        if (before.value === this.props.value) return;
        if (isLocal) scheduleCheck(this.props.getEntry);
        setTimeout(onceStored.get(this.props.forID) ?? (() => {}));
        onceStored.delete(this.props.forID);
      }
      override render() {
        const props = { className: "editor-issues", role: "status", "data-path": this.props.field.get("path") };
        const { value, field } = this.props;
        const letters = typeof value === "string" && field.get("letters");
        const count = letters && h("p", { className: "editor-count" }, countOf(value, (letters as Values).toJS()));
        return h("div", { "data-control": this.props.forID }, super.render(), count || null, h("div", props));
      }
    }
    CMS.registerWidget(name, Watched, preview, schema);
  }
  document.addEventListener("draftchanged", nameFields);
  document.addEventListener("draftchecked", showAtFields);
}

/** Gives a field what its author wrote and never saved; to Decap that is a change like any other. */
function restore({ field, getEntry, onChange }: ControlProps): void {
  const name = String(field.get("path"));
  const data = getEntry().get("data") as Values;
  const fields = restoredFields(String(getEntry().get("path")));
  if (!fields || !(name in data.toJS() || name in fields) || deepEqual(data.toJS()[name], fields[name])) return;
  // Merged, the value becomes one of Decap's own.
  setTimeout(() => onChange(name in fields ? data.merge({ [name]: fields[name] }).get(name) : undefined));
}

const places = () => [...document.querySelectorAll<HTMLElement>("[data-path]")];

/** Names each place after its field, before anything is checked: whoever chooses a picture is asked for its words then, too. */
function nameFields(): void {
  for (const path of new Set(places().map(({ dataset }) => dataset.path as Field["path"]))) {
    const fields = fieldsFor(path, session.data);
    for (const [index, place] of places()
      .filter(({ dataset }) => dataset.path === path)
      .entries())
      place.dataset.field = fields[index];
  }
}

function showAtFields(): void {
  for (const place of places()) {
    const issues = session.issues.filter(({ file, field }) => file === session.file && field === place.dataset.field);
    place.replaceChildren(...issues.map(({ message }) => element("p", {}, message)));
  }
}

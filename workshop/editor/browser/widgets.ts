import { deepEqual } from "../format";
import type { Field } from "../workspace";
import { upload } from "./backend";
import { restoredFields } from "./copies";
import { crop, type Ratio } from "./crop";
import type { Control, ControlProps, Values } from "./decap";
import { element } from "./dialog";
import { fieldsFor, scheduleCheck, session, subscribe } from "./session";

/** The file on the screen. */
export const fileOf = ({ getEntry }: ControlProps) => String(getEntry().get("path") ?? "");

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
        if (picture)
          await upload(picture, fileOf(props)).then(props.onChange, (error: Error) => window.alert(error.message));
      };
      chooser.click();
    },
  }),
});

/** How many letters a text has, and how many it may have. */
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
        if (isLocal && before.value !== this.props.value) scheduleCheck(this.props.getEntry);
      }
      override render() {
        const props = { className: "editor-issues", role: "status", "data-path": this.props.field.get("path") };
        const { value, field } = this.props;
        const letters = typeof value === "string" && field.get("letters");
        const count = letters && h("p", { className: "editor-count" }, countOf(value, (letters as Values).toJS()));
        return h("div", { "data-control": true }, super.render(), count || null, h("div", props));
      }
    }
    CMS.registerWidget(name, Watched, preview, schema);
  }
  subscribe(showAtFields);
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

/** Shows the issues of each field below it. */
function showAtFields(): void {
  const places = [...document.querySelectorAll<HTMLElement>("[data-path]")];
  for (const path of new Set(places.map((place) => place.dataset.path as Field["path"]))) {
    const fields = fieldsFor(path, session.data);
    for (const [index, place] of places.filter((each) => each.dataset.path === path).entries()) {
      const issues = session.issues.filter(({ file, field }) => file === session.file && field === fields[index]);
      place.dataset.field = fields[index];
      place.replaceChildren(...issues.map(({ message }) => element("p", {}, message)));
    }
  }
}

import { slugFrom } from "../../src/data-layer/text/slug";
import { RAW } from "../format";
import type { Setup } from "../server/setup";
import { call, formatFor, takeBackend } from "./backend";
import { bodyControl, listTargets } from "./body";
import type { Control, DraftEntry } from "./decap";
import { ask, element, input, tell } from "./dialog";
import { german } from "./german";
import { check, session, watch } from "./session";
import { open, registerWidgets } from "./widgets";
import "./editor.css";

window.CMS_MANUAL_INIT = true;

async function start(): Promise<void> {
  const setup: Setup = await (await fetch("setup.json")).json();
  const script = element("script", { src: "decap/decap-cms.js" });
  const isLoaded = new Promise((resolve) => script.addEventListener("load", resolve));
  document.head.append(script);
  await isLoaded;
  const { CMS } = window;
  CMS.registerLocale("de", german(CMS.getLocale("de")));
  CMS.registerCustomFormat("content-mdx", "mdx", formatFor(true));
  CMS.registerCustomFormat("content-json", "json", formatFor(false));
  registerBackend(setup);
  registerWidgets(setup.isLocal, bodyControl(setup));
  CMS.registerEventListener({ name: "preSave", handler: ({ entry }) => beforeSaving(entry, setup) });
  if (setup.isLocal) {
    // Who has the address with the token is known already.
    localStorage.setItem("decap-cms-user", JSON.stringify({ backendName: "content" }));
    for (const name of setup.config.collections.flatMap((each) =>
      "files" in each ? each.files.map((file) => file.name) : [each.name],
    ))
      CMS.registerPreviewTemplate(name, previewPane());
    watch(showRest);
    window.addEventListener("hashchange", ({ oldURL, newURL }) => {
      // Decap would fill the form of one file with the values of the next.
      if ([oldURL, newURL].every((url) => url.includes("/entries/"))) window.location.reload();
      else create(setup);
    });
    create(setup);
  }
  CMS.init({ config: setup.config });
  await listTargets(setup.isLocal);
}

/** Decap's backend of the configured kind, under a name of its own. */
function registerBackend({ isLocal }: Setup): void {
  const { CMS } = window;
  function Backend(config: { backend: { kind: string } }, options: object) {
    return takeBackend(CMS.getBackend(config.backend.kind).init(config, options), isLocal);
  }
  CMS.registerBackend("content", Backend);
}

/** Refuses a draft with errors, unless visitors do not see it; gives a new one its address. */
async function beforeSaving(entry: DraftEntry, { config, isLocal }: Setup): Promise<unknown> {
  const data = entry.get("data") as DraftEntry;
  if (!isLocal) return data.get(RAW) === undefined ? data.set("_slug", slugFrom(String(data.get("title")))) : undefined;
  const problems = data.get("draft") === true ? [] : await check(entry);
  const [first] = problems;
  if (!first) return undefined;
  const rest = problems.length > 1 ? ` Und ${problems.length - 1} weitere.` : "";
  const collection = config.collections.find(({ name }) => name === entry.get("collection"));
  const knowsDrafts = collection && "fields" in collection && collection.fields.some(({ name }) => name === "draft");
  const remedy = knowsDrafts ? " Als Entwurf lässt sich speichern." : "";
  throw Object.assign(new Error(first.message), { toString: () => `${first.message}${rest}${remedy}` });
}

/** Shows the page of the draft as visitors will see it. */
function previewPane(): Control {
  const Component = Object.getPrototypeOf(window.CMS.getWidget("string").control) as Control;
  return class Preview extends Component {
    #frame: HTMLIFrameElement | null = null;
    #unwatch = () => {};
    override componentDidMount() {
      this.#unwatch = watch(() => this.show());
      this.show();
    }
    override componentWillUnmount() {
      this.#unwatch();
    }
    private show() {
      const frame = this.#frame;
      if (!frame || frame.srcdoc === session.html) return;
      const top = frame.contentWindow?.scrollY ?? 0;
      frame.onload = () => frame.contentWindow?.scrollTo({ top, behavior: "instant" });
      frame.srcdoc = session.html;
    }
    override render() {
      const ref = (frame: HTMLIFrameElement | null) => {
        this.#frame = frame;
      };
      const style = { border: 0, width: "100%", height: "100vh", display: "block", position: "fixed", inset: 0 };
      return window.h("iframe", { ref, style, title: "Vorschau der Seite", sandbox: "allow-same-origin" });
    }
  };
}

const rest = element("aside", { className: "editor-rest", ariaLabel: "Hinweise zum ganzen Dokument" });

/** Lists all that is wrong: in the file on the screen, and in others because of it. */
function showRest(): void {
  const items = session.problems.map(({ file, field, line = 0, message }) => {
    const inText = line > session.bodyStart ? `Text, Zeile ${line - session.bodyStart}: ` : "";
    const place = file === session.file ? (field ? `Feld „${field}“: ` : inText) : `${file}: `;
    return element("li", {}, place + message);
  });
  const state = items.length === 0 ? "Keine Fehler." : items.length === 1 ? "1 Fehler:" : `${items.length} Fehler:`;
  rest.replaceChildren(element("p", { role: "status" }, state), element("ul", {}, ...items));
  if (!rest.isConnected) document.body.append(rest);
}

/** Asks for what a new document needs, instead of an empty form. */
async function create({ config }: Setup): Promise<void> {
  const [, name] = /^#\/collections\/(\w+)\/new/.exec(window.location.hash) ?? [];
  rest.hidden = !/\/entries\//.test(window.location.hash);
  const collection = config.collections.find((each) => each.name === name);
  if (!collection || !("kind" in collection) || !collection.kind) return;
  const questions = (await call("questions", { kind: collection.kind })) as {
    field: string;
    text: string;
    preset: string;
    choices: string[];
  }[];
  const fields = questions.map(({ field, text, preset, choices }) => input(field, text, preset, choices));
  const slug = input("slug", "Adresse: a–z, 0–9 und Bindestriche (darf fehlen)");
  const answer = await ask(
    `${collection.label_singular} anlegen`,
    [input("title", "Titel"), slug, ...fields],
    ["Anlegen", "Abbrechen"],
  );
  if (answer?.action !== "Anlegen") return window.history.back();
  const { title, slug: wanted, ...answers } = answer.values;
  try {
    open(((await call("create", { kind: collection.kind, title, slug: wanted, answers })) as { file: string }).file);
  } catch (error) {
    await tell("Noch nicht angelegt", (error as Error).message);
    await create({ config } as Setup);
  }
}

start().catch((error: Error) => document.body.append(element("p", { role: "alert" }, error.message)));

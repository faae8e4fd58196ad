import type { Picture } from "../workspace";
import { callApi, toBase64 } from "./backend";
import { copyOf } from "./copies";
import { crop } from "./crop";
import { ask, element } from "./dialog";
import { fieldName } from "./forms";
import { reload } from "./leaving";

const number = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 0 });

const sizeOf = ({ size, bytes }: Picture) =>
  [size && `${size[0]} × ${size[1]} px`, `${number.format(Math.ceil(bytes / 1000))} KB`].filter(Boolean).join(", ");

/** Who shows a picture, in words. */
export function usesOf({ uses }: Picture): string {
  if (uses.length === 0) return "Dieses Bild zeigt niemand.";
  return uses.map(({ file, field }) => `${file}, ${fieldName(field)}`).join("; ");
}

/**
 * Lists pictures with their size and use; each can be replaced, renamed and deleted.
 * @param document only those of its folder and those that it shows
 */
export async function showPictures(document?: string): Promise<void> {
  const place = element("div", { className: "editor-pictures" });
  const isOnlyUnused = element("input", { type: "checkbox" });
  let hasChanged = false;
  const show = async () => {
    const folder = document?.replace(/[^/]+$/, "");
    const hasFolder = document?.endsWith("/index.mdx");
    const pictures = (await callApi<Picture[]>("pictures", {})).filter(
      ({ file, uses }) =>
        (!document || (hasFolder && file.startsWith(folder ?? "")) || uses.some((use) => use.file === document)) &&
        (!isOnlyUnused.checked || uses.length === 0),
    );
    const act = (action: string, params: object) =>
      callApi(action, params).then(
        () => {
          hasChanged = true;
          return show();
        },
        (error: Error) => window.alert(error.message),
      );
    place.replaceChildren(
      ...(pictures.length === 0 ? [element("p", {}, "Kein Bild.")] : pictures.map((picture) => figureOf(picture, act))),
    );
  };
  isOnlyUnused.onchange = show;
  await show();
  const filter = element("label", {}, isOnlyUnused, " nur die, die niemand zeigt");
  await ask("Bilder", [filter, place], ["Schließen"]);
  // The form still has the old name.
  if (hasChanged && document) reload();
}

function figureOf(picture: Picture, act: (action: string, params: object) => void): HTMLElement {
  const { file, changed, uses } = picture;
  const name = file.split("/").at(-1) ?? file;
  const ending = /\.\w+$/.exec(name)?.[0] ?? "";
  const replace = () => {
    const chooser = element("input", { type: "file", accept: ending === ".jpg" ? ".jpg,.jpeg" : ending });
    chooser.onchange = async () => {
      const [chosen] = chooser.files ?? [];
      const picture = chosen && (await crop(chosen, uses[0]?.ratio, uses[0]?.least));
      if (picture) act("replacePicture", { path: file, content: await toBase64(picture) });
    };
    chooser.click();
  };
  const rename = async () => {
    const unsaved = uses.find((use) => copyOf(use.file));
    if (unsaved) return window.alert(`${unsaved.file} ist noch nicht gespeichert. Bitte erst speichern.`);
    const hint = "Alle Texte, die das Bild zeigen, nennen dann den neuen Namen.";
    const question = { name: "name", label: `Neuer Name ohne ${ending}`, value: name.slice(0, -ending.length) };
    const answer = await ask("Bild umbenennen", [hint, question], ["Umbenennen", "Abbrechen"]);
    if (answer?.action === "Umbenennen") act("renamePicture", { path: file, name: answer.answers.name });
  };
  const remove = async () => {
    if (uses.length > 0) return window.alert(`Dieses Bild zeigt noch: ${usesOf(picture)}. Bitte erst dort entfernen.`);
    const answer = await ask("Bild löschen", [`${file} wird gelöscht.`], ["Löschen", "Abbrechen"]);
    if (answer?.action === "Löschen") act("deletePicture", { path: file });
  };
  const button = (label: string, onclick: () => unknown) =>
    element("button", { type: "button", ariaLabel: `${name} ${label.toLowerCase()}`, onclick }, label);
  return element(
    "figure",
    {},
    element("img", { src: `/${file}?v=${changed}`, alt: "", loading: "lazy" }),
    element(
      "figcaption",
      {},
      element("strong", {}, file),
      element("p", {}, sizeOf(picture)),
      element("p", {}, usesOf(picture)),
      button("Ersetzen", replace),
      " ",
      button("Umbenennen", rename),
      " ",
      button("Löschen", remove),
    ),
  );
}

import { ask, element } from "./dialog";

/** Width and height of a picture's form: 3 to 2. */
export type Ratio = readonly [width: number, height: number];
type Part = { left: number; top: number; width: number; height: number };

/** How far a picture may be from its form. */
const TOLERANCE = 0.01;

/**
 * The part of a picture that has a form.
 * @param size of it, as a share of the largest that is possible
 * @param across, down where it lies between both edges, from 0 to 1
 */
export function partOf(
  [width, height]: readonly [number, number],
  [wide, high]: Ratio,
  { size = 1, across = 0.5, down = 0.5 } = {},
): Part {
  const scale = Math.min(width / wide, height / high) * size;
  const part = { width: Math.round(wide * scale), height: Math.round(high * scale) };
  return { ...part, left: Math.round((width - part.width) * across), top: Math.round((height - part.height) * down) };
}

/** What a canvas can write; other formats become JPEG. */
const TYPES: Readonly<Record<string, string>> = { "image/png": "png", "image/webp": "webp", "image/jpeg": "jpg" };

/**
 * Asks which part of a picture is shown, where it has another form than its place.
 * @param least px; how wide it must be
 * @returns the picture or a part of it; `undefined` when the author cancels
 */
export async function crop(picture: File, ratio: Ratio | undefined, least = 0): Promise<File | undefined> {
  if (!ratio || picture.type === "image/svg+xml") return picture;
  const bitmap = await createImageBitmap(picture).catch(() => undefined);
  // What is wrong with it, the server says.
  if (!bitmap) return picture;
  const { width, height } = bitmap;
  const [wide, high] = ratio;
  if (Math.abs(width / height / (wide / high) - 1) < TOLERANCE) return picture;
  const canvas = element("canvas", { role: "img", ariaLabel: "Der Ausschnitt" });
  const slider = (min: string, value: string) =>
    element("input", { type: "range", min, max: "1", step: "0.01", value, oninput: () => draw() });
  const [size, across, down] = [slider("0.3", "1"), slider("0", "0.5"), slider("0", "0.5")];
  const draw = () => {
    const chosen = { size: size.valueAsNumber, across: across.valueAsNumber, down: down.valueAsNumber };
    const { left, top, width: partWidth, height: partHeight } = partOf([width, height], ratio, chosen);
    Object.assign(canvas, { width: partWidth, height: partHeight });
    canvas.getContext("2d")?.drawImage(bitmap, left, top, partWidth, partHeight, 0, 0, partWidth, partHeight);
    note.textContent = `${partWidth} × ${partHeight} px${partWidth < least ? `, nötig ist eine Breite von ${least} px` : ""}`;
  };
  const note = element("p", { role: "status" });
  draw();
  const hint = `Hier steht ein Bild im Verhältnis ${wide}:${high}; dieses hat ${width} × ${height} px.`;
  const labelled = (label: string, input: HTMLElement) => element("label", {}, label, input);
  const sliders = [labelled("Größe", size), labelled("Waagrecht", across), labelled("Senkrecht", down)];
  const parts = [hint, canvas, note, ...sliders];
  const answer = await ask("Ausschnitt wählen", parts, ["Zuschneiden", "Abbrechen"]);
  if (answer?.action !== "Zuschneiden") return undefined;
  const type = picture.type in TYPES ? picture.type : "image/jpeg";
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
  return blob ? new File([blob], picture.name.replace(/\.\w+$/, `.${TYPES[type]}`), { type }) : picture;
}

import type { SchemaDescription, SchemaFieldDescription } from "yup";
import { annotationsOf } from "../../src/data-layer/model/annotations";
import { leastWidth, type PictureSlot, RATIOS } from "../../src/data-layer/model/picture-slots";

/** Kinds of text that a test of their schema gives away, by the test's name. */
const TESTED_KINDS: Readonly<Record<string, string>> = {
  day: "Datum JJJJ-MM-TT",
  slug: "Teil einer Adresse: a–z, 0–9, Bindestriche",
  pdf: "PDF-Datei",
  email: "E-Mail-Adresse",
  matches: "Text in der Form des Beispiels",
};

/** What may stand in a field, in words for its author: „Text, 15–75 Zeichen“. */
export function kindOf(field: SchemaFieldDescription): string {
  const { optional } = field as SchemaDescription;
  return optional ? `${requiredKind(field)}; darf fehlen` : requiredKind(field);
}

/** An example, as Markdown, for a field that no content file has. */
export function sampleOf(field: SchemaFieldDescription): string {
  if (field.type === "boolean") return "`true`";
  return (field as SchemaDescription).tests?.some(({ name }) => name === "day") ? "`2025-03-31`" : "–";
}

/** The schema of a list's entries; `undefined` for what is no list. */
export function itemOf(field: SchemaFieldDescription): SchemaFieldDescription | undefined {
  const item = "innerType" in field ? field.innerType : undefined;
  return Array.isArray(item) ? undefined : item;
}

function requiredKind(field: SchemaFieldDescription): string {
  switch (field.type) {
    case "array":
      return listKind(field);
    case "number":
      return `ganze Zahl, ${rangeOf(field)}`;
    case "boolean":
      return "`true` oder `false`";
    case "string":
      return textKind(field as SchemaDescription);
    default:
      throw new Error(`The guide has no word for a Yup schema of type "${field.type}".`);
  }
}

function listKind(field: SchemaFieldDescription): string {
  const length = limit(field, "length");
  const range = rangeOf(field);
  const bounds = range === undefined ? "" : `, ${range}`;
  const size = length === undefined ? bounds : `, genau ${length}`;
  const item = itemOf(field);
  return !item || "fields" in item ? `Liste${size}` : `Liste${size}; je Eintrag: ${requiredKind(item)}`;
}

function textKind(field: SchemaDescription): string {
  const words = field.oneOf.map((word) => `\`${word}\``);
  if (words.length > 0) return words.length === 1 ? `immer ${words[0]}` : `eines von ${words.join(", ")}`;
  if (annotationsOf(field).textKind === "href") return "Ziel";
  if (field.tests.some(({ name }) => name === "picture")) return pictureKind(annotationsOf(field).slot);
  const tested = field.tests.map(({ name = "" }) => TESTED_KINDS[name]).find(Boolean);
  if (tested) return tested;
  const range = rangeOf(field);
  return range === undefined ? "Text" : `Text, ${range} Zeichen`;
}

/** What a picture must be in its place, as the check wants it. */
function pictureKind(slot: PictureSlot = "anywhere"): string {
  if (slot === "drawing") return "Bilddatei, SVG";
  const [width, ratio] = [leastWidth(slot), RATIOS[slot]];
  return ["Bilddatei", width && `mindestens ${width} px breit`, ratio?.join(":")].filter(Boolean).join(", ");
}

/** A limit that a test of the schema knows. That a text or a list is not empty goes without saying. */
export function limit(field: SchemaFieldDescription, name: "min" | "max" | "length"): number | undefined {
  const { tests } = field as SchemaDescription;
  const value = tests.find((test) => test.name === name)?.params?.[name];
  if (typeof value !== "number") return undefined;
  return name === "min" && value === 1 && field.type !== "number" ? undefined : value;
}

const numbers = new Intl.NumberFormat("de-DE");

/** How long a text or a list or how large a number may be: `30–60`, `höchstens 60`; `undefined` without a limit. */
export function rangeOf(field: SchemaFieldDescription): string | undefined {
  const [min, max] = [limit(field, "min"), limit(field, "max")];
  if (min === undefined) return max === undefined ? undefined : `höchstens ${numbers.format(max)}`;
  return max === undefined ? `mindestens ${numbers.format(min)}` : `${numbers.format(min)}–${numbers.format(max)}`;
}

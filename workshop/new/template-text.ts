import { Document, isCollection, isPair, isScalar, type Node, Pair, Scalar, YAMLMap, YAMLSeq } from "yaml";
import type { SchemaDescription, SchemaFieldDescription } from "yup";
import { annotationsOf, type NewDocumentContext } from "../../src/data-layer/model/annotations";
import { itemOf, rangeOf } from "../guide/field-kinds";
import type { Kind } from "./kinds";

/** The text of a new document: its fields as the schema starts them, each with a hint, and how its text begins. */
export function templateText({ schema, collection }: Kind, known: NewDocumentContext): string {
  const head = new Document(startOf(schema.describe(), known));
  return `---\n${head.toString({ lineWidth: 0 })}---\n\n${collection.documentTemplate.body}`;
}

/** What a field begins with; `undefined` for one that is left out. */
function startOf(field: SchemaFieldDescription, known: NewDocumentContext, name = ""): Node | undefined {
  const { initial, question, refersTo } = annotationsOf(field);
  if ("fields" in field && initial === undefined) {
    const group = new YAMLMap();
    group.items = Object.entries(field.fields).flatMap(([inner, description]) => pairOf(inner, description, known));
    return group.items.length > 0 ? group : undefined;
  }
  const answer = question === undefined ? undefined : known.answers[name];
  const item = itemOf(field);
  if (Array.isArray(answer) && item) {
    const list = new YAMLSeq();
    list.items = answer.flatMap((other) => startOf(item, { ...known, other }) ?? []);
    return list;
  }
  const value = answer ?? (refersTo ? known.other?.slug : typeof initial === "function" ? initial(known) : initial);
  return value === undefined ? undefined : quoted(new Document(value).contents as Node);
}

function pairOf(name: string, field: SchemaFieldDescription, known: NewDocumentContext): Pair[] {
  const value = startOf(field, known, name);
  if (!value) return [];
  const key = new Scalar(name);
  const hint = hintOf(field);
  if (hint && isCollection(value)) key.commentBefore = ` ${hint}`;
  else if (hint) value.comment = ` ${hint}`;
  return [new Pair(key, value)];
}

/** What the author is told at a field: what the schema says, or how long a text may be, or what may stand there. */
function hintOf(field: SchemaFieldDescription): string | undefined {
  const { hint } = annotationsOf(field);
  if (hint !== undefined || field.type !== "string") return hint;
  const { oneOf } = field as SchemaDescription;
  if (oneOf.length > 0) return oneOf.length > 1 ? `eines von: ${oneOf.join(", ")}` : undefined;
  const range = rangeOf(field);
  return range && `${range} Zeichen`;
}

/** Texts are quoted, because what authors write there next may have a colon. */
function quoted(node: Node): Node {
  if (isScalar(node) && typeof node.value === "string" && /\s/.test(node.value)) node.type = "QUOTE_DOUBLE";
  if (isCollection(node)) for (const item of node.items) quoted((isPair(item) ? item.value : item) as Node);
  return node;
}

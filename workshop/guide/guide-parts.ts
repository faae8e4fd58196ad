import { blocks } from "../../src/blocks";
import { contentModel } from "../../src/content-model";
import { EVIDENCE } from "../../src/data-layer/model/evidence";
import { readContent } from "../../src/data-layer/read/read-content";
import { attributesOf } from "../../src/data-layer/render/remark-components";
import type { CalculatorField } from "../../src/features/calculator/calculator";
import { calculators } from "../../src/features/calculator/calculators";
import { describeRange, formatInput } from "../../src/features/calculator/inputs";
import { exampleOf } from "./examples";
import { fieldTable, markdownTable } from "./field-tables";

/** All generated parts of the guide for authors: a field table for each content type, blocks, calculators, evidence. */
export function guideParts(root: string): Map<string, string> {
  const { files } = readContent(root, contentModel);
  const tables = contentModel.types.map(({ name, schema }): [string, string] => {
    const own = files.filter(({ type }) => type.name === name);
    return [`fields:${name}`, fieldTable(name, schema, (path) => exampleOf(own, path))];
  });
  return new Map([
    ...tables,
    ["components", blockTable()],
    ...Object.entries(blocks).flatMap(([name, { sample, onlyIn }]): [string, string][] =>
      onlyIn ? [] : [[`sample:${name}`, `\`\`\`mdx\n${sample}\`\`\``]],
    ),
    ["calculators", calculatorTable()],
    ["evidence", evidenceTable()],
  ]);
}

function blockTable(): string {
  const rows = Object.entries(blocks).map(([name, block]) => {
    const { required, optional } = attributesOf(block);
    return [`\`<${name}>\``, words(required), words(optional), tableOf(block.table), block.note];
  });
  const head = ["Baustein", "Pflichtangaben", "Darf fehlen", "Tabelle darin", "Wofür und was darin steht"];
  return markdownTable(head, rows);
}

function evidenceTable(): string {
  const rows = Object.entries(EVIDENCE).map(([kind, { means, texts }]) => {
    const told = Object.entries(texts).map(([name, what]) => `\`${name}\`: ${what}`);
    return [`\`${kind}\``, means, told.join("; ")];
  });
  return markdownTable(["`kind`", "Bedeutung", "Angaben dazu"], rows);
}

function calculatorTable(): string {
  const rows = Object.values(calculators).flatMap(({ name, fields }) =>
    fields.map((field, index) => [
      index === 0 ? `\`${name}\`` : "",
      `\`${field.key}\``,
      field.label,
      describeRange(field) + absence(field),
    ]),
  );
  return markdownTable(["Rechner", "Angabe", "Was sie ist", "Erlaubt"], rows);
}

/** What holds where a text leaves the number out. */
const absence = ({ fallback }: CalculatorField) =>
  fallback === undefined ? "" : `; darf fehlen und ist dann ${formatInput(fallback)}`;

const words = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(", ") || "–";

function tableOf(table: (typeof blocks)[string]["table"]): string {
  if (!table) return "–";
  return table === true ? "ja" : `${range(table.columns)} Spalten, ${range(table.rows)} Zeilen`;
}

const range = ([from, to]: readonly [number, number]) => (from === to ? String(from) : `${from}–${to}`);

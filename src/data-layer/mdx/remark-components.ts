import type { Nodes, Root, Table, TableCell } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { type ChartData, chartRules, parseGermanNumber } from "./chart-data";

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** What an author may write in angle brackets, and the attributes each must have. */
const COMPONENTS: Readonly<
  Record<string, { required: readonly string[]; optional?: readonly string[]; table?: boolean }>
> = {
  Callout: { required: ["title"] },
  Statistic: { required: ["value", "label"], optional: ["source"] },
  Formula: { required: ["name", "formula"], optional: ["example"] },
  Table: { required: ["caption"], table: true },
  Checklist: { required: ["title"] },
  Roadmap: { required: ["title"], table: true },
  BarChart: { required: ["title", "description", "unit"] },
  FunnelChart: { required: ["title", "description", "unit"] },
  LineChart: { required: ["title", "description", "unit"] },
  ConsentReset: { required: [] },
};

/** Told for each slip: the line inside the Markdown body (first line is 1) and the German message. */
export type Report = (line: number | undefined, message: string) => void;

/**
 * Remark plugin: checks the components an author uses and hands charts the numbers of the
 * Markdown table inside them.
 */
export function remarkComponents(report: Report) {
  return (tree: Root): void => {
    let charts = 0;
    visit(tree, (node) => {
      if (node.type === "image") {
        report(
          lineOf(node),
          "Bilder im Text sind nicht vorgesehen. Das Bild des Artikels steht im Kopf unter „poster“.",
        );
      }
      if (node.type === "heading" && (node.depth === 1 || node.depth > 3)) {
        report(lineOf(node), "Im Text sind nur Überschriften mit ## und ### erlaubt; # ist der Titel der Seite.");
      }
      if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression" || node.type === "mdxjsEsm") {
        report(
          lineOf(node),
          "Programmcode ist im Text nicht vorgesehen. Eine geschweifte Klammer wird als &#123; geschrieben.",
        );
      }
      if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
        checkElement(node, report);
        if (node.name && node.name in chartRules) {
          charts += 1;
          readChart(node, node.name, `diagramm-${charts}`, report);
        }
      }
    });
  };
}

function checkElement(node: Element, report: Report): void {
  const rule = COMPONENTS[node.name ?? ""];
  if (!rule) {
    report(lineOf(node), `<${node.name ?? ""}> gibt es nicht. Möglich sind: ${Object.keys(COMPONENTS).join(", ")}.`);
    return;
  }
  const given = new Set<string>();
  for (const attribute of node.attributes) {
    if (attribute.type !== "mdxJsxAttribute" || typeof attribute.value !== "string" || attribute.value.trim() === "") {
      report(lineOf(node), `<${node.name}>: Angaben haben die Form name="Text".`);
      continue;
    }
    given.add(attribute.name);
    if (!rule.required.includes(attribute.name) && !rule.optional?.includes(attribute.name)) {
      report(
        lineOf(node),
        `<${node.name}> kennt die Angabe „${attribute.name}“ nicht. Möglich sind: ${[...rule.required, ...(rule.optional ?? [])].join(", ")}.`,
      );
    }
  }
  if (rule.table && !node.children.some(({ type }) => type === "table")) {
    report(
      lineOf(node),
      `<${node.name}> braucht eine Markdown-Tabelle als Inhalt, mit einer Leerzeile davor und danach.`,
    );
  }
  for (const name of rule.required) {
    if (!given.has(name)) report(lineOf(node), `<${node.name}> braucht die Angabe „${name}“.`);
  }
}

function readChart(node: Element, name: string, id: string, report: Report): void {
  const rule = chartRules[name];
  const table = node.children.find((child): child is Table => child.type === "table");
  if (!rule || !table) {
    report(lineOf(node), `<${name}> braucht eine Markdown-Tabelle als Inhalt, mit einer Leerzeile davor und danach.`);
    return;
  }
  const [head, ...body] = table.children;
  const columns = (head?.children ?? []).map(textOf);
  if (columns.length < rule.columns[0] || columns.length > rule.columns[1]) {
    report(
      lineOf(table),
      `<${name}>: Die Tabelle hat ${columns.length} Spalten, erlaubt sind ${rule.columns[0]} bis ${rule.columns[1]}.`,
    );
  }
  if (body.length < rule.rows[0] || body.length > rule.rows[1]) {
    report(
      lineOf(table),
      `<${name}>: Die Tabelle hat ${body.length} Zeilen, erlaubt sind ${rule.rows[0]} bis ${rule.rows[1]}.`,
    );
  }
  const rows = body.map((row) => {
    const [label, ...cells] = row.children;
    if (row.children.length !== columns.length) {
      report(
        lineOf(row),
        `<${name}>: Die Zeile hat ${row.children.length} Felder, die Überschrift ${columns.length}. Jede Zeile braucht gleich viele.`,
      );
    }
    return { label: label ? textOf(label) : "", values: cells.map((cell) => readNumber(cell, name, report)) };
  });
  const data: ChartData = { columns, rows };
  node.attributes.push(
    { type: "mdxJsxAttribute", name: "id", value: id },
    { type: "mdxJsxAttribute", name: "data", value: JSON.stringify(data) },
  );
  node.children = [];
}

function readNumber(cell: TableCell, name: string, report: Report): number {
  const value = parseGermanNumber(textOf(cell));
  if (value === undefined) {
    report(
      lineOf(cell),
      `<${name}>: „${textOf(cell)}“ ist keine Zahl. Erlaubt sind z. B. 1.250 oder 4,5; die Einheit steht in „unit“.`,
    );
    return 0;
  }
  return value;
}

/** Calls `visitor` for every node, parents first. */
export function visit(node: Nodes, visitor: (node: Nodes) => void): void {
  visitor(node);
  if ("children" in node) for (const child of node.children) visit(child as Nodes, visitor);
}

/** The plain text of a node. */
export function textOf(node: Nodes): string {
  if ("value" in node) return node.value;
  return "children" in node ? node.children.map((child) => textOf(child as Nodes)).join("") : "";
}

const lineOf = (node: Nodes) => node.position?.start.line;

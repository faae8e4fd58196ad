import type { Root, TableCell, Text } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { blocks, chartRuleOf } from "../../blocks";
import type { Block } from "../../blocks/block";
import type { ChartData, ChartRule } from "../../components/charts/chart-data";
import { formatNumber, parseGermanNumber } from "../../lib/german-numbers";
import { nearest, sortBySimilarity } from "../../lib/nearest";
import { EVIDENCE_FIELDS, EVIDENCE_KINDS, evidenceIssues } from "../model/evidence";
import { descriptionIssue } from "../text/chart-description";
import { pluralize } from "../text/pluralize";
import { attributeTexts, checkAttributes, checkVariant, type Element } from "./check-attributes";
import type { Report } from "./report";

export const BRACE_MESSAGE =
  "Programmcode ist im Text nicht vorgesehen. Eine geschweifte Klammer wird als &#123; geschrieben. Ein Fakt steht in zweien: {{legalName}}.";
export const IMPORT_MESSAGE = "Ein Absatz darf nicht mit „import“ oder „export“ beginnen. Bitte den Satz umstellen.";

/** Remark plugin: checks components, and gives charts the numbers of the table inside them. */
export function remarkComponents(report: Report) {
  return (tree: Root): void => {
    let charts = 0;
    const variants = new Set<string>();
    visit(tree, (node, index, parent) => {
      if (node.type === "heading" && (node.depth === 1 || node.depth > 3))
        report(node, "Im Text sind nur Überschriften mit ## und ### erlaubt; # ist der Titel der Seite.");
      if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") {
        report(node, BRACE_MESSAGE);
        const typed: Text = { type: "text", value: `{${node.value}}`, position: node.position };
        if (parent && index !== undefined) parent.children[index] = typed;
      }
      if (node.type === "mdxjsEsm") report(node, IMPORT_MESSAGE);
      if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
        checkElement(node, variants, report);
        const rule = chartRuleOf(node.name ?? "");
        if (rule) charts += 1;
        if (rule) readChart(node, node.name ?? "", rule, `diagramm-${charts}`, report);
      }
    });
  };
}

/** What Markdown writes in place of an HTML element. */
const MARKDOWN_EQUIVALENTS: Readonly<Record<string, string>> = {
  br: "Ein „\\“ am Ende der Zeile bricht sie um.",
  b: "**Zwei Sterne** heben hervor.",
  strong: "**Zwei Sterne** heben hervor.",
  i: "*Ein Stern* betont.",
  em: "*Ein Stern* betont.",
  a: "Ein Link ist [Preise und Pakete](/pfad).",
  img: "Ein Bild ist ![Was zu sehen ist](./bild.png).",
};

/** Message to the author about an unknown name in angle brackets. */
export function unknownComponentMessage(name: string): string {
  const names = Object.keys(blocks);
  const near = nearest(name, names);
  const html = /^[a-z]/.test(name) ? "HTML ist im Text nicht erlaubt. " : "";
  const hint = near
    ? `Gemeint ist vielleicht <${near}>.`
    : `${html}Möglich sind: ${sortBySimilarity(name, names).join(", ")}.`;
  return `<${name}> gibt es nicht. ${Object.hasOwn(MARKDOWN_EQUIVALENTS, name) ? MARKDOWN_EQUIVALENTS[name] : hint}`;
}

/** @param variants those that the text has already, as `Name variant` */
function checkElement(node: Element, variants: Set<string>, report: Report): void {
  const name = node.name ?? "";
  const rule = Object.hasOwn(blocks, name) ? blocks[name] : undefined;
  if (!rule) {
    report(node, unknownComponentMessage(name));
    // React would warn of them in English.
    node.attributes = [];
    return;
  }
  if (node.type === "mdxJsxTextElement")
    report(node, `<${name}> steht mitten im Text. Vor und nach einem Baustein bleibt eine Zeile frei.`);
  const { required, optional } = attributesOf(rule);
  if (rule.variants) checkVariant(node, rule, rule.variants, variants, report);
  else checkAttributes(node, [...required, ...optional], required, report);
  if (rule.evidence) checkEvidence(node, report);
  if (rule.table === true && !node.children.some(({ type }) => type === "table"))
    report(node, missingTableMessage(name));
  checkContents(node, name, rule, report);
}

/** Checks that a block contains what it shows, and nothing else, which would be lost. */
function checkContents({ children, position }: Element, name: string, { table, content }: Block, report: Report): void {
  const parts = children.filter((child) => child.type !== "text" || child.value.trim() !== "");
  const place = { type: "root", children: [], position } satisfies Root;
  if (table) {
    const first = parts.find(({ type }) => type === "table");
    const lost = first && parts.find((part) => part !== first);
    if (lost) report(lost, `<${name}> zeigt nur eine Tabelle. Was sonst darin steht, gehört darüber oder darunter.`);
  } else if (content === undefined) {
    if (parts.length > 0)
      report(place, `<${name}> hat keinen Inhalt und endet mit „/>“. Was darin steht, gehört darüber oder darunter.`);
  } else if (content === "list") {
    if (!parts.some(({ type }) => type === "list"))
      report(
        place,
        `<${name}> braucht eine Liste als Inhalt: Jeder Punkt beginnt mit „- “, davor und danach eine Leerzeile.`,
      );
  } else if (content === "text" && parts.length === 0) {
    report(place, `<${name}> ist leer. Der Text steht zwischen <${name} …> und </${name}>.`);
  }
}

/** The attributes of a block, those of its evidence included. */
export function attributesOf({ required, optional = [], evidence }: Block) {
  return evidence
    ? { required: [...required, "evidence"], optional: [...optional, ...EVIDENCE_FIELDS] }
    : { required, optional };
}

function checkEvidence(node: Element, report: Report): void {
  const { evidence: kind, ...texts } = attributeTexts(node);
  if (kind === undefined) return;
  if (!EVIDENCE_KINDS.some((known) => known === kind))
    report(node, `<${node.name}>: „${kind}“ sagt nicht, woher die Zahl kommt. Möglich: ${EVIDENCE_KINDS.join(", ")}.`);
  for (const { message } of evidenceIssues(kind, texts)) report(node, `<${node.name}>: ${message}`);
}

const missingTableMessage = (name: string) =>
  `<${name}> braucht eine Markdown-Tabelle als Inhalt: eine Zeile mit Überschriften, eine mit |---|---| und gleich vielen Spalten, dann die Werte; davor und danach eine Leerzeile.`;

function readChart(node: Element, name: string, rule: ChartRule, id: string, report: Report): void {
  const table = node.children.find((child) => child.type === "table");
  if (!table) {
    report(node.children[0] ?? node, missingTableMessage(name));
    return;
  }
  const checkCount = (count: number, [least, most]: readonly [number, number], [one, more]: [string, string]) => {
    if (count >= least && count <= most) return;
    const allowed = least === most ? `genau ${least}` : `${least} bis ${most}`;
    report(table, `<${name}>: Die Tabelle hat ${pluralize(count, one, more)}, erlaubt sind ${allowed}.`);
  };
  const [head, ...body] = table.children;
  const columns = (head?.children ?? []).map((cell) => textOf(cell));
  checkCount(columns.length, rule.columns, ["Spalte", "Spalten"]);
  checkCount(body.length, rule.rows, ["Zeile", "Zeilen"]);
  const labels = body.map(({ children: [label] }) => (label ? textOf(label).trim() : ""));
  const rows = body.map((row, index) => {
    const [, ...cells] = row.children;
    const label = labels[index] ?? "";
    // A row with too many or too few cells is reported like that of any table.
    const isWhole = row.children.length === columns.length;
    if (label === "") report(row, `<${name}>: In der ersten Spalte steht, was die Zahl bedeutet; hier fehlt es.`);
    else if (labels.indexOf(label) < index)
      report(row, `<${name}>: „${label}“ steht schon in einer Zeile davor. Bitte lauter verschiedene nennen.`);
    const read = isWhole ? cells.map((cell) => readCell(cell, name, rule, report)) : [];
    const marks = read.map(({ mark }) => mark);
    return { label, values: read.map(({ value }) => value), ...(marks.some(Boolean) && { marks }) };
  });
  const count = rows.flatMap(({ marks = [] }) => marks).filter(Boolean).length;
  if (rule.marks && count > rule.marks.most)
    report(table, `<${name}>: Die Tabelle hat ${count} Marken in Klammern, erlaubt sind höchstens ${rule.marks.most}.`);
  rows.forEach(({ values: [value = 0] }, index) => {
    const issue = chartValueIssue(rule, value, rows[index - 1]?.values[0]);
    if (issue) report(body[index] ?? table, `<${name}>: ${issue}`);
  });
  const { description = "", unit = "" } = attributeTexts(node);
  const issue = descriptionIssue(
    description,
    unit,
    rows.flatMap(({ values }) => values),
    rule.belowZero === true,
  );
  if (issue) report(node, `<${name}>: ${issue}`);
  const data: ChartData = { columns, rows };
  node.attributes.push(
    { type: "mdxJsxAttribute", name: "id", value: id },
    { type: "mdxJsxAttribute", name: "data", value: JSON.stringify(data) },
  );
}

/** Why a chart cannot show a number truthfully, after the one in the previous row. */
function chartValueIssue({ belowZero, falling }: ChartRule, value: number, before = value): string | undefined {
  const shown = formatNumber(value);
  if (value < 0 && !belowZero) return `${shown} liegt unter null, das zeigt nur <LineChart>.`;
  if (!falling || value <= before) return undefined;
  const wider = `${shown} ist mehr als ${formatNumber(before)} in der Zeile davor.`;
  return `${wider} Ein Trichter wird nach unten schmaler; sonst hilft <BarChart>.`;
}

const NUMBER_WITH_MARK = /^(.*?)\s*\((.+)\)$/s;

/** The number in a cell, 0 if there is none, and what the drawing is to say at it. */
function readCell(cell: TableCell, name: string, { marks }: ChartRule, report: Report) {
  const text = textOf(cell).trim();
  const [, number = text, mark = ""] = (marks && NUMBER_WITH_MARK.exec(text)) || [];
  if (marks && mark.length > marks.letters)
    report(cell, `<${name}>: Die Marke „${mark}“ hat ${mark.length} Zeichen, höchstens ${marks.letters} sind möglich.`);
  const value = parseGermanNumber(number);
  if (value === undefined)
    report(
      cell,
      number === ""
        ? `<${name}>: Hier fehlt eine Zahl, z. B. 1.250 oder 4,5.`
        : `<${name}>: „${number}“ ist keine Zahl. Erlaubt sind z. B. 1.250 oder 4,5; die Einheit steht in „unit“.`,
    );
  return { value: value ?? 0, mark };
}

import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import type { Block, BlockVariant } from "../../blocks/block";
import { nearest } from "../../lib/nearest";
import type { Report } from "./report";

export type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Checks that all required attributes are there, each once and with a text, and no others; says whether they are. */
export function checkAttributes(
  node: Element,
  known: readonly string[],
  required: readonly string[],
  report: Report,
): boolean {
  const given = new Set<string>();
  let isValid = true;
  const fail = (message: string) => {
    isValid = false;
    report(node, message);
  };
  const absent = known.filter(
    (name) => !node.attributes.some((attribute) => "name" in attribute && attribute.name === name),
  );
  for (const attribute of node.attributes) {
    if (attribute.type !== "mdxJsxAttribute") {
      fail(`<${node.name}>: Angaben haben die Form name="Text".`);
      return false;
    }
    const { name, value } = attribute;
    if (!known.includes(name)) {
      const near = nearest(name, absent);
      // Not missing as well: it is there, but misspelt.
      if (near) given.add(near);
      const hint = near ? `Gemeint ist vielleicht „${near}“.` : `Möglich sind: ${known.join(", ")}.`;
      fail(`<${node.name}> kennt die Angabe „${name}“ nicht. ${hint}`);
    } else if (given.has(name)) {
      fail(`<${node.name}>: Die Angabe „${name}“ steht doppelt. Bitte eine entfernen.`);
    } else if (typeof value !== "string" || value.trim() === "") {
      fail(`<${node.name}>: Die Angabe „${name}“ braucht einen Text: ${name}="…".`);
    }
    given.add(name);
  }
  const missing = required.filter((name) => !given.has(name));
  if (missing.length > 0) {
    const names = missing.map((name) => `„${name}“`).join(", ");
    const forms = missing.map((name) => `${name}="…"`).join(" ");
    fail(
      `<${node.name}> braucht die ${missing.length === 1 ? "Angabe" : "Angaben"} ${names}: <${node.name} ${forms}>.`,
    );
  }
  return isValid;
}

/** Checks the attributes of a block with variants; `seen` has those of the text so far, as `Name variant`. */
export function checkVariant(
  node: Element,
  { required }: Block,
  variants: NonNullable<Block["variants"]>,
  seen: Set<string>,
  report: Report,
): void {
  const { attribute, of } = variants;
  const given = attributeTexts(node);
  const choice = given[attribute];
  if (choice === undefined) {
    checkAttributes(node, [...required, ...Object.keys(given)], required, report);
    return;
  }
  const variant = variantOf(variants, given);
  if (!variant) {
    const near = nearest(choice, Object.keys(of));
    const hint = near ? `Gemeint ist vielleicht „${near}“.` : `Möglich sind: ${Object.keys(of).join(", ")}.`;
    report(node, `<${node.name}>: „${choice}“ gibt es bei „${attribute}“ nicht. ${hint}`);
    return;
  }
  const needed = [...required, ...variant.required];
  if (!checkAttributes(node, [...needed, ...variant.optional], needed, report)) return;
  for (const issue of variant.issuesIn(given)) report(node, `<${node.name}>: ${issue}`);
  const key = `${node.name} ${choice}`;
  if (seen.has(key))
    report(node, `<${node.name}>: „${choice}“ steht schon weiter oben. Jeder Text darf das einmal haben.`);
  seen.add(key);
}

/** The variant that attributes ask for; `undefined` if there is none. */
export function variantOf(
  { attribute, of }: NonNullable<Block["variants"]>,
  given: Readonly<Record<string, string>>,
): BlockVariant | undefined {
  const choice = given[attribute] ?? "";
  return Object.hasOwn(of, choice) ? of[choice] : undefined;
}

/** The attributes of an element that are texts, by name. */
export const attributeTexts = ({ attributes }: Element): Record<string, string> =>
  Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === "mdxJsxAttribute" && typeof attribute.value === "string"
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );

import { type AtRule, type ChildNode, parse, type Root, type Rule } from "postcss";
import { keysIn, mayMatch } from "./may-match";
import type { PageContent } from "./page-content";
import { namesSetBy } from "./script-names";

/** Media that do not apply to the first paint on a screen. */
export const DEFERRED_MEDIA = ["print", "(forced-colors: active)"];

/** What may be the name of a variable or of keyframes, perhaps with escaped signs. */
const NAME = /(?:[\w-]|[^\0-\x7f]|\\.)+/g;
const WITH_FALLBACK = /var\((--[\w-]+),(?:[^()]|\([^()]*\))*\)/g;
/** A browser drops a list with a part that it does not know; without that part, it would no longer do so. */
const PREFIXED = /:-(moz|ms|o)-/;

/**
 * Takes a stylesheet apart, once for all its pages.
 * @returns what extracts the rules that a page needs before its app is there, without those for deferred media
 */
export function criticalCssOf(stylesheet: string): (page: PageContent) => string {
  // Within a page, a byte order mark would be part of the first selector.
  const sheet = withoutNeedless(parse(stylesheet.replace(/^\ufeff/, "")));
  const selectors = [...new Set(rulesOf(sheet).flatMap((rule) => rule.selectors))];
  const keys = [...new Set(selectors.flatMap(keysIn))];
  // Most pages of a site have the same scripts.
  const tests = new Map<string, ReturnType<typeof mayMatch>[]>();

  return (page) => {
    const isSet = namesSetBy(page.scripts);
    const changing = new Set(keys.filter((key) => key === "[open" || isSet(key)));
    const scripts = [...changing].join();
    const known = tests.get(scripts) ?? selectors.map((selector) => mayMatch(selector, changing));
    tests.set(scripts, known);
    const matching = new Set(selectors.filter((_selector, index) => known[index]?.(page)));
    return extracted(sheet, matching, page);
  };
}

/** What is left of a stylesheet with these selectors, and the variables and keyframes that the page names. */
function extracted(sheet: Root, selectors: ReadonlySet<string>, page: PageContent): string {
  const root = sheet.clone();
  for (const rule of rulesOf(root)) {
    const matching = rule.selectors.filter((selector) => selectors.has(selector));
    if (matching.length === 0) remove(rule);
    else if (matching.length < rule.selectors.length && !PREFIXED.test(rule.selector)) rule.selectors = matching;
  }
  removeUnusedNames(root, page);
  return root.toString();
}

/** All rules but the steps of animations. */
function rulesOf(root: Root): Rule[] {
  const rules: Rule[] = [];
  root.walkRules((rule) => {
    if (!(rule.parent as Partial<AtRule>).name?.endsWith("keyframes")) rules.push(rule);
  });
  return rules;
}

/** The name of a variable, of its registration or of keyframes. */
const nameDefinedBy = (node: ChildNode): string[] => {
  if (node.type === "decl") return node.variable ? [node.prop] : [];
  return node.type === "atrule" && /^(property|(-\w+-)?keyframes)$/.test(node.name) ? [node.params] : [];
};

/** Removes variables that nothing uses, their registrations, and keyframes. */
function removeUnusedNames(root: Root, { styles, scripts }: PageContent): void {
  const used = new Set<string>();
  const values = new Map<string, string>();
  root.walk((node) => {
    const [name] = nameDefinedBy(node);
    const text = node.type === "decl" ? node.value : node.type === "atrule" && !name ? node.params : "";
    if (name) values.set(name, `${values.get(name)} ${text}`);
    else for (const word of text.match(NAME) ?? []) used.add(word);
  });
  for (const name of values.keys()) if (styles.includes(name) || scripts.includes(name)) used.add(name);
  // A set also goes through what is added meanwhile.
  for (const name of used) for (const word of values.get(name)?.match(NAME) ?? []) used.add(word);
  root.walk((node) => {
    if (nameDefinedBy(node).some((name) => !used.has(name))) remove(node);
  });
}

const isLayer = (node: AtRule | Root | Rule): node is AtRule => node.type === "atrule" && node.name === "layer";

/** Removes a node, and what is empty without it; an empty layer may be what sets the order of layers. */
function remove(node: ChildNode): void {
  const parent = node.parent as Rule["parent"];
  node.remove();
  if (parent?.nodes.length === 0 && parent.type !== "root" && !isLayer(parent)) remove(parent);
}

/** Whether no page needs it for its first paint on a screen. */
function isNeedless(node: ChildNode): boolean {
  if (node.type !== "atrule") return node.type === "comment";
  const isDeferred = node.name === "media" && DEFERRED_MEDIA.includes(node.params.replace(/:(?! )/, ": "));
  // The fallback for browsers without `@property` (Safari 16.3, Firefox 127), which the full stylesheet has, too.
  return isDeferred || (isLayer(node) && node.params === "properties" && node.nodes !== undefined);
}

/** Whether a rule sets something for the whole page, under no condition. */
const isForAll = (rule: Rule["parent"]): boolean =>
  rule?.type === "rule" && rule.selectors.includes(":root") && isUnconditional(rule.parent);
const isUnconditional = (place: Rule["parent"]): boolean =>
  place?.type === "root" || (place !== undefined && isLayer(place) && isUnconditional(place.parent));

function withoutNeedless(root: Root): Root {
  const isAlways = new Set<string>();
  root.walk((node) => {
    if (isNeedless(node)) remove(node);
    else if (node.type === "decl" && node.variable && isForAll(node.parent)) isAlways.add(node.prop);
  });
  // A fallback of a variable that is always defined.
  root.walkDecls((each) => {
    each.value = each.value.replace(WITH_FALLBACK, (value, name) => (isAlways.has(name) ? `var(${name})` : value));
  });
  return root;
}

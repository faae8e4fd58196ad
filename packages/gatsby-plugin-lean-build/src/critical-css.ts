import { type AtRule, type ChildNode, type Container, type Document, parse, type Root, type Rule } from "postcss";
import { keysIn, mayMatch, themeKeysIn } from "./may-match";
import type { PageContent } from "./page-content";
import { namesSetBy, setsOthers } from "./script-names";

/** A rule that is left out, and would match if a script set some of these classes and attributes. */
export type Doubt = { selector: string; keys: readonly string[] };

/** Media that do not apply to the first paint on a screen. */
export const DEFERRED_MEDIA = ["print", "(forced-colors: active)"];

/** What may be the name of a variable or of keyframes, perhaps with escaped signs. */
const NAME = /(?:[\w-]|[^\0-\x7f]|\\.)+/g;
const WITH_FALLBACK = /var\((--[\w-]+),(?:[^()]|\([^()]*\))*\)/g;
/** A browser drops a list with a part that it does not know; without that part, it would no longer do so. */
const PREFIXED = /:-(moz|ms|o)-/;
/**
 * A translucent theme colour, repeated as a `color-mix`; the rule before it has the plain value, which is the same unless
 * the theme changes.
 */
const MIXED_COLOR =
  /^@supports \(color:color-mix\(in lab,red,red\)\)\{[^{}]*\{[\w-]+:color-mix\(in oklab,var\((--color-[\w-]+)\) \d+%,transparent\)\}\}$/;

/**
 * Takes a stylesheet apart, once for all its pages.
 * @param keep selectors of what comes or goes by scripts: classes, attributes, elements
 * @returns what extracts the rules that a page needs before its app is there, without those for deferred media
 */
export function criticalCssOf(
  stylesheet: string,
  keep: readonly string[] = [],
): (page: PageContent) => { css: string; doubts: Doubt[] } {
  const sheet = withoutNeedless(parse(stylesheet));
  const selectors = [...new Set(rulesOf(sheet).flatMap((rule) => rule.selectors))];
  const keys = [...new Set(selectors.flatMap(keysIn))];
  const kept = new Set(["[open", ...keep.flatMap(keysIn)]);
  const names = namesDefinedIn(sheet);

  // Most pages of a site have the same scripts, and many the same rules.
  const testsFor = memoized((changing: string) => {
    const changes = new Set(changing.split("\n").filter(Boolean));
    return selectors.map((selector) => mayMatch(selector, changes));
  });
  const extract = memoized((key: string) => {
    const [matching = "", named = ""] = key.split("\n");
    const matches = new Set(selectors.filter((_selector, index) => matching[index] === "1"));
    return extracted(sheet, matches, named.split(" "));
  });

  return (page) => {
    const isSet = namesSetBy(page.scripts);
    const changing = keys.filter((key) => kept.has(key) || isSet(key));
    const matching = testsFor(changing.join("\n")).map((test) => test(page));
    const doubts = setsOthers(page.scripts)
      ? selectors.flatMap((selector, index) => (matching[index] ? [] : doubtsAbout(selector, page, changing)))
      : [];
    const named = names.filter((name) => page.styles.includes(name) || page.scripts.includes(name));
    return { css: extract(`${matching.map(Number).join("")}\n${named.join(" ")}`), doubts };
  };
}

function doubtsAbout(selector: string, page: PageContent, changing: readonly string[]): Doubt[] {
  const keys = themeKeysIn(selector).filter((key) => !page.elements.has(key));
  return keys.length > 0 && mayMatch(selector, new Set([...changing, ...keys]))(page) ? [{ selector, keys }] : [];
}

/** What is left of a stylesheet with these selectors, and the variables and keyframes that are named elsewhere. */
function extracted(sheet: Root, selectors: ReadonlySet<string>, named: readonly string[]): string {
  const root = sheet.clone();
  for (const rule of rulesOf(root)) {
    const matching = rule.selectors.filter((selector) => selectors.has(selector));
    if (matching.length === 0) rule.remove();
    else if (matching.length < rule.selectors.length && !PREFIXED.test(rule.selector)) rule.selectors = matching;
  }
  removeUnusedNames(root, named);
  removeEmpty(root);
  return root.toString();
}

/** The rules that are tested: no steps of an animation, and none within other rules, with which they stay or go. */
function rulesOf(root: Root): Rule[] {
  const rules: Rule[] = [];
  root.walkRules((rule) => {
    const isInner = (parent: Rule["parent"] | Document): boolean =>
      parent !== undefined &&
      (parent.type === "rule" || isKeyframes(parent) || isInner(parent.parent as Rule["parent"]));
    if (!isInner(rule.parent)) rules.push(rule);
  });
  return rules;
}

const isKeyframes = (node: { type: string }): boolean =>
  node.type === "atrule" && (node as AtRule).name.endsWith("keyframes");

/** Names of all variables and keyframes. */
function namesDefinedIn(root: Root): string[] {
  const names = new Set<string>();
  root.walk((node) => {
    const name = nameDefinedBy(node);
    if (name) names.add(name);
  });
  return [...names];
}

/** The name of a variable, of its registration or of keyframes. */
const nameDefinedBy = (node: ChildNode): string | undefined => {
  if (node.type === "decl") return node.variable ? node.prop : undefined;
  return node.type === "atrule" && /^(property|(-\w+-)?keyframes)$/.test(node.name) ? node.params : undefined;
};

/** Removes variables that nothing uses, their registrations, and keyframes. */
function removeUnusedNames(root: Root, named: readonly string[]): void {
  const used = new Set(named);
  const values = new Map<string, string[]>();
  root.walk((node) => {
    const name = nameDefinedBy(node);
    if (node.type === "decl" && name) values.set(name, [...(values.get(name) ?? []), node.value]);
    else if (node.type === "decl") for (const [word] of node.value.matchAll(NAME)) used.add(word);
    else if (node.type === "atrule" && !name) for (const [word] of node.params.matchAll(NAME)) used.add(word);
  });
  // A set also goes through what is added meanwhile.
  for (const name of used)
    for (const value of values.get(name) ?? []) for (const [word] of value.matchAll(NAME)) used.add(word);
  root.walk((node) => {
    const name = nameDefinedBy(node);
    if (name && !used.has(name)) node.remove();
  });
}

/** Removes rules and conditions in which nothing is left; an empty layer may be what sets the order of layers. */
function removeEmpty(container: Container<ChildNode>): void {
  container.each((node) => {
    if (!("nodes" in node) || !node.nodes) return;
    removeEmpty(node as Container<ChildNode>);
    if (node.nodes.length === 0 && !(node.type === "atrule" && node.name === "layer")) node.remove();
  });
}

/** Removes what no page needs for its first paint on a screen. */
function withoutNeedless(root: Root): Root {
  const values = new Map<string, number>();
  const isAlways = new Set<string>();
  root.walkDecls(/^--/, ({ prop, parent }) => {
    values.set(prop, (values.get(prop) ?? 0) + 1);
    if (isWholePage(parent)) isAlways.add(prop);
  });
  root.walkComments((comment) => {
    comment.remove();
  });
  root.walkAtRules((rule) => {
    const isDeferred = rule.name === "media" && DEFERRED_MEDIA.includes(rule.params.replace(/:(?! )/, ": "));
    // The fallback for browsers without `@property` (Safari 16.3, Firefox 127), which the full stylesheet has, too.
    const isFallback = rule.name === "layer" && rule.params === "properties" && rule.nodes !== undefined;
    const mixed = rule.name === "supports" && MIXED_COLOR.exec(rule.toString())?.[1];
    if (isDeferred || isFallback || (mixed && values.get(mixed) === 1)) rule.remove();
  });
  // A fallback of a variable that is always defined.
  root.walkDecls((each) => {
    each.value = each.value.replace(WITH_FALLBACK, (value, name) => (isAlways.has(name) ? `var(${name})` : value));
  });
  return root;
}

/** Whether a rule is one for `:root`, under no other condition than a layer. */
function isWholePage(rule: Container<ChildNode> | Document | undefined): boolean {
  if (rule?.type !== "rule" || !("selectors" in rule) || !(rule.selectors as string[]).includes(":root")) return false;
  for (let parent = rule.parent; parent && parent.type !== "root"; parent = parent.parent)
    if (!("name" in parent) || parent.name !== "layer") return false;
  return true;
}

/** Keeps each result. */
function memoized<Result>(make: (key: string) => Result): (key: string) => Result {
  const results = new Map<string, Result>();
  return (key) => {
    const result = results.get(key) ?? make(key);
    results.set(key, result);
    return result;
  };
}

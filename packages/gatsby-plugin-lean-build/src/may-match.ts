import { compile } from "css-select";
import { AttributeAction, isTraversal, parse as parseSelector, type Selector, SelectorType } from "css-what";
import type { Element } from "domhandler";
import type { PageContent } from "./page-content";

/** Pseudo-classes that follow from the markup alone; any other may come to hold by what a visitor does. */
const STRUCTURAL =
  /^(not|is|where|matches|has|root|empty|(first|last|only)-(child|of-type)|nth-(last-)?(child|of-type)|any-link)$/;

const FIELD = ":is(textarea, input:not([type=checkbox], [type=radio], [type=hidden], [type=submit], [type=button]))";
/** The elements that a pseudo-element or a pseudo-class is for, where it is not for any. */
const OWNERS: readonly [name: RegExp, owner: string][] = [
  [/^(placeholder|-moz-ui-invalid|-webkit-(date|search|calendar|inner|outer).*)$/, FIELD],
  [/^file-selector-button$/, "input[type=file]"],
  // Only in a shadow tree.
  [/^host(-context)?$/, ":not(*)"],
];

const UNIVERSAL: Selector = { type: SelectorType.Universal, namespace: null };

type Keys = ReadonlySet<string>;

/** css-what takes signs before U+00B0, such as a no-break space, for no part of a name unless they are escaped. */
const parse = (selector: string): Selector[][] => parseSelector(selector.replace(/(?<!\\)[\u0080-\u00af]/g, "\\$&"));

/**
 * Makes a test of whether a selector may match in a page before the app is there, whatever the visitor does.
 * @param changing keys of what scripts may add or remove
 */
export function mayMatch(selector: string, changing: Keys): (page: PageContent) => boolean {
  try {
    const tests = parse(selector).map((tokens) => {
      const loose = loosen(tokens, changing);
      const needed = loose.map(keyOf).filter((key) => key !== "");
      return { needed, last: lastKeysOf(loose), matches: compile<Element, Element>([loose]) };
    });
    return ({ elements }) =>
      tests.some(
        ({ needed, last, matches }) =>
          needed.every((key) => elements.has(key)) && last.some((key) => elements.get(key)?.some(matches)),
      );
  } catch {
    // A kind of selector that css-select does not know.
    return () => true;
  }
}

/** Takes out of a selector what may come to hold, so that it matches whatever it may match then. */
function loosen(tokens: readonly Selector[], changing: Keys, isRelative = false): Selector[] {
  const loose = tokens.flatMap((token): readonly Selector[] => {
    if (token.type === SelectorType.PseudoElement) return ownerOf(token.name);
    if (token.type !== SelectorType.Pseudo) return changing.has(keyOf(token)) ? [] : [withSpaces(token)];
    if (!STRUCTURAL.test(token.name)) return ownerOf(token.name);
    if (!Array.isArray(token.data)) return [token];
    if (token.name !== "not")
      return [{ ...token, data: token.data.map((each) => loosen(each, changing, token.name === "has")) }];
    // What may come to hold may also not come.
    const data = token.data.filter((each) => isCertain(each, changing)).map((each) => [...each]);
    return data.length > 0 ? [{ ...token, data }] : [];
  });
  // A part of which nothing is left stands for any element: `a > :hover` is `a > *`.
  return [...loose, undefined].flatMap((token, index) => {
    const before = loose[index - 1];
    const isEmpty = before ? isTraversal(before) : !isRelative;
    const ends = token === undefined || isTraversal(token);
    return [...(isEmpty && ends ? [UNIVERSAL] : []), ...(token ? [token] : [])];
  });
}

/** css-select takes no class with a no-break space for one. */
const withSpaces = (token: Selector): Selector =>
  token.type === SelectorType.Attribute && token.action === AttributeAction.Element && /\s/.test(token.value)
    ? { ...token, action: AttributeAction.Any }
    : token;

const isCertain = (tokens: readonly Selector[], changing: Keys): boolean =>
  tokens.every((token) => {
    if (token.type === SelectorType.PseudoElement || changing.has(keyOf(token))) return false;
    if (token.type !== SelectorType.Pseudo) return true;
    return STRUCTURAL.test(token.name) && inner(token).every((each) => isCertain(each, changing));
  });

const ownerOf = (pseudo: string): readonly Selector[] => {
  const owner = OWNERS.find(([name]) => name.test(pseudo))?.[1];
  return (owner && parse(owner)[0]) || [];
};

/** The selectors in the brackets of a pseudo-class. */
const inner = (token: Selector): readonly Selector[][] =>
  token.type === SelectorType.Pseudo && Array.isArray(token.data) ? token.data : [];

/** How `PageContent` names what a part of a selector asks for: `p`, `.class`, `#id`, `[attribute`; nothing for others. */
function keyOf(token: Selector): string {
  if (token.type === SelectorType.Tag) return token.name.toLowerCase();
  if (token.type !== SelectorType.Attribute) return "";
  if (token.name === "class" && token.action === "element") return `.${token.value}`;
  if (token.name === "id" && token.action === "equals") return `#${token.value}`;
  return `[${token.name.toLowerCase()}`;
}

/** Keys of the elements that a selector may match, few if possible. */
function lastKeysOf(tokens: readonly Selector[]): string[] {
  const last = tokens.slice(tokens.findLastIndex(isTraversal) + 1);
  const keys = last.map(keyOf).filter((key) => key !== "");
  const key = keys.find((each) => each.startsWith(".")) ?? keys[0];
  if (key) return [key];
  const choice = last.find((token) => token.type === SelectorType.Pseudo && /^(is|where)$/.test(token.name));
  return choice ? [...new Set(inner(choice).flatMap(lastKeysOf))] : ["*"];
}

/** All keys in a selector. */
export const keysIn = (selector: string): string[] => {
  const keys = (tokens: readonly Selector[]): string[] =>
    tokens.flatMap((token) => [keyOf(token) || [], inner(token).flatMap(keys)].flat());
  return parsed(selector).flatMap(keys);
};

/** Keys of the classes and attributes by which a selector begins, such as those of a theme: `.dark .card`, `html[data-a]`. */
export function themeKeysIn(selector: string): string[] {
  const keys = (tokens: readonly Selector[]): string[] => {
    const end = tokens.findIndex(isTraversal);
    const first = tokens.slice(0, end < 0 ? undefined : end);
    const isOfPage = end > 0 || first.some((token) => /^(html|body)$/.test(keyOf(token)) || isRoot(token));
    const own = isOfPage ? first.map(keyOf).filter((key) => /^[.[]/.test(key)) : [];
    return [...own, ...tokens.flatMap((token) => inner(token).flatMap(keys))];
  };
  return parsed(selector).flatMap(keys);
}

const isRoot = (token: Selector): boolean => token.type === SelectorType.Pseudo && token.name === "root";

function parsed(selector: string): Selector[][] {
  try {
    return parse(selector);
  } catch {
    return [];
  }
}

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
  [/^/, "*"],
];

/** css-what takes signs before U+00B0, such as a no-break space, for no part of a name unless they are escaped. */
const parse = (selector: string): Selector[][] => parseSelector(selector.replace(/(?<!\\)[\u0080-\u00af]/g, "\\$&"));
const ownerOf = (pseudo: string): Selector[] => parse(OWNERS.find(([name]) => name.test(pseudo))?.[1] ?? "*").flat();

/**
 * Makes a test of whether a selector may match in a page before the app is there, whatever the visitor does.
 * @param changing keys of what scripts may add or remove
 */
export function mayMatch(selector: string, changing: ReadonlySet<string>): (page: PageContent) => boolean {
  try {
    const tests = parse(selector).map((tokens) => {
      const loose = [...(tokens.findIndex(isTraversal) === 0 ? ownerOf("") : []), ...loosen(tokens, changing)];
      return { needed: loose.flatMap(keyOf), last: lastKeysOf(loose), matches: compile<Element, Element>([loose]) };
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

/** Replaces in a selector what may come to hold, so that it matches whatever it may match then. */
const loosen = (tokens: readonly Selector[], changing: ReadonlySet<string>): Selector[] =>
  tokens.flatMap((token) => {
    if (keyOf(token).some((key) => changing.has(key))) return ownerOf("");
    // css-select takes no class with a no-break space for one.
    if (token.type === SelectorType.Attribute && token.action === AttributeAction.Element && /\s/.test(token.value))
      return { ...token, action: AttributeAction.Any };
    if (token.type !== SelectorType.Pseudo && token.type !== SelectorType.PseudoElement) return token;
    // Nor does it know `:nth-child(even of p)`.
    if (!STRUCTURAL.test(token.name) || String(token.data).includes(" of ")) return ownerOf(token.name);
    const data = inner(token).map((each) => loosen(each, changing));
    if (data.length === 0) return token;
    if (token.name !== "not") return { ...token, data } as Selector;
    // What may come to hold may also not come.
    const certain = data.filter((each, index) => JSON.stringify(each) === JSON.stringify(inner(token)[index]));
    return certain.length > 0 ? ({ ...token, data: certain } as Selector) : ownerOf("");
  });

/** The selectors in the brackets of a pseudo-class. */
const inner = (token: Selector): Selector[][] =>
  token.type === SelectorType.Pseudo && Array.isArray(token.data) ? token.data : [];

/** How `PageContent` names what a part of a selector asks for: `p`, `.class`, `#id`, `[attribute`; nothing for others. */
function keyOf(token: Selector): string[] {
  if (token.type === SelectorType.Tag) return [token.name.toLowerCase()];
  if (token.type !== SelectorType.Attribute) return [];
  if (token.name === "class" && token.action === AttributeAction.Element) return [`.${token.value}`];
  if (token.name === "id" && token.action === AttributeAction.Equals) return [`#${token.value}`];
  return [`[${token.name.toLowerCase()}`];
}

/** Keys of the elements that a selector may match, few if possible. */
function lastKeysOf(tokens: readonly Selector[]): string[] {
  const last = tokens.slice(tokens.findLastIndex(isTraversal) + 1);
  const keys = last.flatMap(keyOf);
  const choice = last.find((token) => token.type === SelectorType.Pseudo && ["is", "where"].includes(token.name));
  if (keys.length === 0 && choice) return inner(choice).flatMap(lastKeysOf);
  return [keys.find((key) => key.startsWith(".")) ?? keys[0] ?? "*"];
}

/** All keys in a selector. */
export function keysIn(selector: string): string[] {
  const keys = (tokens: readonly Selector[]): string[] =>
    tokens.flatMap((token) => [...keyOf(token), ...inner(token).flatMap(keys)]);
  try {
    return parse(selector).flatMap(keys);
  } catch {
    return [];
  }
}

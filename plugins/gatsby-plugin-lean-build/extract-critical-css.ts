import { parse } from "postcss";
import { PurgeCSS } from "purgecss";

const TAG = /<[a-z][^>]*>/gi;
/** Everything in a tag that a selector can name: classes, elements, attributes and their values. */
const NAMES = /[^\s"'<>=]+/g;

/** Rules for any element; PurgeCSS cannot tell them from unused ones. */
const FOR_ANY_ELEMENT = [":focus-visible"];

/** Rules for parts of form controls only; every Tailwind stylesheet has them. */
const CONTROL_PARTS =
  /(?<=[{}])(?:::(?:-webkit-(?:date|search|calendar|inner|outer)[\w-]*|file-selector-button|placeholder)(?:,|(?=\{)))+\{[^{}]*\}/g;
/** Scripts contain nothing to style. */
const SCRIPT = /<script[\s\S]*?<\/script>/g;
const CONTROL = /^<(?:input|select|textarea)\b/;
const EMPTY_CONDITION = /@(?:media|supports)[^{}]*\{\}/g;
const COMMENT = /\/\*![\s\S]*?\*\//g;

/** Fallback for `@property` in browsers without it (Safari 16.3, Firefox 127); the full stylesheet has it. */
const PROPERTIES_FALLBACK = /@layer properties\{@supports[^{]*\{[^{}]*\{[^{}]*\}\}\}/;

/** A translucent theme colour, repeated as a `color-mix`; the rule before it has the plain value. */
const MIXED_COLOR =
  /@supports \(color:color-mix\(in lab,red,red\)\)\{[^{}]*\{[\w-]+:color-mix\(in oklab,var\(--color-[\w-]+\) \d+%,transparent\)\}\}/g;

/** Variables that hold on the whole page. */
const ROOT_VARIABLES = /:root\{([^{}]*)\}/g;
const WITH_FALLBACK = /var\((--[\w-]+),(?:[^()]|\([^()]*\))*\)/g;

const REGISTERED_PROPERTY = /@property (--[\w-]+)\{[^}]*\}/g;

/** The stylesheet that Gatsby writes into every page, and the link that `fitPages` has put behind it. */
export const INLINED_STYLES =
  /(<style data-href="([^"]+)" data-identity="gatsby-global-css">)[\s\S]*?(<\/style>)(?:<noscript><link[^>]*><\/noscript>)?/;

/** For what a page is not at first: on paper, and in colours of the visitor's own. */
export const OTHER_MEDIA = ["print", "(forced-colors: active)"];

/**
 * The part of a stylesheet that pages with this HTML need by themselves, before any script runs; without the rules for
 * other media.
 */
export async function fitStyles(css: string, pages: Iterable<string>): Promise<string> {
  const names = new Set<string>();
  let hasControl = false;
  for (const html of pages) {
    for (const [tag] of html.replace(INLINED_STYLES, "").replace(SCRIPT, "").matchAll(TAG)) {
      hasControl ||= CONTROL.test(tag);
      for (const [name] of tag.matchAll(NAMES)) {
        // A copy, because a substring keeps the whole page in memory.
        if (!names.has(name)) names.add(Buffer.from(name).toString());
      }
    }
  }
  const [fitted] = await new PurgeCSS().purge({
    content: [{ raw: [...names].join(" "), extension: "html" }],
    css: [{ raw: withoutOtherMedia(css) }],
    extractors: [{ extensions: ["html"], extractor: (html) => html.match(NAMES) ?? [] }],
    keyframes: true,
    variables: true,
    safelist: FOR_ANY_ELEMENT,
  });
  const rules = withoutUnusedFallbacks(withoutUnusedProperties(fitted?.css ?? css))
    .replace(COMMENT, "")
    .replace(PROPERTIES_FALLBACK, "")
    .replace(MIXED_COLOR, "");
  return withoutEmptyConditions(hasControl ? rules : rules.replace(CONTROL_PARTS, ""));
}

function withoutOtherMedia(css: string): string {
  const root = parse(css);
  root.walkAtRules("media", (rule) => {
    if (OTHER_MEDIA.includes(rule.params.replace(/:(?! )/, ": "))) rule.remove();
  });
  return root.toString();
}

/** Removes the conditions, often nested, that purging leaves empty. */
function withoutEmptyConditions(css: string): string {
  const shorter = css.replace(EMPTY_CONDITION, "");
  return shorter === css ? css : withoutEmptyConditions(shorter);
}

/** Removes what stands in for variables that are always defined. */
function withoutUnusedFallbacks(css: string): string {
  const defined = [...css.matchAll(ROOT_VARIABLES)].flatMap(([, rules = ""]) => rules.match(/--[\w-]+(?=:)/g) ?? []);
  return css.replace(WITH_FALLBACK, (value, name) => (defined.includes(name) ? `var(${name})` : value));
}

function withoutUnusedProperties(css: string): string {
  const rules = css.replace(REGISTERED_PROPERTY, "");
  return css.replace(REGISTERED_PROPERTY, (registration, name) => (rules.includes(name) ? registration : ""));
}

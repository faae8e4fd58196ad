import { type ChildNode, type Container, type Document, parse } from "postcss";
import { PurgeCSS } from "purgecss";

const TAG = /<[a-z][^>]*>/gi;
/** The name of an element or attribute, and an attribute's value with or without quotes. */
const NAME_AND_VALUE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
/** A name that a selector can match: a class, an element, an attribute or its value. */
const NAME = /\S+/g;
/** The same in a script, perhaps within a selector. */
const NAME_IN_SCRIPT = /[^\s"'<>=]+/g;
/** How React writes the signs that HTML reserves; a class may have them: `content-['·']`. */
const REFERENCES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** Rules for any element; PurgeCSS would consider them unused. */
const SAFELIST = [":focus-visible"];

/** Rules for parts of form controls, which every Tailwind stylesheet has. */
const FORM_CONTROL_RULES =
  /(?<=[{}])(?:::(?:-webkit-(?:date|search|calendar|inner|outer)[\w-]*|file-selector-button|placeholder)(?:,|(?=\{)))+\{[^{}]*\}/g;
const SCRIPT = /<script[\s\S]*?<\/script>/g;
/** A script of the site itself, which may set classes before the first paint. */
const OWN_SCRIPT =
  /<script(?![^>]*(?: id="app-loader"| id="gatsby-| src=|data-partytown|json|text\/))[^>]*>([\s\S]*?)<\/script>/g;
const STRING = /(["'`])((?:(?!\1)[^\\\n])*)\1/g;
/** What a list of classes does not hold. */
const MARKUP = /[<>=]/;
const USED_VARIABLE = /var\(\s*(--[\w-]+)/g;
const STYLE = / style="([^"]*)"/g;
/** A form control with parts that a rule can name: a field for text, a date, a number or a file. */
const FIELD_WITH_PARTS = /^<(?:textarea\b|input\b(?![^>]*\stype=["']?(?:checkbox|radio|hidden|submit|button)\b))/i;
const EMPTY_CONDITION = /@(?:media|supports|container)[^{}]*\{\}/g;
const COMMENT = /\/\*![\s\S]*?\*\//g;

/** The fallback for browsers without `@property` (Safari 16.3, Firefox 127), which the full stylesheet has, too. */
const PROPERTIES_FALLBACK = /@layer properties\{@supports[^{]*\{[^{}]*\{[^{}]*\}\}\}/;

/**
 * A translucent theme colour, repeated as a `color-mix`; the rule before it has the plain value, which is the same unless
 * the theme changes.
 */
const MIXED_COLOR =
  /@supports \(color:color-mix\(in lab,red,red\)\)\{[^{}]*\{[\w-]+:color-mix\(in oklab,var\((--color-[\w-]+)\) \d+%,transparent\)\}\}/g;

const WITH_FALLBACK = /var\((--[\w-]+),(?:[^()]|\([^()]*\))*\)/g;

const REGISTERED_PROPERTY = /@property (--[\w-]+)\{[^}]*\}/g;

/** The stylesheet that Gatsby writes into every page, and the link that `inlineCriticalCss` adds after it. */
export const INLINED_STYLESHEET =
  /(<style data-href="([^"]+)" data-identity="gatsby-global-css">)[\s\S]*?(<\/style>)(?:(?:<link rel="stylesheet"[^>]* onload="[^"]*"\/>)?<noscript><link[^>]*><\/noscript>)?/;

/** Media that do not apply to the first paint on a screen. */
export const DEFERRED_MEDIA = ["print", "(forced-colors: active)"];

/** Extracts the rules that these pages need before any script runs, without those for deferred media. */
export async function extractCriticalCss(css: string, pages: Iterable<string>): Promise<string> {
  const names = new Set<string>();
  const addNames = (text: string, pattern = NAME) => {
    for (const [name] of text.matchAll(pattern)) {
      // A copy, because a substring would keep the whole page in memory.
      if (!names.has(name)) names.add(Buffer.from(name).toString());
    }
  };
  const variables = new Set<string>();
  const keyframes = new Set<string>();
  let hasFieldWithParts = false;
  for (const html of pages) {
    for (const [, code = ""] of html.matchAll(OWN_SCRIPT))
      for (const [, , text = ""] of code.matchAll(STRING)) if (!MARKUP.test(text)) addNames(text, NAME_IN_SCRIPT);
    const markup = html.replace(INLINED_STYLESHEET, "").replace(SCRIPT, "");
    for (const [, style = ""] of markup.matchAll(STYLE)) {
      for (const [, name = ""] of style.matchAll(USED_VARIABLE)) variables.add(name);
      if (style.includes("animation")) for (const name of style.match(/[\w-]+/g) ?? []) keyframes.add(name);
    }
    for (const [tag] of markup.matchAll(TAG)) {
      hasFieldWithParts ||= FIELD_WITH_PARTS.test(tag);
      for (const [, name = "", ...values] of tag.matchAll(NAME_AND_VALUE))
        addNames(`${name} ${decode(values.join(""))}`);
    }
  }
  const screenCss = withoutDeferredMedia(css);
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: [...names].join(" "), extension: "html" }],
    css: [{ raw: screenCss }],
    extractors: [{ extensions: ["html"], extractor: (html) => html.match(NAME) ?? [] }],
    keyframes: true,
    variables: true,
    safelist: { standard: SAFELIST, variables: [...variables], keyframes: [...keyframes] },
  });
  const rules = withoutUnusedFallbacks(withoutUnusedProperties(purged?.css ?? css))
    .replace(COMMENT, "")
    .replace(PROPERTIES_FALLBACK, "")
    .replace(MIXED_COLOR, (rule, color) => (isFixed(screenCss, color) ? "" : rule));
  return withoutEmptyConditions(hasFieldWithParts ? rules : rules.replace(FORM_CONTROL_RULES, ""));
}

const decode = (value: string): string => value.replace(/&(#?\w+);/g, (all, name) => REFERENCES[name] ?? all);

function withoutDeferredMedia(css: string): string {
  const root = parse(css);
  root.walkAtRules("media", (rule) => {
    if (DEFERRED_MEDIA.includes(rule.params.replace(/:(?! )/, ": "))) rule.remove();
  });
  return root.toString();
}

/** Removes the conditions, possibly nested, that purging has left empty. */
function withoutEmptyConditions(css: string): string {
  const shorter = css.replace(EMPTY_CONDITION, "");
  return shorter === css ? css : withoutEmptyConditions(shorter);
}

/** Whether a variable has no more than one value. */
const isFixed = (css: string, variable: string): boolean => css.split(`${variable}:`).length <= 2;

/** Removes fallback values of variables that are always defined. */
function withoutUnusedFallbacks(css: string): string {
  const defined = new Set<string>();
  parse(css).walkDecls(/^--/, ({ prop, parent }) => {
    if (isWholePage(parent)) defined.add(prop);
  });
  return css.replace(WITH_FALLBACK, (value, name) => (defined.has(name) ? `var(${name})` : value));
}

/** Whether a rule is one for `:root`, under no other condition than a layer. */
function isWholePage(rule: Container<ChildNode> | Document | undefined): boolean {
  if (rule?.type !== "rule" || !("selectors" in rule) || !(rule.selectors as string[]).includes(":root")) return false;
  for (let parent = rule.parent; parent && parent.type !== "root"; parent = parent.parent)
    if (!("name" in parent) || parent.name !== "layer") return false;
  return true;
}

function withoutUnusedProperties(css: string): string {
  const rules = css.replace(REGISTERED_PROPERTY, "");
  return css.replace(REGISTERED_PROPERTY, (registration, name) => (rules.includes(name) ? registration : ""));
}

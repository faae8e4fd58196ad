import { parse } from "postcss";
import { PurgeCSS } from "purgecss";

const TAG = /<[a-z][^>]*>/gi;
/** A name that a selector can match: a class, an element, an attribute or its value. */
const NAME = /[^\s"'<>=]+/g;

/** Rules for any element; PurgeCSS would consider them unused. */
const SAFELIST = [":focus-visible"];

/** Rules for parts of form controls, which every Tailwind stylesheet has. */
const FORM_CONTROL_RULES =
  /(?<=[{}])(?:::(?:-webkit-(?:date|search|calendar|inner|outer)[\w-]*|file-selector-button|placeholder)(?:,|(?=\{)))+\{[^{}]*\}/g;
const SCRIPT = /<script[\s\S]*?<\/script>/g;
const FORM_CONTROL = /^<(?:input|select|textarea)\b/;
const EMPTY_CONDITION = /@(?:media|supports|container)[^{}]*\{\}/g;
const COMMENT = /\/\*![\s\S]*?\*\//g;

/** The fallback for browsers without `@property` (Safari 16.3, Firefox 127), which the full stylesheet has, too. */
const PROPERTIES_FALLBACK = /@layer properties\{@supports[^{]*\{[^{}]*\{[^{}]*\}\}\}/;

/** A translucent theme colour, repeated as a `color-mix`; the rule before it has the plain value. */
const MIXED_COLOR =
  /@supports \(color:color-mix\(in lab,red,red\)\)\{[^{}]*\{[\w-]+:color-mix\(in oklab,var\(--color-[\w-]+\) \d+%,transparent\)\}\}/g;

/** The variables defined for the whole page. */
const ROOT_VARIABLES = /:root\{([^{}]*)\}/g;
const WITH_FALLBACK = /var\((--[\w-]+),(?:[^()]|\([^()]*\))*\)/g;

const REGISTERED_PROPERTY = /@property (--[\w-]+)\{[^}]*\}/g;

/** The stylesheet that Gatsby writes into every page, and the link that `inlineCriticalCss` adds after it. */
export const INLINED_STYLESHEET =
  /(<style data-href="([^"]+)" data-identity="gatsby-global-css">)[\s\S]*?(<\/style>)(?:<noscript><link[^>]*><\/noscript>)?/;

/** Media that do not apply to the first paint on a screen. */
export const DEFERRED_MEDIA = ["print", "(forced-colors: active)"];

/** Extracts the rules that these pages need before any script runs, without those for deferred media. */
export async function extractCriticalCss(css: string, pages: Iterable<string>): Promise<string> {
  const names = new Set<string>();
  let hasFormControl = false;
  for (const html of pages) {
    for (const [tag] of html.replace(INLINED_STYLESHEET, "").replace(SCRIPT, "").matchAll(TAG)) {
      hasFormControl ||= FORM_CONTROL.test(tag);
      for (const [name] of tag.matchAll(NAME)) {
        // A copy, because a substring would keep the whole page in memory.
        if (!names.has(name)) names.add(Buffer.from(name).toString());
      }
    }
  }
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: [...names].join(" "), extension: "html" }],
    css: [{ raw: withoutDeferredMedia(css) }],
    extractors: [{ extensions: ["html"], extractor: (html) => html.match(NAME) ?? [] }],
    keyframes: true,
    variables: true,
    safelist: SAFELIST,
  });
  const rules = withoutUnusedFallbacks(withoutUnusedProperties(purged?.css ?? css))
    .replace(COMMENT, "")
    .replace(PROPERTIES_FALLBACK, "")
    .replace(MIXED_COLOR, "");
  return withoutEmptyConditions(hasFormControl ? rules : rules.replace(FORM_CONTROL_RULES, ""));
}

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

/** Removes fallback values of variables that are always defined. */
function withoutUnusedFallbacks(css: string): string {
  const defined = [...css.matchAll(ROOT_VARIABLES)].flatMap(([, rules = ""]) => rules.match(/--[\w-]+(?=:)/g) ?? []);
  return css.replace(WITH_FALLBACK, (value, name) => (defined.includes(name) ? `var(${name})` : value));
}

function withoutUnusedProperties(css: string): string {
  const rules = css.replace(REGISTERED_PROPERTY, "");
  return css.replace(REGISTERED_PROPERTY, (registration, name) => (rules.includes(name) ? registration : ""));
}

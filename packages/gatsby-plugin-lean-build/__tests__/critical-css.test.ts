import { criticalCssOf } from "../src/critical-css";
import { readPage } from "../src/page-content";

/** What is left of a stylesheet in a page with this body. */
const critical = (css: string, body: string) => criticalCssOf(css)(readPage(`<html><body>${body}</body></html>`));

const USED = '<p class="used">Text</p>';
const CSS =
  '.used{color:red}.unused{color:blue}.late:focus-visible{color:red}:focus-visible{outline:1px solid}@property --tw-a{syntax:"*";inherits:false}';
const RULE = ".used{color:red}";
const KEPT = `${RULE}:focus-visible{outline:1px solid}`;
const UNKNOWN = ".unused:-moz-focusring,.used{color:red}";
const NESTED = ".used{& .late{color:red}+p{color:red}}";

const SPIN = "::-webkit-inner-spin-button,::-webkit-outer-spin-button{height:auto}";
const FORM = `@layer base{::placeholder{color:red}p,input{color:red}${SPIN}}`;
const MIXED =
  ".used{color:#0a2e3d99}@supports (color:color-mix(in lab,red,red)){.used{color:color-mix(in oklab,var(--deep) 60%,transparent)}}:root{--deep:red}";
const PROPERTY = '.used{width:var(--tw-a)}@property --tw-a{syntax:"*";inherits:false}';
const FALLBACK = ":root{--a:red}.used{color:var(--a,rgb(0,0,0));width:var(--b,1px)}";
const CONDITIONAL = "@media (prefers-color-scheme:dark){:root{--a:red}}.used{color:var(--a,blue)}";
const MOVING = ":root{--b:red;--c:red}@keyframes fade{to{opacity:0}}@keyframes spin{to{opacity:0}}";
const NAMED = ":root{--b:red}@keyframes fade{to{opacity:0}}";

it.each<[what: string, css: string, expected: string, body?: string]>([
  ["removes what the page does not use; keeps rules for any element", CSS, KEPT],
  ["asks for the whole selector", ".used .late{color:red}.used>p{color:red}", "", `${USED}<p class="late">`],
  ["removes the selectors of a list that do not match", ".unused,.used,.late{color:red}", RULE],
  [
    "asks for all but the child's number among children of a kind",
    ".unused>p:nth-child(even of .used){color:red}.used:nth-child(1 of p){color:red}",
    ".used:nth-child(1 of p){color:red}",
  ],
  ["keeps a list whole of which a browser may know only a part", UNKNOWN, UNKNOWN],
  ["drops a byte order mark", `\ufeff${CSS}`, KEPT],
  ["removes rules for shadow trees", ":host,.used{color:red}:host(.a) p{color:red}", RULE],
  ["removes rules for parts of form controls", `/*! notice */${FORM}`, "@layer base{p{color:red}}"],
  ["removes them by a checkbox", "::placeholder{color:red}.used{color:red}", RULE, `${USED}<input type="checkbox">`],
  ["keeps them if there is a field", FORM, FORM, "<p><input>"],
  ["keeps them for a date", FORM, FORM, '<p><input class="a" type="date">'],
  ["removes empty conditions", `@media (hover:hover){@supports (a:b){.unused{color:red}}}${RULE}`, RULE],
  [
    "removes rules for print and forced colours, not the order of layers",
    `@layer a{@media print{${RULE}}@media (forced-colors:active){${RULE}}}${RULE}`,
    `@layer a{}${RULE}`,
  ],
  ["keeps rules within a rule", NESTED, NESTED, `${USED}<p>`],
  ["keeps a colour that some browsers mix: another would differ by a level", MIXED, MIXED],
  ["keeps a registered property that a rule uses", PROPERTY, PROPERTY],
  ["removes the fallback of a variable that is always defined", FALLBACK, FALLBACK.replace(",rgb(0,0,0)", "")],
  ["keeps it if the variable is only defined under a condition", CONDITIONAL, CONDITIONAL],
  [
    "keeps variables of variables",
    ":root{--a:var(--b);--b:red;--c:red}.used{color:var(--a)}",
    ":root{--a:var(--b);--b:red}.used{color:var(--a)}",
  ],
  [
    "keeps variables and animations of inline styles",
    MOVING,
    NAMED,
    '<p style="color:var(--b);animation:fade 1s"></p>',
  ],
  ["and of style elements", MOVING, NAMED, "<style>p{color:var(--b);animation:fade 1s}</style>"],
  ["and variables of other attributes", MOVING, ":root{--b:red}", '<svg><path fill="var(--b)"></svg>'],
])("%s", (_what, css, expected, body = USED) => expect(critical(css, body)).toBe(expected));

it.each<[what: string, css: string, body: string]>([
  ["a class that the page lacks, with :not() in :where()", ":root:where(:not(.is-dark)){color:red}", USED],
  ["the reverse", ".used:not(:where(.is-dark,.is-dark *)){color:red}", USED],
  [
    "Typography's exceptions",
    ".prose :where(p):not(:where([class~=not-prose],[class~=not-prose] *)){color:red}",
    '<div class="prose"><p></p></div>',
  ],
  ["directions", ".a:where(:dir(rtl),[dir=rtl],[dir=rtl] *){color:red}", '<p class="a">'],
  ["a class with a no-break space", ".content-\\[\\'a\u00a0b\\'\\]{color:red}", "<p class=\"content-['a\u00a0b']\">"],
  [
    "signs that HTML reserves",
    String.raw`.content-\[\'·\'\]{content:"·"}.\[\&\>a\]\:b>a{color:red}.content-\[\'\'\]{content:""}`,
    '<p class="content-[&#x27;·&#x27;] [&amp;&gt;a]:b content-[&#x27;&#x27;]"><a href=/></a></p>',
  ],
  [
    "a class with an equals sign",
    String.raw`.data-\[state\=open\]\:flex[data-state=open]{display:flex}`,
    '<p class="data-[state=open]:flex" data-state="open">',
  ],
  [
    "names in capitals",
    "linearGradient{color:red}svg[viewBox]{color:red}",
    '<svg viewBox="0 0 1 1"><linearGradient/></svg>',
  ],
  ["rows that the browser adds", "table>tbody>tr{color:red}", "<table><tr><td></table>"],
  ["what a visitor may do", ".used:hover,p:not(:focus),:has(>:checked)>p{color:red}", `${USED}<input>`],
  ["what a visitor may unfold", "details[open]>p{color:red}details:not([open])>p{color:red}", "<details><p>"],
  ["what scripts switch off shows", ".off{color:red}", '<noscript><p class="off"></noscript>'],
  ["a kind of selector that is not known", "svg|a{color:red}", USED],
])("knows %s", (_what, css, body) => expect(critical(css, body)).toBe(css));

it.each<[code: string, css: string]>([
  ['f("dark")', ".dark .used{color:red}"],
  ["document.documentElement.dataset.theme = theme", "[data-theme=dark] .used{color:red}"],
  ['root.dataset["colorMode"] = mode', "[data-color-mode=dark] .used{color:red}"],
  ['document.body.className = t + "-mode"', ".dark-mode .used{color:red}"],
  [`document.body.className = \`theme-\${t}\``, ".theme-dark .used{color:red}"],
  ['query("html[data-a].b")', "html[data-a].b .used{color:red}"],
])("keeps what the page's own script may set: %s", (code, css) => {
  expect(critical(css, `${USED}<script>${code}</script>`)).toBe(css);
  for (const other of ["<script src=a>", '<script type="application/json">', '<script id="gatsby-a">'])
    expect(critical(css, `${USED}${other}${code}</script>`)).toBe("");
});

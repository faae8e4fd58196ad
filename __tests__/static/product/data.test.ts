import { specSite } from "../../browser/support/spec-site";
import { normalizeSpaces } from "../../browser/support/text";
import about from "../../spec-site/content/pages/about.json";
import blog from "../../spec-site/content/pages/blog.json";
import career from "../../spec-site/content/pages/career.json";
import contact from "../../spec-site/content/pages/contact.json";
import home from "../../spec-site/content/pages/home.json";
import product from "../../spec-site/content/pages/product.json";
import { all, documentOf, one, sectionOf, textOf, textsOf } from "../support/document";

const itemsIn = (title: string) => (page: Document) => all(sectionOf(page, title), "ul > li:has(h3), ol > li:has(h3)");
const figuresIn = (within: Element) => all(within, "div:has(> dt):has(> dd)");

/* All that is read of one, in order. */
const JOB = /^\S.* (Vollzeit|6 Monate|Vollzeit\/Teilzeit) · Lindau .{10,} .{40,}/;
const CARD = /^Artikel · ([5-9]|1[0-2]) Minuten Lesezeit .{20,} .{60,}$/;
const RELATED = /^([6-9]|10) min .{20,} Artikel lesen$/;
const STATISTIC = /^\D{10,}.{10,} (30\+|300 %|80 %)$/;
const RESULT = /^\D{5,}.{10,} (\+\d{3} %|32,5 %|bis zu 3 ×)$/;
const MILESTONE = /^(2023 Gründung am See|2024 Markteintritt in der DACH-Region|2025 Wachstum und Finanzierung)$/;
const PERSON = /^\S+ \S+ (Geschäftsführung|Technik|Vertrieb) .{40,}$/;

/** Besides its text: a picture with an address, an icon that says nothing to those who listen, where it leads. */
type Parts = { picture?: true; icon?: true; link?: RegExp };
const TO_JOB: Parts = { link: /^\/career\/[a-z-]+$/ };
const TO_ARTICLE: Parts = { picture: true, link: /^\/blog\/[a-z0-9-]+$/ };

type Listing = {
  what: string;
  path: string;
  items: (page: Document) => Element[];
  reads: RegExp;
  count: number;
  parts?: Parts;
};

const LISTINGS: readonly Listing[] = [
  {
    what: "Job listing: department, type, location, title, description, link",
    path: "/career",
    items: itemsIn(career.positions.title),
    reads: JOB,
    count: 6,
    parts: TO_JOB,
  },
  {
    what: "Blog card: type, duration of 5 to 12 minutes, title, description, image, link",
    path: "/blog",
    items: itemsIn(blog.articles.title),
    reads: CARD,
    count: 11,
    parts: TO_ARTICLE,
  },
  {
    what: "Related-article card: readTime, title, slug",
    path: "/blog/digital-sales",
    items: itemsIn("Ähnliche Artikel"),
    reads: RELATED,
    count: 3,
    parts: TO_ARTICLE,
  },
  {
    what: "Feature card: icon, title, description",
    path: "/product",
    items: itemsIn(product.features.title),
    reads: /^\S.{5,} .{40,}/,
    count: 5,
    parts: { icon: true },
  },
  {
    what: "Feature card: icon, title, description, on the home page",
    path: "/",
    items: itemsIn(home.features.title),
    reads: /\S.{5,} .{40,}/,
    count: 3,
    parts: { icon: true },
  },
  {
    what: "Statistic: value and label, on the home page",
    path: "/",
    items: (page) => figuresIn(one(page, `section[aria-label="${home.stats.label}"]`)),
    reads: STATISTIC,
    count: 3,
  },
  {
    what: "Statistic: value and label, on the product page",
    path: "/product",
    items: (page) => figuresIn(sectionOf(page, product.benefits.title)),
    reads: RESULT,
    count: 5,
  },
  {
    what: "Timeline entry: year, title, empty description",
    path: "/about",
    items: itemsIn(about.timeline.title),
    reads: MILESTONE,
    count: 3,
  },
  {
    what: "Team member: name, role, description, image path",
    path: "/about",
    items: itemsIn(about.team.title),
    reads: PERSON,
    count: 3,
    parts: { picture: true },
  },
];

// @spec 3.3
it.each(LISTINGS)("$what", ({ path, items, reads, count, parts: { icon, picture, link } = {} }) => {
  const entries = items(documentOf(specSite, path));
  expect(entries).toHaveLength(count);
  for (const entry of entries) {
    expect(textOf(entry)).toMatch(reads);
    if (icon) expect(all(entry, "svg.lucide[aria-hidden=true]").length).toBeGreaterThan(0);
    if (picture) expect(one(entry, "img").getAttribute("src")).toMatch(/^(\/static\/|data:image\/)/);
    const links = all(entry, "a");
    expect(links).toHaveLength(link ? 1 : 0);
    for (const found of links) {
      const target = found.getAttribute("href") ?? "";
      expect(target).toMatch(link ?? /^$/);
      expect(textsOf(documentOf(specSite, target), "h1")).toEqual([normalizeSpaces(textOf(found))]);
    }
  }
});

describe("Contact inquiry", () => {
  const form = one(documentOf(specSite, "/contact"), "form[data-inquiry]");

  // @spec 3.2
  it("has a field for name, e-mail, company, phone, interest and message, and no other", () => {
    const visible = all(form, "input:not([type=hidden], [name=botcheck]), select, textarea");
    const kinds = visible.map(
      (field) => `${field.getAttribute("name")} ${field.getAttribute("type") ?? field.tagName}`,
    );
    expect(kinds).toEqual([
      "name text",
      "email text",
      "company text",
      "phone tel",
      "interest SELECT",
      "message TEXTAREA",
    ]);
    expect(one(form, "[name=email]").getAttribute("inputmode")).toBe("email");
  });

  // @spec 3.2
  it("offers the five interests without script, too", () => {
    const offered = all(form, "option").map((option) => [option.getAttribute("value"), option.textContent]);
    expect(offered).toEqual([
      ["", contact.form.fields.interest.placeholder],
      ["demo", "Demo buchen"],
      ["partnership", "Partnerschaft"],
      ["press", "Presse"],
      ["career", "Karriere"],
      ["general", "Allgemeine Anfrage"],
    ]);
  });
});

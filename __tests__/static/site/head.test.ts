import { PATH_WITHOUT_PAGE } from "../../../scripts/lib/built-site";
import { today } from "../../../src/data-layer/model/release";
import { escapeHtml } from "../../../src/lib/escape-html";
import { aliases, built, documentsOf, settings, workplace } from "../../browser/support/published-content";
import { normalizeSpaces } from "../../browser/support/text";
import { all, documentOf, one, parse, parseXml, textOf } from "../support/document";

const wholeAddress = (address: string) => settings.url + address;
const PATHS = built.paths();

type Head = {
  lang: string;
  title: string;
  canonical: string | undefined;
  meta: Record<string, string>;
  things: Record<string, unknown>[];
};

/** What search engines read in a document's head. */
function readHead(html: string): Head {
  const document = parse(html);
  const scripts = all(document, 'script[type="application/ld+json"]');
  return {
    lang: document.documentElement.lang,
    title: document.title,
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? undefined,
    meta: Object.fromEntries(
      all(document, "meta[name], meta[property]").map((meta) => [
        meta.getAttribute("name") ?? meta.getAttribute("property"),
        meta.getAttribute("content"),
      ]),
    ),
    things: scripts.flatMap((script) => {
      const { "@context": context, "@graph": graph } = JSON.parse(script.textContent ?? "");
      return context === "https://schema.org" ? graph : [];
    }),
  };
}

const heads = new Map([...PATHS, PATH_WITHOUT_PAGE].map((address) => [address, readHead(built.html(address))]));

function head(address: string): Head {
  const found = heads.get(address);
  if (!found) throw new Error(`There is no page ${address}.`);
  return found;
}

/** Pages that search engines should list: neither second addresses nor pages that say otherwise. */
const listed = () => PATHS.filter((address) => !aliases.has(address) && head(address).meta.robots !== "noindex");
const unlisted = () => [...PATHS, PATH_WITHOUT_PAGE].filter((address) => head(address).meta.robots === "noindex");

/** All addresses of articles, second ones included. */
const ARTICLES = new Map(
  documentsOf("Article").flatMap((article) =>
    [article.path, ...article.aliases].map((path) => [path, article] as const),
  ),
);

const text = (file: string) => built.file(file).toString();

const thingOf = (address: string, type: string) => head(address).things.find((thing) => thing["@type"] === type);

describe.each(PATHS)("%s", (address) => {
  const { title, meta, lang, canonical } = head(address);

  it("has a title and a description of a length that search engines show, in German", () => {
    expect(title).toMatch(/^.{15,60}$/);
    expect(meta.description).toMatch(/^.{70,160}$/);
    expect(lang).toBe("de");
  });

  it("can be shared, with its title, its text and its picture, and names the feed", () => {
    expect(built.html(address)).toMatch(/<link[^>]*type="application\/atom\+xml" href="\/feed\.xml"/);
    expect(meta).toMatchObject({
      "og:title": title,
      "og:description": meta.description,
      "og:url": canonical ?? wholeAddress(address),
      "og:site_name": settings.name,
      "og:locale": "de_DE",
      "og:type": ARTICLES.has(address) ? "article" : "website",
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": expect.stringMatching(/^„.+“(?:, .+)?: .{15,}/),
      "twitter:card": "summary_large_image",
    });
    expect(meta["og:image"]).toMatch(new RegExp(`^${settings.url}/social/[a-z0-9-]+\\.jpg$`));
  });
});

it("every listed page has a title and a description of its own", () => {
  const heads = listed().map(head);
  for (const texts of [heads.map(({ title }) => title), heads.map(({ meta }) => meta.description)])
    expect(new Set(texts).size).toBe(heads.length);
});

it("a listed page names itself as canonical, an alias its article; the others are not listed", () => {
  for (const address of listed()) {
    expect(head(address).canonical).toBe(wholeAddress(address));
    expect(head(address).meta.robots).toBeUndefined();
  }
  for (const [alias, main] of aliases) expect(head(alias).canonical).toBe(wholeAddress(main));
  for (const address of unlisted()) {
    expect(head(address).canonical).toBeUndefined();
    // A page without its own subject carries no structured data.
    expect(head(address).things).toEqual([]);
  }
});

const ISO_DAY = /^\d{4}-\d\d-\d\d$/;
const ORGANIZATION = expect.objectContaining({ "@type": "Organization", name: settings.name, url: wholeAddress("/") });
const SEAT = {
  "@type": "PostalAddress",
  streetAddress: settings.company.street,
  postalCode: settings.company.postalCode,
  addressLocality: settings.company.city,
  addressCountry: settings.company.countryCode,
};

/** Where a job is, in schema.org terms: in a country, at the seat or in another town. */
const placeOf = (location: string) =>
  location.startsWith("Remote")
    ? { "@type": "Country" }
    : { "@type": "Place", address: location === workplace ? SEAT : { addressLocality: location } };

it("structured data: the home page is about the company and its website", () => {
  const home = { name: settings.name, url: wholeAddress("/") };
  const logo = wholeAddress("/icon-512.png");
  const legalName = expect.stringMatching(/\S/);
  expect(head("/").things).toEqual([
    expect.objectContaining({ "@type": "Organization", ...home, legalName, logo, address: SEAT }),
    expect.objectContaining({ "@type": "WebSite", ...home, inLanguage: "de" }),
  ]);
});

it.each([...ARTICLES])("structured data: %s is a posting with all that Google asks for", (address, article) => {
  const { path: main, data } = article;
  const posting = thingOf(address, "BlogPosting");
  expect(posting).toMatchObject({
    headline: expect.any(String),
    image: expect.stringMatching(new RegExp(`^${settings.url}/social/[a-z0-9-]+\\.jpg$`)),
    datePublished: data.published,
    dateModified: expect.stringMatching(ISO_DAY),
    author: ORGANIZATION,
    publisher: ORGANIZATION,
    mainEntityOfPage: wholeAddress(main),
    inLanguage: "de",
  });
  expect(normalizeSpaces(String(posting?.headline))).toBe(normalizeSpaces(String(data.title)));
});

it.each(documentsOf("Job"))("structured data: $path is a posting while the job is offered", ({ path, slug, data }) => {
  const posting = thingOf(path, "JobPosting");
  const isOver = typeof data.expires === "string" && data.expires < today();
  expect(head(path).meta.robots).toBe(isOver ? "noindex" : undefined);
  expect(all(documentOf(built, "/career"), `main a[href="${path}"]`)).toHaveLength(isOver ? 0 : 1);
  if (data.unsolicited || isOver) {
    expect(posting).toBeUndefined();
    return;
  }
  expect(posting).toMatchObject({
    title: expect.any(String),
    datePosted: data.published,
    hiringOrganization: { "@type": "Organization", name: settings.name, sameAs: wholeAddress("/") },
    identifier: { "@type": "PropertyValue", name: settings.name, value: slug },
  });
  expect(posting?.jobLocation ?? posting?.applicantLocationRequirements).toMatchObject(placeOf(String(data.location)));
  for (const type of [posting?.employmentType].flat()) expect(type).toMatch(/^(FULL_TIME|PART_TIME|INTERN)$/);
  const description = normalizeSpaces(String(posting?.description));
  for (const text of [data.tasks, data.requirements, data.offers].flat()) {
    expect(description).toContain(`<li>${normalizeSpaces(escapeHtml(String(text)))}</li>`);
  }
});

it("the sitemap holds the listed pages, articles and jobs with the day of their last change", () => {
  const entries = all(parseXml(text("sitemap.xml")), "url").map((url) => ({
    address: textOf(one(url, "loc")),
    day: url.querySelector("lastmod")?.textContent ?? "",
  }));
  expect(entries.map(({ address }) => address).sort()).toEqual(listed().map(wholeAddress).sort());
  const undated = entries.filter(({ address, day }) => /\/(blog|career)(\/|$)/.test(address) && !ISO_DAY.test(day));
  expect(undated).toEqual([]);
  expect(text("robots.txt")).toMatch(/^User-agent: \*\nAllow: \/\n/);
  expect(text("robots.txt")).toContain(`Sitemap: ${settings.url}/sitemap.xml`);
});

describe("the feed", () => {
  const entries = all(parseXml(text("feed.xml")), "entry").map((entry) => ({
    id: one(entry, "id").textContent ?? "",
    content: parse(one(entry, "content").textContent ?? ""),
  }));

  it("names its language", () => {
    expect(parseXml(text("feed.xml")).documentElement.getAttribute("xml:lang")).toBe("de");
  });

  it.each(entries)("has the whole text of $id, its links and pictures with their full address", ({ id, content }) => {
    const shown = one(documentOf(built, new URL(id).pathname), ".prose").cloneNode(true) as Element;
    // A drawing needs the site's styles; a chart's table says the same.
    for (const part of all(shown, "[aria-hidden=true], [data-anchor]")) part.remove();
    expect(normalizeSpaces(content.body.textContent ?? "")).toBe(normalizeSpaces(shown.textContent ?? ""));
    expect(all(content, "[aria-hidden], svg, [class], [style]")).toEqual([]);
    for (const image of all(content, "img"))
      expect(built.file(new URL(image.getAttribute("src") ?? "").pathname).length).toBeGreaterThan(0);
    const isGlued = ({ previousSibling }: Element) => !/\s$/.test(previousSibling?.textContent ?? " ");
    expect(all(content, "cite").filter(isGlued)).toEqual([]);
    expect(all(content, '[href]:not([href^="https://"]), [src]:not([src^="https://"])')).toEqual([]);
  });
});

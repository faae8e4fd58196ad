import { PATH_WITHOUT_PAGE } from "../../../scripts/lib/built-site";
import { today } from "../../../src/data-layer/model/release";
import { aliases, built, documentsOf, type PublishedDocument, settings } from "../support/published";
import { expect, test } from "../support/test";
import { tidy } from "../support/text";

/** Entries the feed holds at most. */
const FEED_LIMIT = 50;

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
  const document = new DOMParser().parseFromString(html, "text/html");
  const attributeOf = (element: Element, name: string) => element.getAttribute(name) ?? "";
  const metas = [...document.querySelectorAll("meta[name], meta[property]")];
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  return {
    lang: document.documentElement.lang,
    title: document.title,
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? undefined,
    meta: Object.fromEntries(
      metas.map((meta) => [meta.getAttribute("name") ?? attributeOf(meta, "property"), attributeOf(meta, "content")]),
    ),
    things: scripts.flatMap((script) => {
      const { "@context": context, "@graph": graph } = JSON.parse(script.textContent ?? "");
      return context === "https://schema.org" ? graph : [];
    }),
  };
}

const heads = new Map<string, Head>();
const head = (address: string): Head => {
  const found = heads.get(address);
  if (!found) throw new Error(`The head of ${address} was not read.`);
  return found;
};

/** Pages that search engines should list: neither second addresses nor pages that say otherwise. */
const listed = () => PATHS.filter((address) => !aliases.has(address) && head(address).meta.robots !== "noindex");
const unlisted = () => [...PATHS, PATH_WITHOUT_PAGE].filter((address) => head(address).meta.robots === "noindex");

/** All addresses of articles, second ones included. */
const ARTICLES: ReadonlyMap<string, PublishedDocument> = new Map(
  documentsOf("Article").flatMap((article) =>
    [article.path, ...article.aliases].map((address) => [address, article] as const),
  ),
);

/** What schema.org calls them. */
const EMPLOYMENT_TYPES = ["FULL_TIME", "PART_TIME", "INTERN"];

const text = (file: string) => built.file(file).toString();

const thingOf = (address: string, type: string) => head(address).things.find((thing) => thing["@type"] === type);

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  for (const address of [...PATHS, PATH_WITHOUT_PAGE]) {
    heads.set(address, await page.evaluate(readHead, built.html(address)));
  }
  await page.close();
});

test("every listed page has a title and a description of its own, of a length that search engines show", () => {
  for (const key of ["title", "description"] as const) {
    const texts = listed()
      .map(head)
      .map(({ title, meta }) => (key === "title" ? title : meta.description));
    expect(new Set(texts).size, key).toBe(listed().length);
  }
  for (const address of PATHS) {
    const { title, meta, lang } = head(address);
    expect(title, `title of ${address}`).toMatch(/^.{15,60}$/);
    expect(meta.description, `description of ${address}`).toMatch(/^.{70,160}$/);
    expect(lang).toBe("de");
  }
});

test("a listed page names itself as canonical, an alias its article; the others are not listed", () => {
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

test("every page can be shared, with its title, its text and its picture", () => {
  for (const address of PATHS) {
    const { title, meta, canonical } = head(address);
    expect(meta).toMatchObject({
      "og:title": title,
      "og:description": meta.description,
      "og:url": canonical ?? wholeAddress(address),
      "og:site_name": settings.name,
      "og:locale": "de_DE",
      "og:type": ARTICLES.has(address) ? "article" : "website",
      "og:image:width": "1200",
      "og:image:height": "630",
      "twitter:card": "summary_large_image",
    });
    expect(meta["og:image"]).toMatch(new RegExp(`^${settings.url}/social/[a-z0-9-]+\\.png$`));
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

test("structured data: the home page is about the company and its website", () => {
  const home = { name: settings.name, url: wholeAddress("/") };
  const logo = wholeAddress("/icon-512.png");
  const legalName = expect.stringMatching(/\S/);
  expect(head("/").things).toEqual([
    expect.objectContaining({ "@type": "Organization", ...home, legalName, logo, address: SEAT }),
    expect.objectContaining({ "@type": "WebSite", ...home, inLanguage: "de" }),
  ]);
});

test("structured data: every other listed page has the way to it", () => {
  for (const address of listed().filter((page) => page !== "/")) {
    const [trail, ...others] = head(address).things.filter((thing) => thing["@type"] === "BreadcrumbList");
    expect(others).toEqual([]);
    const steps = (trail?.itemListElement ?? []) as { position: number; name: string; item: string }[];
    const parents = address.split("/").map((_part, index, parts) => parts.slice(0, index + 1).join("/") || "/");
    // Not every part of an address is a page by itself.
    const way = parents.filter((parent) => PATHS.includes(parent)).map(wholeAddress);
    expect(steps.map(({ item }) => item)).toEqual(way);
    expect(steps.map(({ position }) => position)).toEqual(way.map((_step, index) => index + 1));
    for (const { name } of steps) expect(name.length).toBeGreaterThan(1);
  }
});

test("structured data: every article is a posting with all that Google asks for", () => {
  for (const [address, { path: main, data }] of ARTICLES) {
    const posting = thingOf(address, "BlogPosting");
    expect(posting, address).toMatchObject({
      headline: expect.any(String),
      image: expect.stringMatching(new RegExp(`^${settings.url}/social/[a-z0-9-]+\\.png$`)),
      datePublished: data.published,
      dateModified: expect.stringMatching(ISO_DAY),
      author: ORGANIZATION,
      publisher: ORGANIZATION,
      mainEntityOfPage: wholeAddress(main),
      inLanguage: "de",
    });
    expect(tidy(String(posting?.headline))).toBe(tidy(String(data.title)));
  }
});

test("structured data: every job that is offered is a posting with all that Google asks for", () => {
  for (const { path: address, slug, data } of documentsOf("Job")) {
    const posting = thingOf(address, "JobPosting");
    if (typeof data.expires === "string" && data.expires < today()) {
      expect(posting, address).toBeUndefined();
      continue;
    }
    expect(posting, address).toMatchObject({
      title: expect.any(String),
      datePosted: data.published,
      hiringOrganization: { "@type": "Organization", name: settings.name, sameAs: wholeAddress("/") },
      jobLocation: { "@type": "Place", address: SEAT },
      identifier: { "@type": "PropertyValue", name: settings.name, value: slug },
    });
    for (const type of [posting?.employmentType].flat()) expect(EMPLOYMENT_TYPES, address).toContain(type);
    const description = tidy(String(posting?.description));
    for (const text of [data.tasks, data.requirements, data.offers].flat()) {
      expect(description).toContain(`<li>${tidy(String(text))}</li>`);
    }
  }
});

test("the sitemap holds the listed pages, articles and jobs with the day of their last change", async ({ page }) => {
  const entries = await page.evaluate((xml) => {
    const document = new DOMParser().parseFromString(xml, "application/xml");
    return [...document.querySelectorAll("url")].map((url) => ({
      address: url.querySelector("loc")?.textContent ?? "",
      day: url.querySelector("lastmod")?.textContent ?? "",
    }));
  }, text("sitemap.xml"));
  expect(entries.map(({ address }) => address).sort()).toEqual(listed().map(wholeAddress).sort());
  for (const { address, day } of entries) {
    if (/\/(blog|career)(\/|$)/.test(address)) expect(day, address).toMatch(ISO_DAY);
  }
  expect(text("robots.txt")).toMatch(/^User-agent: \*\nAllow: \/\n/);
  expect(text("robots.txt")).toContain(`Sitemap: ${settings.url}/sitemap.xml`);
});

test("the feed holds the newest articles with their whole text, and every page names it", async ({ page }) => {
  const entries = await page.evaluate((xml) => {
    const document = new DOMParser().parseFromString(xml, "application/xml");
    if (document.querySelector("parsererror")) throw new Error("The feed is no XML.");
    return [...document.querySelectorAll("entry")].map((entry) => {
      const content = new DOMParser().parseFromString(entry.querySelector("content")?.textContent ?? "", "text/html");
      return {
        id: entry.querySelector("id")?.textContent ?? "",
        published: entry.querySelector("published")?.textContent ?? "",
        words: (content.body.textContent ?? "").split(/\s+/).length,
        targets: [...content.querySelectorAll("[href], [src]")].map(
          (element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "",
        ),
      };
    });
  }, text("feed.xml"));
  const newest = documentsOf("Article")
    .map(({ path, data }) => ({ id: wholeAddress(path), day: String(data.published) }))
    .sort((a, b) => b.day.localeCompare(a.day))
    .slice(0, FEED_LIMIT);
  expect(entries.map((entry) => entry.published.slice(0, 10))).toEqual(newest.map(({ day }) => day));
  if (documentsOf("Article").length <= FEED_LIMIT) {
    expect(entries.map(({ id }) => id).sort()).toEqual(newest.map(({ id }) => id).sort());
  }
  for (const { id, words, targets } of entries) {
    const shown = await page.evaluate(
      (html) => new DOMParser().parseFromString(html, "text/html").querySelector(".prose")?.textContent ?? "",
      built.html(new URL(id).pathname),
    );
    expect(words, id).toBe(shown.split(/\s+/).length);
    for (const target of targets) expect(target, id).toMatch(/^https:\/\//);
  }
  for (const address of PATHS) {
    expect(built.html(address)).toMatch(/<link[^>]*type="application\/atom\+xml" href="\/feed\.xml"/);
  }
});

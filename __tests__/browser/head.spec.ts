import { readFileSync } from "node:fs";
import path from "node:path";
import { builtHtml, builtPaths, PUBLIC } from "./support/built-site";
import { ALIAS_PATHS, ALIASES, ARTICLES, JOBS, readArticle, readJob, tidy } from "./support/routes";
import { site } from "./support/site";
import { expect, test } from "./support/test";

const UNLISTED = ["/login", "/icp", "/onboarding"];
const LISTED = builtPaths().filter((address) => !ALIAS_PATHS.includes(address) && !UNLISTED.includes(address));

const wholeAddress = (address: string) => site.url + address;
const published = (file: string) => readFileSync(path.join(PUBLIC, file), "utf8");

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
  const meta: Record<string, string> = {};
  for (const element of document.querySelectorAll("meta[name], meta[property]")) {
    meta[element.getAttribute("name") ?? element.getAttribute("property") ?? ""] =
      element.getAttribute("content") ?? "";
  }
  return {
    lang: document.documentElement.lang,
    title: document.title,
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? undefined,
    meta,
    things: [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) => {
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

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  for (const address of [...builtPaths(), "/gibt-es-nicht"]) {
    heads.set(address, await page.evaluate(readHead, builtHtml(address)));
  }
  await page.close();
});

test("every listed page has a title and a description of its own, of a length that search engines show", () => {
  for (const key of ["title", "description"] as const) {
    const texts = LISTED.map((address) => (key === "title" ? head(address).title : head(address).meta.description));
    expect(new Set(texts).size, key).toBe(LISTED.length);
  }
  for (const address of builtPaths()) {
    const { title, meta, lang } = head(address);
    expect(title.length, `title of ${address}`).toBeGreaterThanOrEqual(15);
    expect(title.length, `title of ${address}`).toBeLessThanOrEqual(60);
    expect(meta.description?.length, `description of ${address}`).toBeGreaterThanOrEqual(70);
    expect(meta.description?.length, `description of ${address}`).toBeLessThanOrEqual(160);
    expect(lang).toBe("de");
  }
});

test("a listed page names itself as canonical, an alias its article; the others are not listed", () => {
  for (const address of LISTED) {
    expect(head(address).canonical).toBe(wholeAddress(address));
    expect(head(address).meta.robots).toBeUndefined();
  }
  for (const { alias, slug } of ALIASES) {
    expect(head(`/blog/${alias}`).canonical).toBe(wholeAddress(`/blog/${slug}`));
  }
  for (const address of [...UNLISTED, "/gibt-es-nicht"]) {
    expect(head(address).meta.robots).toBe("noindex");
    expect(head(address).canonical).toBeUndefined();
  }
});

test("every page can be shared, with its title, its text and its picture", () => {
  for (const address of builtPaths()) {
    const { title, meta, canonical } = head(address);
    expect(meta).toMatchObject({
      "og:title": title,
      "og:description": meta.description,
      "og:url": canonical ?? wholeAddress(address),
      "og:site_name": site.name,
      "og:locale": "de_DE",
      "og:type": address.startsWith("/blog/") ? "article" : "website",
      "og:image:width": "1200",
      "og:image:height": "630",
      "twitter:card": "summary_large_image",
    });
    expect(meta["og:image"]).toMatch(new RegExp(`^${site.url}/social/[a-z0-9-]+\\.png$`));
  }
});

const ISO_DAY = /^\d{4}-\d\d-\d\d$/;
const ORGANIZATION = expect.objectContaining({ "@type": "Organization", name: site.name, url: wholeAddress("/") });
const LINDAU = {
  "@type": "PostalAddress",
  streetAddress: site.company.street,
  postalCode: "88131",
  addressLocality: site.company.city,
  addressCountry: "DE",
};

test("structured data: the home page is about the company and its website", () => {
  expect(head("/").things).toEqual([
    expect.objectContaining({
      "@type": "Organization",
      name: site.name,
      legalName: site.legalName,
      url: wholeAddress("/"),
      logo: wholeAddress("/icon-512.png"),
      address: LINDAU,
    }),
    expect.objectContaining({ "@type": "WebSite", name: site.name, url: wholeAddress("/"), inLanguage: "de" }),
  ]);
});

test("structured data: every other listed page has the way to it", () => {
  for (const address of LISTED.filter((listed) => listed !== "/")) {
    const [trail, ...others] = head(address).things.filter((thing) => thing["@type"] === "BreadcrumbList");
    expect(others).toEqual([]);
    const steps = trail?.itemListElement as { position: number; name: string; item: string }[];
    expect(steps.length, address).toBe(address.split("/").length);
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_step, index) => index + 1));
    expect(steps.map(({ item }) => item)).toEqual(
      address.split("/").map((_part, index, parts) => wholeAddress(parts.slice(0, index + 1).join("/") || "/")),
    );
    for (const { name } of steps) expect(name.length).toBeGreaterThan(1);
  }
});

for (const [kind, slug] of [
  ...ARTICLES.map((article) => [article, article] as const),
  ...ALIASES.map(({ alias, slug: article }) => [alias, article] as const),
]) {
  test(`structured data: /blog/${kind} is a posting with all that Google asks for`, () => {
    const posting = head(`/blog/${kind}`).things.find((thing) => thing["@type"] === "BlogPosting");
    expect(posting).toMatchObject({
      headline: expect.any(String),
      image: wholeAddress(`/social/blog-${slug}.png`),
      datePublished: expect.stringMatching(ISO_DAY),
      dateModified: expect.stringMatching(ISO_DAY),
      author: ORGANIZATION,
      publisher: ORGANIZATION,
      mainEntityOfPage: wholeAddress(`/blog/${slug}`),
      inLanguage: "de",
    });
    expect(tidy(String(posting?.headline))).toBe(tidy(readArticle(slug).title));
  });
}

const EMPLOYMENT_TYPES: Record<string, unknown> = {
  Vollzeit: "FULL_TIME",
  "6 Monate": "INTERN",
  "Vollzeit/Teilzeit": ["FULL_TIME", "PART_TIME"],
};

for (const slug of JOBS) {
  test(`structured data: /career/${slug} is a job posting with all that Google asks for`, () => {
    const job = readJob(slug);
    const posting = head(`/career/${slug}`).things.find((thing) => thing["@type"] === "JobPosting");
    expect(posting).toMatchObject({
      title: expect.any(String),
      datePosted: expect.stringMatching(ISO_DAY),
      hiringOrganization: { "@type": "Organization", name: site.name, sameAs: wholeAddress("/") },
      jobLocation: { "@type": "Place", address: LINDAU },
      employmentType: EMPLOYMENT_TYPES[job.type],
      identifier: { "@type": "PropertyValue", name: site.name, value: slug },
    });
    const description = tidy(String(posting?.description));
    for (const text of [...job.tasks, ...job.requirements, ...job.offers]) {
      expect(description).toContain(`<li>${tidy(text)}</li>`);
    }
  });
}

test("a page without its own subject carries no structured data", () => {
  for (const address of [...UNLISTED, "/gibt-es-nicht"]) expect(head(address).things).toEqual([]);
});

test("the sitemap holds exactly the listed pages, articles and jobs with the day of their last change", async ({
  page,
}) => {
  const entries = await page.evaluate((xml) => {
    const document = new DOMParser().parseFromString(xml, "application/xml");
    return [...document.querySelectorAll("url")].map((url) => ({
      address: url.querySelector("loc")?.textContent ?? "",
      day: url.querySelector("lastmod")?.textContent ?? "",
    }));
  }, published("sitemap.xml"));
  expect(entries.map(({ address }) => address).sort()).toEqual(LISTED.map(wholeAddress).sort());
  for (const { address, day } of entries) {
    if (/\/(blog|career)(\/|$)/.test(address)) expect(day, address).toMatch(ISO_DAY);
  }
  expect(published("robots.txt")).toMatch(/^User-agent: \*\nAllow: \/\n/);
  expect(published("robots.txt")).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});

test("the feed holds all articles with their whole text, newest first, and every page names it", async ({ page }) => {
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
  }, published("feed.xml"));
  expect(entries.map(({ id }) => id).sort()).toEqual(ARTICLES.map((slug) => wholeAddress(`/blog/${slug}`)).sort());
  expect(entries.map((entry) => entry.published)).toEqual(
    entries
      .map((entry) => entry.published)
      .sort()
      .reverse(),
  );
  for (const { id, words, targets } of entries) {
    expect(words, id).toBeGreaterThan(900);
    for (const target of targets) expect(target, id).toMatch(/^https:\/\//);
  }
  for (const address of builtPaths()) {
    expect(builtHtml(address)).toMatch(/<link[^>]*type="application\/atom\+xml" href="\/feed\.xml"/);
  }
});

import { contentModel } from "../../../src/content-model";
import { publishedPages } from "../../../src/publish/published-pages";
import { cardTexts } from "../../../src/publish/social-cards";
import { structuredData } from "../../../src/publish/structured-data";
import { siteNodes } from "../support/site-nodes";

const SITE = "https://www.hafenlotse.example";
const pages = (nodes = siteNodes()) => publishedPages("/site", nodes, contentModel);
const withArticles = (count: number) => siteNodes({ articles: Array.from({ length: count }, () => ({})) });

/** The schema.org object of this type on a page. */
const thing = (path: string, type: string, nodes = siteNodes()) =>
  (structuredData(pages(nodes)).get(path) as unknown as Record<string, unknown>[] | undefined)?.find(
    (candidate) => candidate["@type"] === type,
  );
const posting = (job: object = {}) => thing("/career/lotse", "JobPosting", siteNodes({ job }));
/** Breadcrumbs from steps such as „Blog /blog“. */
const breadcrumbsOf = (...steps: string[]) =>
  steps.map((step, index) => {
    const [name, path] = step.split(" /");
    return { "@type": "ListItem", position: index + 1, name, item: `${SITE}/${path}` };
  });

const TYPES = { Vollzeit: "FULL_TIME", "6 Monate": "INTERN", "Vollzeit/Teilzeit": ["FULL_TIME", "PART_TIME"] };
it.each(Object.entries(TYPES))("a job of type %s has the employment type %s", (type, employmentType) => {
  expect(posting({ type })).toMatchObject({ employmentType });
});

it("a job is valid to the last second of its last day", () => {
  expect(posting({ expires: undefined })).not.toHaveProperty("validThrough");
  expect(posting({ expires: "2026-03-31" })).toMatchObject({ validThrough: "2026-03-31T23:59:59+02:00" });
});

it("a job is where its location says: at the seat, in another town, or in a country", () => {
  const town = { "@type": "PostalAddress", addressLocality: "Bad Waldsee", addressCountry: "DE" };
  expect(posting({ location: "Lindau (Bodensee)" })).toMatchObject({
    jobLocation: { address: { streetAddress: "Musterhafen 1" } },
  });
  expect(posting({ location: "Bad Waldsee" })?.jobLocation).toEqual({ "@type": "Place", address: town });
  const remote = posting({ location: "Remote in Österreich" });
  expect(remote).toMatchObject({ jobLocationType: "TELECOMMUTE", applicantLocationRequirements: { name: "AT" } });
  expect(remote).not.toHaveProperty("jobLocation");
});

it.each([
  ["58.000–70.000\u00a0€ im Jahr fest, dazu mehr", { minValue: 58000, maxValue: 70000, unitText: "YEAR" }],
  ["2.600,50 € im Monat (Muster)", { minValue: 2600.5, maxValue: 2600.5, unitText: "MONTH" }],
  ["15 € pro Stunde", { minValue: 15, maxValue: 15, unitText: "HOUR" }],
  ["58.000–70.000 €", undefined],
  ["bis zu 70.000 € im Jahr", undefined],
  ["3.00 € im Monat", undefined],
  ["richtet sich nach der Aufgabe", undefined],
  [undefined, undefined],
])("a pay of „%s“ is told as %j", (payRange, value) => {
  const salary = { "@type": "MonetaryAmount", currency: "EUR", value: { "@type": "QuantitativeValue", ...value } };
  expect(posting({ payRange })?.baseSalary).toEqual(value && salary);
});

it("an unsolicited application is no job posting", () => {
  expect(posting({ unsolicited: true })).toBeUndefined();
});

it("every page but the home page has breadcrumbs with the navigation's labels", () => {
  const breadcrumbs = (path: string, nodes = siteNodes()) => thing(path, "BreadcrumbList", nodes)?.itemListElement;
  expect(breadcrumbs("/career")).toEqual(breadcrumbsOf("Hafenlotse /", "Career /career"));
  expect(breadcrumbs("/blog/kosten")).toEqual(breadcrumbsOf("Hafenlotse /", "Blog /blog", "Kosten /blog/kosten"));
  expect(breadcrumbs("/blog/seite/2", withArticles(25))).toEqual(
    breadcrumbsOf("Hafenlotse /", "Blog /blog", "Seite 2 /blog/seite/2"),
  );
  expect(thing("/blog/seite/2", "BreadcrumbList", withArticles(24))).toBeUndefined();
  expect(thing("/", "BreadcrumbList")).toBeUndefined();
  expect(thing("/impressum", "BreadcrumbList")).toBeDefined();
});

it("a card has its own picture and title, or else those of its page, of the first page that it lists, of the page above it, or of the home page", () => {
  const cards = Object.fromEntries(pages().map(({ path, card }) => [path, card]));
  expect(cards).toMatchObject({
    "/": { title: "Wer zuerst?", pictureFile: "/site/content/pictures/spiel.png", alt: "Zehn Boote" },
    "/login": { title: "Willkommen", pictureFile: "/site/content/pictures/hafen.jpg" },
    "/career": { title: "Arbeiten", pictureFile: "/site/content/pictures/kai.webp" },
    "/career/lotse": { title: "Lotse (m/w/d)", pictureFile: "/site/content/pictures/kai.webp" },
    "/blog/kosten": { title: "Kosten", pictureFile: "/site/content/articles/kosten/poster.png" },
    "/blog": { title: "Blog", number: undefined, pictureFile: "/site/content/articles/kosten/poster.png" },
  });
  expect(cards).not.toHaveProperty(["/article"]);
});

it("an article's card has the number of its first formula, and its text says all that the card shows", () => {
  const html =
    '<figure class="formula"><figcaption>CAC = a</figcaption><p class="formula-example">6 ÷ 2 = 3</p></figure>';
  const listed = pages(siteNodes({ articles: [{ html, poster: { src: "./poster.png", alt: "Ein Fisch" } }] }));
  expect(listed.find(({ path }) => path === "/blog/kosten")?.card?.number).toBe("3");
  expect(Object.fromEntries(cardTexts(listed))).toMatchObject({
    "/social/blog-kosten.jpg": "„Kosten“, 3: Ein Fisch",
    "/social/blog.jpg": "„Blog“: Ein Fisch",
  });
});

import { PATH_WITHOUT_PAGE } from "../../../scripts/lib/built-site";
import { fields } from "../../../src/features/contact-form/fields";
import {
  ALIAS_PATHS,
  ALIASES,
  ARTICLES,
  type ArticleSlug,
  FORM,
  JOBS,
  type JobSlug,
  PATHS_WITHOUT_PAGE,
  readArticle,
  readJob,
  site,
  specSite,
} from "../../browser/support/spec-site";
import { listOf, normalizeSpaces } from "../../browser/support/text";
import about from "../../spec-site/content/pages/about.json";
import blog from "../../spec-site/content/pages/blog.json";
import career from "../../spec-site/content/pages/career.json";
import contact from "../../spec-site/content/pages/contact.json";
import home from "../../spec-site/content/pages/home.json";
import icp from "../../spec-site/content/pages/icp.json";
import jobLabels from "../../spec-site/content/pages/job.json";
import login from "../../spec-site/content/pages/login.json";
import onboarding from "../../spec-site/content/pages/onboarding.json";
import product from "../../spec-site/content/pages/product.json";
import {
  all,
  chaptersOf,
  documentOf,
  headingsOf,
  linksIn,
  nameOf,
  one,
  pictureOf,
  sectionOf,
  textOf,
  textsOf,
} from "../support/document";

const WORDS_PER_MINUTE = 200;

/** What else a screen must hold beside its main heading. */
type Check = (page: Document, main: Element) => void;

const SCREENS: readonly (readonly [path: string, heading: string, check: Check])[] = [
  ["/", home.hero.title, checkHome],
  ["/product", product.hero.title, checkProduct],
  ["/about", about.hero.title, checkAbout],
  ["/contact", "Kontakt", checkContact],
  ["/login", login.title, checkLogin],
  ["/career", career.hero.title, checkCareer],
  ...JOBS.map((slug) => [`/career/${slug}`, readJob(slug).title, checkJob(slug)] as const),
  ["/blog", blog.hero.title, checkBlog],
  ...[...ARTICLES.map((slug) => ({ alias: slug, slug })), ...ALIASES].map(
    ({ alias, slug }) => [`/blog/${alias}`, readArticle(slug).title, checkArticle(slug)] as const,
  ),
  ["/privacy", "Datenschutzerklärung", checkPrivacy],
  ["/impressum", "Impressum", checkImprint],
  ["/cookies", "Cookie-Richtlinie", checkCookies],
  ["/icp", icp.title, (_, main) => checkQuestionnaire(main, icp.text, "ICP-Formular starten")],
  [
    "/onboarding",
    onboarding.title,
    (_, main) => checkQuestionnaire(main, onboarding.text, "Technisches Onboarding starten"),
  ],
];

const NAVIGATION = listOf(`
  Home → / | Produkt → /product | Über Uns → /about | Career → /career | Blog → /blog | Kontakt → /contact`);
const LOGIN = "Login → /login";
const toForm = (label: string) => `${label} → ${FORM}`;
const DEMO = toForm("Demo buchen");

const FOOTER = [
  ...["/", "/product", "/product#features", "/product#integrations", "/about", "/career", "/blog"],
  ...[...PATHS_WITHOUT_PAGE, "/privacy", "/impressum", "/cookies"],
];

/** Related articles whose cards are fixed to the letter. @spec 2.30 */
const RELATED: Partial<Record<ArticleSlug, readonly [slug: string, readTime: string][]>> = {
  "5-massnahmen-vertrieb-skalieren": [
    ["vertrieb-skalieren", "8 min"],
    ["sales-automation", "6 min"],
    ["sales-performance-messen", "7 min"],
  ],
  "vertrieb-skalieren": [
    ["sales-enablement", "8 min"],
    ["sales-automation", "7 min"],
    ["b2b-sales-pipeline", "9 min"],
  ],
};

/** Figures and rules of thumb an article must quote. @spec 9.9 */
const QUOTED: Partial<Record<ArticleSlug, readonly string[]>> = {
  "b2b-lead-nurturing": ["5 %", "50 %", "451 %", "23 %"],
  "5-massnahmen-vertrieb-skalieren": ["50 %", "23 %", "Monat 1–3", "Monat 4–6", "Monat 7–12"],
  "cac-customer-acquisition-cost": ["LTV ≥ 3 × CAC"],
  "b2b-sales-pipeline": ["3–5 ×"],
};

/** What the application process of a job names, by the job's type. @spec 9.7 */
const FIGURES: Readonly<Record<string, readonly string[]>> = {
  Vollzeit: ["30 Minuten", "45 Minuten", "48 Stunden"],
  "Vollzeit/Teilzeit": ["30 Minuten", "45 Minuten", "48 Stunden"],
  "6 Monate": ["45 Minuten", "3 Tagen"],
};

const open = (path: string) => {
  const page = documentOf(specSite, path);
  return { page, main: one(page, "main") };
};

describe("Routes", () => {
  // @spec 2.10
  it("the build holds all paths of the route table", () => {
    expect(specSite.paths()).toEqual(expect.arrayContaining(SCREENS.map(([path]) => path)));
  });

  // @spec 2.10 2.20 2.21 2.22 2.23 2.25 2.26 2.27 2.28 2.29 2.31 2.32 2.33
  it.each(SCREENS)("%s shows its screen", (path, heading, check) => {
    const { page, main } = open(path);
    expect(textsOf(main, "h1")).toEqual([normalizeSpaces(heading)]);
    check(page, main);
  });

  // @spec 2.1 2.2 2.3 2.4 2.5
  it.each([...SCREENS.map(([path]) => path), PATH_WITHOUT_PAGE])("%s has the header and the footer", (path) => {
    checkShell(open(path).page, path);
  });

  // @spec 2.12
  it("the not-found page says so and leads home", () => {
    const { main } = open(PATH_WITHOUT_PAGE);
    const { email } = site.company;
    expect(textsOf(main, "h1")).toEqual(["404"]);
    expect(textOf(main)).toContain("Oops! Page not found");
    expect(linksIn(main)).toEqual([`${email} → mailto:${email}`, "Return to Home → /"]);
  });

  // @spec 2.11
  it("second addresses show the same article, and no page leads there", () => {
    for (const { alias, slug } of ALIASES) {
      const [first, second] = [alias, slug].map(
        (name) => specSite.html(`/blog/${name}`).match(/<main.*<\/main>/s)?.[0],
      );
      expect(first?.length).toBeGreaterThan(10_000);
      expect(first).toBe(second);
    }
    const leading = specSite.paths().filter((path) => {
      const html = specSite.html(path);
      return ALIAS_PATHS.some((alias) => html.includes(`<a href="${alias}"`));
    });
    expect(leading).toEqual([]);
  });

  // @spec 2.11
  it("the article on the right moment to scale is shorter than the one with the five measures", () => {
    const longer = readArticle("5-massnahmen-vertrieb-skalieren").duration;
    expect(readArticle("vertrieb-skalieren").duration).toBeLessThan(longer * 0.9);
  });

  // @spec 1.1
  it("the home page says whom the product is for", () => {
    for (const audience of ["Mittelstand", "Start-up", "Scale-up"]) expect(textOf(open("/").main)).toContain(audience);
  });

  // @spec 9.9
  it("related articles are read in 6 to 10 minutes", () => {
    const times = ARTICLES.flatMap((slug) => readTimesOn(`/blog/${slug}`)).map((time) => Number.parseInt(time, 10));
    expect([Math.min(...times), Math.max(...times)]).toEqual([6, 10]);
  });

  it("search engines are kept from the login, the questionnaires and the not-found page alone", () => {
    const isKept = (path: string) => specSite.html(path).includes('content="noindex"');
    const kept = [...specSite.paths(), PATH_WITHOUT_PAGE].filter(isKept);
    expect(kept.sort()).toEqual([PATH_WITHOUT_PAGE, "/icp", "/login", "/onboarding"]);
  });
});

/** Header and footer, the same on every page but for the active item. @spec 1.2 2.5 */
function checkShell(page: Document, path: string): void {
  const header = one(page, "header:has(nav)");
  const inMenu = [...NAVIGATION, DEMO, LOGIN];
  // The demo stands twice: between logo and menu on phones, at the end of the row elsewhere.
  expect(linksIn(header)).toEqual([`${site.name} → /`, ...NAVIGATION, LOGIN, DEMO, DEMO, ...inMenu]);
  expect(linksIn(one(header, "#mobile-menu"))).toEqual(inMenu);
  const isActive = (to = "") => (to === "/" ? path === to : `${path}/`.startsWith(`${to}/`));
  const active = NAVIGATION.filter((link) => isActive(link.split(" → ")[1]));
  for (const list of all(header, "nav ul")) {
    const current = all(list, "[aria-current]").map((link) => `${textOf(link)} → ${link.getAttribute("href")}`);
    expect(current).toEqual(active);
  }

  const footer = one(page, "footer");
  expect(all(footer, "a").map((link) => link.getAttribute("href"))).toEqual(FOOTER);
  expect(textOf(footer)).toContain("© 2025");
  expect(textOf(footer)).toContain("Verdreifacht Ihre Conversion-Rate durch intelligente Automatisierung");
  const badge = "DSGVO-konform, deutsches Unternehmen, Digitalisierungspartner";
  expect(all(footer, "img").map(nameOf)).toEqual([badge]);
}

// @spec 2.20 2.33 9.8
function checkHome(page: Document, main: Element): void {
  const { hero, stats, customers, game, features, benefits, integration, closing } = home;
  expect(textOf(main)).toContain(normalizeSpaces(hero.text));
  pictureOf(main, hero.picture.alt);
  expectTitles(main, 2, [game, features, benefits, integration, closing]);
  const told = ({ label, to }: { label: string; to: string }) => `${label} → ${to}`;
  expect(linksIn(main)).toEqual([
    ...["Demo buchen", "Mehr über uns erfahren"].map(toForm),
    told(hero.more),
    toForm("Zu unseren Guides"),
    told(benefits.more),
    ...[integration.action.label, closing.action.label].map(toForm),
    told(closing.more),
  ]);

  const strip = one(main, `section[aria-label="${stats.label}"]`);
  expect(textsOf(strip, "dd")).toEqual(["30+", "300 %", "80 %"]);
  const figures = [/Vertriebsteams arbeiten mit/, /mehr Termine/, /weniger Zeit/];
  expect(textsOf(strip, "dt")).toEqual(figures.map((figure) => expect.stringMatching(figure)));

  const logos = all(main, "img").filter((image) => customers.logos.some(({ alt }) => alt === nameOf(image)));
  expect(logos.map(nameOf)).toEqual(customers.logos.map(({ alt }) => alt));

  const cards = sectionOf(page, features.title);
  expect(features.cards).toHaveLength(3);
  expectTitles(cards, 3, features.cards);
  for (const { description } of features.cards) expect(textOf(cards)).toContain(normalizeSpaces(description));

  const list = sectionOf(page, benefits.title);
  expectTitles(list, 3, benefits.items);
  expect(textOf(list)).toContain("spart 80 % der Zeit");
  expect(textOf(list)).toContain("über 500 Unternehmen");

  const systems = sectionOf(page, integration.title);
  pictureOf(systems, integration.picture.alt);
  expect(textsOf(systems, "dt")).toEqual(integration.systems.map(({ title }) => title));
  expect(textOf(sectionOf(page, closing.title))).toContain(normalizeSpaces(closing.text));
}

// @spec 2.21 9.8
function checkProduct(page: Document, main: Element): void {
  const { hero, features, benefits, limits, closing } = product;
  expect(textOf(main)).toContain(normalizeSpaces(hero.text));
  expectTitles(main, 2, [features, benefits, limits, closing]);
  expect(linksIn(main)).toEqual([hero.primary, hero.secondary, closing.action].map(({ label }) => toForm(label)));

  const cards = all(main, "#features ol > li:has(h3)");
  expect(cards.map((card) => textOf(one(card, "h3")))).toEqual(
    listOf(`Agentic Sales AI | Lead-Intelligenz und Scoring | Ansprache auf allen Kanälen | CRM-Anbindung |
      Vertriebsauswertung`),
  );
  for (const [index, { description, points }] of features.cards.entries()) {
    for (const text of [description, ...points]) expect(textOf(cards[index] ?? main)).toContain(normalizeSpaces(text));
  }
  expect(textsOf(one(main, "#integrations"), "h3")).toEqual(["CRM-Anbindung"]);

  const list = sectionOf(page, benefits.title);
  expect(textsOf(list, "li h3")).toEqual(benefits.items.map(({ title }) => normalizeSpaces(title)));
  expect(textsOf(list, "dd")).toEqual(["+247 %", "+300 %", "+250 %", "32,5 %", "bis zu 3 ×"]);
  const figures = ["Pipeline-Wachstum", "Conversion-Rate", "mehr Termine", "Lead-zu-Kunde-Quote", "Abschlussquote"];
  expect(textsOf(list, "dt")).toEqual(figures.map((figure) => expect.stringContaining(figure)));
}

// @spec 1.2 2.22
function checkAbout(page: Document, main: Element): void {
  const { hero, mission, timeline, team, closing } = about;
  expect(textOf(main)).toContain(normalizeSpaces(hero.text));
  expect(textOf(main)).toMatch(/2023 .* an einem See/);
  expectTitles(main, 2, [mission, timeline, team, closing]);
  expect(textsOf(sectionOf(page, mission.title), "p")).toEqual(mission.paragraphs.map(normalizeSpaces));
  const milestones = [/^2023 .*Gründung/, /^2024 .*Markteintritt .*DACH/, /^2025 .*Wachstum und Finanzierung/];
  // By its heading: before it, the year would belong to the entry above.
  const told = textsOf(sectionOf(page, timeline.title), "li h3");
  expect(told).toEqual(milestones.map((milestone) => expect.stringMatching(milestone)));

  const members = all(sectionOf(page, team.title), "li");
  expect(members).toHaveLength(3);
  for (const [index, { name, role, description, picture }] of team.members.entries()) {
    const member = members[index] ?? main;
    expect(textsOf(member, "h3")).toEqual([name]);
    for (const text of [role, description]) expect(textOf(member)).toContain(normalizeSpaces(text));
    pictureOf(member, picture.alt);
  }
  expect(linksIn(main)).toEqual([toForm(closing.action.label), `${closing.more.label} → ${closing.more.to}`]);
}

// @spec 2.23 5.6
function checkContact(_: Document, main: Element): void {
  const { email, street } = site.company;
  expect(textsOf(main, "address")).toEqual([`${street} 88131 Lindau (Bodensee) Deutschland`]);
  expect(linksIn(main)).toContain(`${email} → mailto:${email}`);
  const hours = all(main, "dl > div").filter((row) => textOf(row).includes(contact.company.hoursLabel));
  expect(hours.flatMap((row) => textsOf(row, "dd"))).toEqual([
    "Montag bis Freitag 9:00–18:00 Uhr",
    "Samstag und Sonntag geschlossen",
  ]);

  const form = one(main, "#form");
  expect(textsOf(form, "h2")).toEqual([contact.form.title]);
  expect(textsOf(form, "label:not([hidden])")).toEqual(
    fields.map(({ name, required }) => contact.form.fields[name].label + (required ? " *" : "")),
  );
  const note = "* Pflichtfelder. Ihre Daten werden vertraulich behandelt und nicht an Dritte weitergegeben.";
  expect(textOf(form)).toContain(note);
  expect(textsOf(form, "button[type=submit]")).toEqual([contact.form.submit]);
}

// @spec 2.25 5.7
function checkLogin(_: Document, main: Element): void {
  for (const [label, type] of [
    [login.email, "email"],
    [login.password, "password"],
  ] as const) {
    const id = all(main, "label")
      .find((candidate) => textOf(candidate).startsWith(label))
      ?.getAttribute("for");
    const field = one(main, `#${id}`);
    expect(field.getAttribute("type")).toBe(type);
    expect(field.hasAttribute("required")).toBe(true);
  }
  expect(all(main, "input, select, textarea")).toHaveLength(2);
  expect(textsOf(main, "button[type=submit]")).toEqual(["Anmelden"]);
  expect(linksIn(main)).toContain(toForm("Noch kein Account? Buchen Sie eine kostenlose Demo!"));
}

// @spec 2.26 9.7
function checkCareer(page: Document, main: Element): void {
  const { hero, picture, positions, reasons, benefits, values, process, unsolicited, closing } = career;
  const { jobsEmail } = site.company;
  expect(textOf(main)).toContain(normalizeSpaces(hero.text));
  pictureOf(main, picture.alt);
  const parts = [positions, reasons, benefits, values, process, unsolicited, closing].map(({ title }) =>
    normalizeSpaces(title),
  );
  expect(textsOf(main, "h2").sort()).toEqual(parts.sort());

  const list = sectionOf(page, positions.title);
  const items = all(list, "li:has(h3)");
  expect(items).toHaveLength(6);
  for (const slug of JOBS) {
    const { title, department, type, description } = readJob(slug);
    const position = items.find((item) => linksIn(item).some((link) => link === `${title} → /career/${slug}`));
    for (const text of [department, type, "Lindau", description])
      expect(textOf(position ?? main)).toContain(normalizeSpaces(text));
  }
  expect(linksIn(list)).toHaveLength(6);

  for (const { title, items: listed } of [reasons, values]) {
    expect(listed).toHaveLength(4);
    expectTitles(sectionOf(page, title), 3, listed);
  }

  const offered = textsOf(sectionOf(page, benefits.title), "li");
  expect(offered).toHaveLength(9);
  expect(offered.filter((item) => item.startsWith("30 Urlaubstage"))).toHaveLength(1);

  const steps = sectionOf(page, process.title);
  const stages = [
    /^1 Bewerbung/,
    /^2 Erstgespräch, 30 Minuten/,
    /^3 Fachgespräch 45 Minuten/,
    /^4 Angebot .*48 Stunden/,
  ];
  expect(textsOf(steps, "ol > li")).toEqual(stages.map((stage) => expect.stringMatching(stage)));
  for (const text of ["Praktika dauern 6 Monate", "innerhalb von 3 Tagen", "das Gespräch dauert 45 Minuten"]) {
    expect(textOf(steps)).toContain(text);
  }

  const block = sectionOf(page, unsolicited.title);
  expect(textOf(block)).toContain("innerhalb von 48 Stunden");
  expect(linksIn(block)).toEqual([toForm(unsolicited.action.label), `${jobsEmail} → mailto:${jobsEmail}`]);
  expect(linksIn(sectionOf(page, closing.title))).toEqual([toForm(closing.action.label)]);
}

// @spec 2.27 3.3 7.3 9.7
function checkJob(slug: JobSlug): Check {
  return (page, main) => {
    const job = readJob(slug);
    const [first, ...others] = linksIn(main);
    expect(first).toBe(`${jobLabels.back.label} → /career`);
    checkApplication(main, job.subject);
    expect(others.filter((link) => link.startsWith(jobLabels.apply))).toHaveLength(2);
    expect(job.tags.length).toBeGreaterThan(0);
    expect(textsOf(main, "header li")).toEqual(job.tags.map(normalizeSpaces));
    pictureOf(main, jobLabels.picture.alt);
    expect(textOf(main)).toContain(normalizeSpaces(job.intro));
    const { department, location, type } = jobLabels;
    const facts = [`${department} ${job.department}`, `${location} Lindau`, `${type} ${job.type}`];
    expect(textsOf(main, "h1 + dl > div")).toEqual(facts);
    expect(linksIn(one(main, "header"))).toHaveLength(2);
    expect(Object.keys(FIGURES)).toContain(job.type);

    const { tasks, requirements, offers, process } = jobLabels;
    expect(textsOf(main, "h2")).toEqual([tasks, requirements, offers, process]);
    for (const list of ["tasks", "requirements", "offers"] as const) {
      expect(textsOf(sectionOf(page, jobLabels[list]), "li")).toEqual(job[list].map(normalizeSpaces));
    }
    const text = textOf(main);
    const isInternship = job.type === "6 Monate";
    expect(isInternship).toBe(slug.startsWith("praktikum-"));
    if (isInternship) expect(job.tags).toContain("6 Monate");
    expect(new Set(text.match(/\d+ Urlaubstage/g))).toEqual(new Set(["30 Urlaubstage"]));
    expect(new Set(text.match(/\d+ Stunden/g))).toEqual(new Set(isInternship ? [] : ["48 Stunden"]));
    const stages = job.process.map((stage, index) => normalizeSpaces(`${index + 1} ${stage.title} ${stage.text}`));
    expect(textsOf(sectionOf(page, process), "li")).toEqual(stages);
    for (const figure of FIGURES[job.type] ?? []) expect(textOf(sectionOf(page, process))).toContain(figure);
  };
}

/** A mail to the jobs' mailbox; mail programs take + for itself, so a blank must be %20. */
function checkApplication(main: Element, subject: string): void {
  const [apply] = all(main, 'a[href^="mailto:"]');
  expect(apply?.getAttribute("href")).toBe(`mailto:${site.company.jobsEmail}?subject=${encodeURIComponent(subject)}`);
  expect(apply?.hasAttribute("target")).toBe(false);
  expect(all(main, "form")).toEqual([]);
}

// @spec 2.28 3.3
function checkBlog(page: Document, main: Element): void {
  const { hero, articles, topics, closing } = blog;
  expect(textOf(main)).toContain(normalizeSpaces(hero.text));
  expect(linksIn(main)).toContain(toForm(hero.action.label));

  const section = sectionOf(page, articles.title);
  expect(linksIn(section)).toEqual(
    ARTICLES.map((slug) => `${normalizeSpaces(readArticle(slug).title)} → /blog/${slug}`),
  );
  const cards = all(section, "article");
  expect(cards).toHaveLength(11);
  for (const [index, slug] of ARTICLES.entries()) {
    const { duration, description, poster } = readArticle(slug);
    const card = cards[index] ?? main;
    expect(textOf(card)).toContain(`Artikel · ${duration} Minuten`);
    expect(textOf(card)).toContain(normalizeSpaces(description));
    pictureOf(card, poster.alt);
  }
  const durations = ARTICLES.map((slug) => readArticle(slug).duration);
  expect([Math.min(...durations), Math.max(...durations)]).toEqual([5, 12]);

  const tags = sectionOf(page, topics.title);
  expect(textsOf(tags, "h2")).toEqual(["Beliebte Themen"]);
  expect(textsOf(tags, "li")).toEqual(topics.tags);
  expect(topics.tags).toHaveLength(12);
  expect(all(tags, "a, button, [role], [tabindex], [onclick]")).toEqual([]);

  const actions = [closing.primary, closing.secondary].map(({ label }) => toForm(label));
  expect(linksIn(sectionOf(page, closing.title))).toEqual(actions);
}

/** The cards of related articles. */
const relatedCards = (page: Document) => all(sectionOf(page, "Ähnliche Artikel"), "article");
const readTimeOf = (card: Element) => textsOf(card, "p, span").find((text) => /^\d+ min$/.test(text)) ?? "";
const readTimesOn = (path: string) => relatedCards(open(path).page).map(readTimeOf);

// @spec 2.29 2.30 3.3 9.9
function checkArticle(slug: ArticleSlug): Check {
  return (page, main) => {
    const { intro, duration, poster, banner } = readArticle(slug);
    const header = one(main, "article > header");
    expect(linksIn(header)).toEqual(["Zurück zum Blog → /blog"]);
    expect(textOf(header)).toContain(normalizeSpaces(intro));
    expect(textOf(header)).toContain(`Artikel · ${duration} Minuten`);
    pictureOf(header, poster.alt);

    const headings = headingsOf(page, 2);
    expect(headings.length).toBeGreaterThanOrEqual(3);
    const contents = one(main, 'nav[aria-label="Inhalt"]');
    expect(linksIn(contents)).toEqual(headings.map(({ id, title }) => `${title} → #${id}`));
    const prose = one(main, ".prose");
    const words = countWords(prose);
    expect(words).toBeGreaterThan(500);
    expect(Math.abs(words / WORDS_PER_MINUTE - duration)).toBeLessThanOrEqual(1);
    for (const quoted of QUOTED[slug] ?? []) expect(textOf(prose)).toContain(quoted);

    const shown = relatedCards(page).map((card): [string, string] => {
      const [link = "", ...others] = linksIn(card);
      expect(others).toEqual([]);
      const other = ARTICLES.find((name) => link.endsWith(` → /blog/${name}`));
      expect(link).toBe(`${normalizeSpaces(readArticle(other ?? "").title)} → /blog/${other}`);
      expect(readTimeOf(card)).toMatch(/^([6-9]|10) min$/);
      expect(textOf(card)).toContain("Artikel lesen");
      expect(all(card, "img")).toHaveLength(1);
      return [other ?? "", readTimeOf(card)];
    });
    expect(shown).toHaveLength(3);
    if (RELATED[slug]) expect(shown).toEqual(RELATED[slug]);
    expect(new Set([slug, ...shown.map(([name]) => name)]).size).toBe(4);

    const closing = sectionOf(page, banner.title);
    expect(textOf(closing)).toContain(normalizeSpaces(banner.text));
    expect(["Demo buchen", "Kostenlose Demo buchen"]).toContain(banner.demo);
    expect(linksIn(closing)).toEqual([`${banner.demo} → /contact`, "Mehr erfahren → /product"]);
  };
}

/** Words of an article's text, as a reader counts them: drawings and their hidden tables left out. */
function countWords(prose: Element): number {
  const copy = prose.cloneNode(true) as Element;
  for (const extra of all(copy, "svg, .chart table, .anchor")) extra.remove();
  return textOf(copy)
    .split(" ")
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Its table of contents names every main heading; every heading stands over some text. */
function checkLegal(page: Document, main: Element, titles: readonly string[]): Map<string, string> {
  const headings = headingsOf(page, 2);
  expect(headings.map(({ title }) => title)).toEqual(titles);
  expect(linksIn(one(main, 'nav[aria-label="Inhalt"]'))).toEqual(headings.map(({ id, title }) => `${title} → #${id}`));
  const chapters = chaptersOf(page);
  for (const title of titles) expect(chapters.get(title)?.length).toBeGreaterThan(15);
  return chapters;
}

// @spec 2.31
function checkPrivacy(page: Document, main: Element): void {
  expect(textOf(main)).toContain("Stand: Februar 2024");
  const titles = listOf(`
    Verantwortlicher | Datenschutzbeauftragte Person | Allgemeines zur Datenverarbeitung | Ihre Rechte |
    Webhosting und Logdateien | Cookies und lokaler Speicher | Newsletter | Kontakt per E-Mail | Kontaktformular |
    Hosting-Anbieter | Plugins und Werkzeuge | Kontakt zum Datenschutz`);
  const chapters = checkLegal(page, main, titles);
  const stored = "E-Mail Name Vorname Telefon (freiwillig) Datum und Uhrzeit des Absendens Unternehmen (freiwillig)";
  for (const [title, text] of [
    ["Verantwortlicher", site.legalName],
    ["Datenschutzbeauftragte Person", "angefragt"],
    ["Newsletter", "Ihre E-Mail-Adresse und Ihren Vornamen"],
    ["Kontaktformular", `Gespeichert werden: ${stored}`],
    ["Kontakt zum Datenschutz", "datenschutz@"],
  ] as const) {
    expect(chapters.get(title)).toContain(text);
  }
  const named = listOf(`
    Einschränkung der Verarbeitung | Löschung | Ausnahmen von der Löschung | Unterrichtung der Empfänger |
    Datenübertragbarkeit | Widerspruch | Widerruf einer Einwilligung | Beschwerde bei einer Aufsichtsbehörde |
    Analyse | Captcha`);
  expect(headingsOf(page, 3).map(({ title }) => title)).toEqual(expect.arrayContaining(named));
}

// @spec 2.31
function checkImprint(page: Document, main: Element): void {
  const items: readonly [title: string, text: RegExp][] = [
    ["Angaben nach § 5 DDG", /GmbH .*88131 Lindau/],
    ["Vertreten durch", /Geschäftsführer(in)?: \S+ \S+/],
    ["Kontakt", /E-Mail: \S+@\S+ .*Telefon: \+49 \d+ .*Website: www\./],
    ["Handelsregister", /Registergericht: Amtsgericht .*Registernummer: HRB \d+/],
    ["Umsatzsteuer-Identifikationsnummer", /beantragt/],
    ["Redaktionell verantwortlich", /§ 18 Abs\. 2 MStV: \S+ \S+ .*Lindau/],
    ["Angebot nur für Unternehmen", /Unternehmer/],
    ["Streitbeilegung in der EU", /Online-Streitbeilegung/],
    ["Verbraucherschlichtung", /weder bereit noch verpflichtet/],
    ["Haftung für Inhalte", /eigene Inhalte/],
    ["Haftung für Links", /Links zu Seiten anderer Anbieter/],
    ["Urheberrecht", /deutschen Urheberrecht/],
  ];
  const chapters = checkLegal(
    page,
    main,
    items.map(([title]) => title),
  );
  for (const [title, text] of items) expect(chapters.get(title)).toMatch(text);
  const links = all(main, ".prose a").map((link) => link.getAttribute("href"));
  const platform = expect.stringMatching(/^https:\/\/[\w.-]+\.europa\.eu\//);
  expect(links).toEqual(expect.arrayContaining([`mailto:${site.company.email}`, site.url, platform]));
}

// @spec 2.31
function checkCookies(page: Document, main: Element): void {
  const titles = listOf(`
    Vier Arten von Cookies | Die Einträge im Einzelnen | Einwilligung verwalten | Rechtsgrundlagen |
    Dienste von Dritten | Kontakt`);
  expect(checkLegal(page, main, titles).get("")).toContain("Cookies sind");
  const kinds = listOf("Notwendige Cookies | Funktionale Cookies | Analytische Cookies | Marketing-Cookies");
  expect(
    headingsOf(page, 3)
      .map(({ title }) => title)
      .slice(0, 4),
  ).toEqual(kinds);
  expect(textsOf(one(main, "table"), "tbody tr")).toEqual([
    "cookie-consent speichert Ihre Cookie-Einstellungen 1 Jahr notwendig",
    "theme-preference helle oder dunkle Darstellung dauerhaft funktional",
    "sidebar-state Zustand der Navigation Sitzung funktional",
  ]);
  expect(textsOf(main, "button")).toContain("Cookie-Einstellungen zurücksetzen");
}

// @spec 2.32
function checkQuestionnaire(main: Element, text: string, button: string): void {
  expect(textOf(main)).toContain(normalizeSpaces(text));
  const link = one(main, "a");
  expect(textOf(link)).toBe(button);
  expect(link.getAttribute("target")).toBe("_blank");
  expect(link.getAttribute("rel")).toMatch(/\bnoopener\b/);
  const target = new URL(link.getAttribute("href") ?? "");
  expect(target.protocol).toBe("https:");
  expect(target.hostname).not.toBe(new URL(site.url).hostname);
}

/** Its headings of this level are the titles of these parts. */
function expectTitles(within: Element, level: 2 | 3, parts: readonly { title: string }[]): void {
  expect(textsOf(within, `h${level}`)).toEqual(parts.map(({ title }) => normalizeSpaces(title)));
}

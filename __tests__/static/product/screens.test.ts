import { PATH_WITHOUT_PAGE } from "../../../scripts/lib/built-site";
import { EXAMPLE_MARK } from "../../../src/config/constants";
import { contentModel } from "../../../src/content-model";
import { formatFieldPath, listFieldValues } from "../../../src/data-layer/model/field-values";
import { readContent } from "../../../src/data-layer/read/read-content";
import { type Field, fields } from "../../../src/features/contact-form/fields";
import * as spec from "../../browser/support/fixture-site";
import { listOf, normalizeSpaces } from "../../browser/support/text";
import about from "../../fixture-site/content/pages/about.json";
import blog from "../../fixture-site/content/pages/blog.json";
import career from "../../fixture-site/content/pages/career.json";
import contact from "../../fixture-site/content/pages/contact.json";
import home from "../../fixture-site/content/pages/home.json";
import jobLabels from "../../fixture-site/content/pages/job.json";
import login from "../../fixture-site/content/pages/login.json";
import product from "../../fixture-site/content/pages/product.json";
import * as read from "../support/document";

const { ARTICLES, FORM, JOBS, readArticle, readJob, site, fixtureSite } = spec;
const { all, linksIn, one, sectionOf, textOf, textsOf } = read;

const WORDS_PER_MINUTE = 200;

const articles = ARTICLES.map((slug) => ({ slug, ...readArticle(slug) }));
const jobs = JOBS.map((slug) => ({ slug, ...readJob(slug) }));
const { email, jobsEmail } = site.company;
const pageOf = (path: string) => read.documentOf(fixtureSite, path);
const mainOf = (path: string) => one(pageOf(path), "main");

/** Fields whose text stands in the head of the page, in another state of it or nowhere. */
const ELSEWHERE = [
  /^(seo|seoTitle|description)\b/,
  /\.needs$/,
  /^game\.copied$|^errors\./,
  /^form\.(errors|sent|tooLong|addressOnly|invisible|subject|submitting|slow|failure|uncertain|interrupted)/,
  /^articles\.|\.play$|\.fallback\./,
];

const CONTENT = readContent("__tests__/fixture-site", contentModel).files.flatMap(({ file, type, slug, data }) => {
  const path = type.fixedPath ?? type.collection?.pagePath(slug);
  return path ? [{ file, path, values: listFieldValues(type.schema, data) }] : [];
});

// @spec 2.10
it("the build holds all paths of the route table", () => {
  const single = "/ /product /about /contact /login /career /blog /privacy /impressum /cookies /icp /onboarding".split(
    " ",
  );
  const collections = [...jobs.map(({ slug }) => `/career/${slug}`), ...articles.map(({ slug }) => `/blog/${slug}`)];
  expect(fixtureSite.paths()).toEqual([...single, ...collections, ...spec.ALIAS_PATHS].sort());
});

// @spec 2.20 2.21 2.22 2.23 2.25 2.26 2.27 2.28 2.29 2.31 2.32
it.each(CONTENT)(
  "$path says all that $file says, below its title, and has its pictures and links",
  ({ path, values }) => {
    const main = mainOf(path);
    const attributes = ["alt", "aria-label", "placeholder"];
    const named = attributes.flatMap((name) => all(main, `[${name}]`).map((element) => element.getAttribute(name)));
    // Where many facts are not known yet, a note says so once, instead of a mark behind each.
    const spoken = (text: string) => normalizeSpaces(text).replaceAll(` ${EXAMPLE_MARK.trim()}`, "");
    const said = spoken([main.textContent, ...named].join("\n"));
    const links = linksIn(main);
    const fields = values.map((field) => ({ ...field, name: formatFieldPath(field.path), text: String(field.value) }));
    const missing = fields.filter(({ name, textKind, text, group }) => {
      if (!textKind || ELSEWHERE.some((field) => field.test(name))) return false;
      const isLink = textKind === "href" && typeof group.label === "string";
      return isLink
        ? !links.includes(`${normalizeSpaces(String(group.label))} → ${text}`)
        : !said.includes(spoken(text));
    });
    expect(missing.map(({ name, text }) => `${name}: ${text}`)).toEqual([]);
    const titles = fields.filter(({ name }) => name === "title" || name === "hero.title");
    expect(textsOf(main, "h1")).toEqual(titles.map(({ text }) => normalizeSpaces(text)));
    for (const picture of all(main, "img")) expect(picture.getAttribute("src")).toMatch(/^(\/|data:image\/)/);
  },
);

it("lists are as long as specified", () => {
  const { reasons, benefits, values, process } = career;
  const lists = [home.features.cards, product.features.cards, about.team.members, reasons.items, benefits.items];
  expect([...lists, values.items, process.steps, blog.topics.tags].map(({ length }) => length)).toEqual([
    3, 5, 3, 4, 9, 4, 4, 12,
  ]);
  const durations = articles.map(({ duration }) => duration);
  expect([Math.min(...durations), Math.max(...durations)]).toEqual([5, 12]);
  for (const { type } of jobs) expect(["Vollzeit", "6 Monate", "Vollzeit/Teilzeit"]).toContain(type);
});

/** Entries between bars; "…" stands for any text. */
const readingsOf = (text: string) =>
  listOf(text).map((entry) => {
    const parts = entry.split("…").map((part) => part.replace(/[.*+?^$()|[\]\\]/g, "\\$&"));
    return expect.stringMatching(new RegExp(`^${parts.join(".*")}$`));
  });
const barred = <T>(items: readonly T[], read: (item: T) => string) => items.map(read).join("|");
const titlesOf = (parts: readonly { title: string }[]) => barred(parts, ({ title }) => title);
const memberText = (member: (typeof about.team.members)[number]) =>
  `${member.name} ${member.role} ${member.description}`;
const labelText = ({ name, required }: Field) => contact.form.fields[name].label + (required ? " *" : "");
const jobText = ({ department, type, title, description }: spec.JobFrontMatter) =>
  `${department} · ${type} · Lindau ${title} ${description} ${career.positions.action}`;
const cardText = ({ duration, title, description }: spec.ArticleFrontMatter) =>
  `Artikel · ${duration} Minuten Lesezeit ${title} ${description}`;

/** In a section of a page ("" means its main part), all elements that match, in order, as they read. */
const at =
  (path: string, section: string, selector: string) =>
  (strings: TemplateStringsArray, ...values: readonly string[]) => ({
    path,
    within: () => (section ? sectionOf(pageOf(path), section) : mainOf(path)),
    selector,
    reads: String.raw(strings, ...values),
  });

const READINGS = [
  // @spec 9.8
  at("/", "", "section[aria-label] > dl > div")`Vertriebsteams arbeiten … 30+ | mehr Termine … 300 % |
    weniger Zeit … 80 %`,
  // @spec 2.20 3.3
  at("/", home.features.title, "li:has(svg[aria-hidden=true]) h3")`${titlesOf(home.features.cards)}`,
  at("/", home.benefits.title, "li")`…spart 80 % der Zeit… | …über 500 Unternehmen… | … | …`,
  at("/", home.integration.title, "dt")`${titlesOf(home.integration.systems)}`,
  // @spec 2.21 3.3
  at("/product", product.features.title, "ol > li:has(> svg[aria-hidden=true]) h3")`Agentic Sales AI |
    Lead-Intelligenz und Scoring | Ansprache auf allen Kanälen | CRM-Anbindung | Vertriebsauswertung`,
  at("/product", "", "#features h2, #integrations h3")`${product.features.title} | CRM-Anbindung`,
  // @spec 9.8
  at("/product", product.benefits.title, "dl > div")`Pipeline-Wachstum … +247 % | Conversion-Rate … +300 % |
    mehr Termine … +250 % | Lead-zu-Kunde-Quote … 32,5 % | Abschlussquote … bis zu 3 ×`,
  at("/product", product.limits.title, "li:has(> h4, > details)")`${barred(
    product.limits.topics.flatMap(({ questions }) => questions),
    ({ question, answer }) => `${question} ${answer.split("{{")[0]}…`,
  )}`,
  // By its heading: before it, the year would belong to the entry above. @spec 2.22
  at("/about", about.timeline.title, "li h3")`2023 Gründung am See | 2024 Markteintritt in der DACH-Region |
    2025 Wachstum und Finanzierung`,
  // @spec 3.3
  at("/about", about.team.title, "li:has(img)")`${barred(about.team.members, memberText)}`,
  // @spec 2.23 5.6
  at("/contact", "", "h1")`Kontakt`,
  at("/contact", "", "address")`${site.company.street} 88131 Lindau (Bodensee) Deutschland`,
  at("/contact", "", "dl > div:last-child dd")`Montag bis Freitag 9:00–18:00 Uhr | Samstag und Sonntag geschlossen`,
  at("/contact", contact.form.title, "label:not([hidden])")`${barred(fields, labelText)}`,
  at("/contact", contact.form.title, "form")`…* Pflichtfelder. Ihre Daten werden vertraulich behandelt und nicht an
    Dritte weitergegeben.…`,
  // @spec 2.25
  at("/login", "", "label, button[type=submit]")`${login.email} * | ${login.password} * | Anmelden`,
  // @spec 2.26 3.3
  at("/career", career.positions.title, "li")`${barred(jobs, jobText)}`,
  at("/career", career.reasons.title, "h3")`${titlesOf(career.reasons.items)}`,
  at("/career", career.values.title, "h3")`${titlesOf(career.values.items)}`,
  at("/career", career.benefits.title, "li")`30 Urlaubstage… | ${career.benefits.items.slice(1).join("|")}`,
  // @spec 2.26 9.7
  at("/career", career.process.title, "ol > li")`1 Bewerbung … | 2 Erstgespräch, 30 Minuten … |
    3 Fachgespräch 45 Minuten … | 4 Angebot … innerhalb von 48 Stunden…`,
  at("/career", career.process.title, ":not(li) > p")`…6 Monate… innerhalb von 3 Tagen… 45 Minuten.`,
  at("/career", career.unsolicited.title, "h2 + p")`…innerhalb von 48 Stunden.`,
  // @spec 2.28 3.3
  at("/blog", blog.articles.title, "li:has(h3):has(img)")`${barred(articles, cardText)}`,
  at("/blog", "Beliebte Themen", "li")`${blog.topics.tags.join("|")}`,
  // @spec 2.31
  at("/cookies", "", "tbody tr, button")`cookie-consent speichert Ihre Cookie-Einstellungen 1 Jahr notwendig |
    theme-preference helle oder dunkle Darstellung dauerhaft funktional |
    sidebar-state Zustand der Navigation Sitzung funktional | Cookie-Einstellungen zurücksetzen`,
  // @spec 2.12
  at(PATH_WITHOUT_PAGE, "", "h1, h2")`404 | Oops! Page not found`,
];

it.each(READINGS)("$path, $selector, reads: $reads", ({ within, selector, reads }) => {
  expect(textsOf(within(), selector)).toEqual(readingsOf(reads));
});

/** All links of a section, in order: their labels, and where they lead. */
const LINKS = [
  // @spec 2.33
  at("/", "", "a")`Demo buchen → ${FORM} | Mehr über uns erfahren → ${FORM} | … → /about |
    … → ${FORM} | Zu unseren Guides → ${FORM} | … → /blog | … → ${FORM} | Demo buchen → ${FORM} | … → /product#limits`,
  at("/product", "", "a")`Demo buchen → ${FORM} | … → ${FORM} | Demo buchen → ${FORM}`,
  at("/about", "", "a")`Demo buchen → ${FORM} | … → /product#limits`,
  // @spec 2.25
  at(
    "/login",
    "",
    "a",
  )`… → tel:… | … → mailto:${email} | Noch kein Account? Buchen Sie eine kostenlose Demo! → ${FORM}`,
  // @spec 2.26 2.28
  at("/career", career.positions.title, "a")`${barred(jobs, ({ slug, title }) => `${title} → /career/${slug}`)}`,
  at("/career", career.unsolicited.title, "a")`… → ${FORM} | ${jobsEmail} → mailto:${jobsEmail}`,
  at("/career", career.closing.title, "a")`… → ${FORM}`,
  at("/blog", blog.articles.title, "a")`${barred(articles, ({ slug, title }) => `${title} → /blog/${slug}`)}`,
  at("/blog", blog.closing.title, "a")`… → ${FORM} | … → ${FORM}`,
  // @spec 2.12
  at(PATH_WITHOUT_PAGE, "", "a")`… → mailto:${email} | Return to Home → /`,
];

it.each(LINKS)("$path links to: $reads", ({ within, reads }) => {
  expect(linksIn(within())).toEqual(readingsOf(reads));
});

// @spec 2.28
it("the topics of the blog are not interactive", () => {
  expect(all(sectionOf(pageOf("/blog"), "Beliebte Themen"), "a, button, [role], [tabindex], [onclick]")).toEqual([]);
});

const NAVIGATION = listOf(`
  Home → / | Produkt → /product | Über Uns → /about | Career → /career | Blog → /blog | Kontakt → /contact`);
const DEMO = `Demo buchen → ${FORM}`;
const LOGIN = "Login → /login";
const FOOTER = listOf(`/ | /product | /product#features | /product#integrations | /about | /career | /blog | /support |
  /docs | /privacy | /impressum | /cookies`);

// @spec 1.2 2.1 2.2 2.3 2.4 2.5
it.each([...fixtureSite.paths(), PATH_WITHOUT_PAGE])("%s has the header and the footer", (path) => {
  const header = one(pageOf(path), "header:has(nav)");
  const inMenu = [...NAVIGATION, DEMO, LOGIN];
  // The demo stands twice: between logo and menu on phones, at the end of the row elsewhere.
  // The last one stands in the menu's place where a browser has no popovers.
  const inHeader = [`${site.name} → /`, ...NAVIGATION, LOGIN, DEMO, DEMO, ...inMenu, " → #footer-0"];
  expect(linksIn(header)).toEqual(inHeader);
  expect(linksIn(one(header, "#mobile-menu"))).toEqual(inMenu);
  const isActive = (to = "") => (to === "/" ? path === to : `${path}/`.startsWith(`${to}/`));
  const active = NAVIGATION.filter((link) => isActive(link.split(" → ")[1]));
  for (const list of all(header, "nav ul")) {
    const current = all(list, "[aria-current]").map((link) => `${textOf(link)} → ${link.getAttribute("href")}`);
    expect(current).toEqual(active);
  }

  const footer = one(pageOf(path), "footer");
  expect(all(footer, "a").map((link) => link.getAttribute("href"))).toEqual(FOOTER);
  expect(textOf(footer)).toMatch(/Verdreifacht Ihre Conversion-Rate durch intelligente Automatisierung.* © 2025/);
  const badge = "DSGVO-konform, deutsches Unternehmen, Digitalisierungspartner";
  expect(all(footer, "img").map(read.nameOf)).toEqual([badge]);
});

// @spec 2.11
it("second addresses show the same article, and no page leads there; one of two on scaling is shorter", () => {
  for (const { alias, slug } of spec.ALIASES) {
    const [first, second] = [alias, slug].map(
      (name) => fixtureSite.html(`/blog/${name}`).match(/<main.*<\/main>/s)?.[0],
    );
    expect(first?.length).toBeGreaterThan(10_000);
    expect(first).toBe(second);
  }
  const leads = (html: string) => spec.ALIAS_PATHS.some((alias) => html.includes(`<a href="${alias}"`));
  expect(fixtureSite.paths().filter((path) => leads(fixtureSite.html(path)))).toEqual([]);
  const longer = readArticle("5-massnahmen-vertrieb-skalieren").duration;
  expect(readArticle("vertrieb-skalieren").duration).toBeLessThan(longer * 0.9);
});

// @spec 1.1 1.2
it("the home page says whom the product is for, the company's where it comes from", () => {
  expect(textOf(mainOf("/"))).toMatch(/(?=.*Mittelstand)(?=.*Start-up)(?=.*Scale-up)/);
  expect(textOf(mainOf("/about"))).toMatch(/2023 .* an einem See/);
});

it("search engines are kept from the login, the questionnaires and the not-found page alone", () => {
  const isKept = (path: string) => fixtureSite.html(path).includes('content="noindex"');
  const kept = [...fixtureSite.paths(), PATH_WITHOUT_PAGE].filter(isKept);
  expect(kept.sort()).toEqual([PATH_WITHOUT_PAGE, "/icp", "/login", "/onboarding"]);
});

// @spec 3.2 5.7
it("an inquiry has six fields and five interests, the login two fields that are required; there is no other", () => {
  const fieldsOf = (path: string, read: (field: Element) => unknown) =>
    all(mainOf(path), "input:not([type=hidden], [name=botcheck]), select, textarea").map(read);
  const kind = (field: Element) => `${field.getAttribute("name")} ${field.getAttribute("type") ?? field.tagName}`;
  expect(fieldsOf("/contact", kind).join()).toBe(
    "name text,email text,company text,phone tel,interest SELECT,message TEXTAREA",
  );
  expect(one(mainOf("/contact"), "form [name=email]").getAttribute("inputmode")).toBe("email");
  const interests = all(mainOf("/contact"), "option").map(
    (option) => `${option.getAttribute("value")} ${option.textContent}`,
  );
  expect(interests.slice(1)).toEqual(
    listOf(
      "demo Demo buchen | partnership Partnerschaft | press Presse | career Karriere | general Allgemeine Anfrage",
    ),
  );
  expect(fieldsOf("/login", kind).join()).toBe("email email,password password");
  expect(fieldsOf("/login", (field) => field.hasAttribute("required"))).toEqual([true, true]);
});

// @spec 2.27 3.3 7.3 9.7
it.each(jobs)("/career/$slug leads back and to a mail, and has its facts and lists", ({ slug, ...job }) => {
  const page = pageOf(`/career/${slug}`);
  const main = one(page, "main");
  // Mail programs take + for itself, so a blank must be %20.
  const mail = `mailto:${jobsEmail}?subject=${encodeURIComponent(job.subject)}`;
  const [back, ...others] = linksIn(main);
  expect(back).toBe(`${jobLabels.back.label} → /career`);
  expect(others).toEqual([jobLabels.apply, jobsEmail, jobLabels.apply].map((label) => `${label} → ${mail}`));
  expect(all(main, "form, a[target]")).toEqual([]);
  expect(job.tags.length).toBeGreaterThan(0);
  expect(textsOf(main, "header li")).toEqual(job.tags.map(normalizeSpaces));
  const { department, location, type } = jobLabels;
  const facts = [`${department} ${job.department}`, `${location} Lindau`, `${type} ${job.type}`];
  expect(textsOf(main, "aside > dl > div")).toEqual(facts);

  const lists = ["tasks", "requirements", "offers"] as const;
  const course = job.course?.map(({ when, text }) => `${when} ${text}`) ?? [];
  expect(textsOf(main, "h2")).toEqual(
    [...(job.course ? (["course"] as const) : []), ...lists, "process" as const].map((list) => jobLabels[list]),
  );
  if (job.course) expect(textsOf(sectionOf(page, jobLabels.course), "li")).toEqual(course);
  for (const list of lists)
    expect(textsOf(sectionOf(page, jobLabels[list]), "li")).toEqual(job[list].map(normalizeSpaces));
  const process = sectionOf(page, jobLabels.process);
  const stages = job.process.map(({ title, text }, index) => normalizeSpaces(`${index + 1} ${title} ${text}`));
  expect(textsOf(process, "li")).toEqual(stages);
  const isInternship = job.type === "6 Monate";
  const figures = isInternship ? ["45 Minuten", "3 Tagen"] : ["30 Minuten", "45 Minuten", "48 Stunden"];
  expect(figures.filter((figure) => !textOf(process).includes(figure))).toEqual([]);
  expect([slug.startsWith("praktikum-"), job.tags.includes("6 Monate")]).toEqual([isInternship, isInternship]);
  expect(new Set(textOf(main).match(/\d+ Urlaubstage/g))).toEqual(new Set(["30 Urlaubstage"]));
  expect(new Set(textOf(main).match(/\d+ Stunden/g))).toEqual(new Set(isInternship ? [] : ["48 Stunden"]));
});

/** Related articles whose cards are fixed to the letter. @spec 2.30 */
const RELATED: Readonly<Record<string, string>> = {
  "5-massnahmen-vertrieb-skalieren": "vertrieb-skalieren 8 min, sales-automation 6 min, sales-performance-messen 7 min",
  "vertrieb-skalieren": "sales-enablement 8 min, sales-automation 7 min, b2b-sales-pipeline 9 min",
};

/** Figures and rules of thumb an article must quote. @spec 9.9 */
const QUOTED: Readonly<Record<string, readonly string[]>> = {
  "b2b-lead-nurturing": ["5 %", "50 %", "451 %", "23 %"],
  "5-massnahmen-vertrieb-skalieren": ["50 %", "23 %", "Monat 1–3", "Monat 4–6", "Monat 7–12"],
  "cac-customer-acquisition-cost": ["LTV ≥ 3 × CAC"],
  "b2b-sales-pipeline": ["3–5 ×"],
};

// @spec 2.29 2.30 3.3 9.9
it.each(articles)("/blog/$slug has its contents, its text, three related cards and its banner", (article) => {
  const { slug, duration, related, banner } = article;
  const page = pageOf(`/blog/${slug}`);
  const header = one(page, "main article > header");
  expect(linksIn(header)).toEqual(["Zurück zum Blog → /blog"]);
  expect(textOf(header)).toContain(`Artikel · ${duration} Minuten`);
  expect(all(header, "img")).toHaveLength(1);

  expectContents(page);
  expect(read.headingsOf(page, 2).length).toBeGreaterThanOrEqual(3);
  const prose = one(page, ".prose");
  const words = countWords(prose);
  expect(words).toBeGreaterThan(500);
  expect(Math.abs(words / WORDS_PER_MINUTE - duration)).toBeLessThanOrEqual(1);
  for (const quoted of QUOTED[slug] ?? []) expect(textOf(prose)).toContain(quoted);

  const cards = sectionOf(page, "Ähnliche Artikel");
  const shown = related.map((card) => ({ ...card, title: readArticle(card.slug).title }));
  expect(textsOf(cards, "li:has(h3):has(img)")).toEqual(
    shown.map(({ readTime, title }) => normalizeSpaces(`${readTime} ${title} Artikel lesen`)),
  );
  expect(linksIn(cards)).toEqual(shown.map((card) => normalizeSpaces(`${card.title} → /blog/${card.slug}`)));
  expect(new Set([slug, ...related.map((card) => card.slug)]).size).toBe(4);
  for (const { readTime } of related) expect(readTime).toMatch(/^([6-9]|10) min$/);
  const said = related.map((card) => `${card.slug} ${card.readTime}`).join(", ");
  expect(said).toBe(RELATED[slug] ?? said);

  expect(banner.demo).toMatch(/^(Kostenlose )?Demo buchen$/);
  expect(linksIn(sectionOf(page, banner.title))).toEqual([`${banner.demo} → /contact`, "Mehr erfahren → /product"]);
});

// @spec 9.9
it("related articles are read in 6 to 10 minutes", () => {
  const times = articles.flatMap(({ related }) => related).map(({ readTime }) => Number.parseInt(readTime, 10));
  expect([Math.min(...times), Math.max(...times)]).toEqual([6, 10]);
});

/** Words of an article's text, as a reader counts them: drawings and their hidden tables left out. */
function countWords(prose: Element): number {
  const copy = prose.cloneNode(true) as Element;
  for (const extra of all(copy, "svg, .chart table, .anchor")) extra.remove();
  return textOf(copy)
    .split(" ")
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Fails unless the table of contents names every main heading. */
function expectContents(page: Document): void {
  const headings = read.headingsOf(page, 2).map(({ id, title }) => `${title} → #${id}`);
  expect(linksIn(one(page, 'main nav[aria-label="Inhalt"]'))).toEqual(headings);
}

/** The chapters of legal texts, with what each must say. @spec 2.31 */
const LEGAL = {
  "/privacy": `Verantwortlicher: …${site.legalName}… | Datenschutzbeauftragte Person: …angefragt… |
    Allgemeines zur Datenverarbeitung: … | Ihre Rechte: … | Webhosting und Logdateien: … |
    Cookies und lokaler Speicher: … | Newsletter: …Ihre E-Mail-Adresse und Ihren Vornamen… | Kontakt per E-Mail: … |
    Kontaktformular: …Gespeichert werden: E-Mail Name Vorname Telefon (freiwillig) Datum und Uhrzeit des Absendens
      Unternehmen (freiwillig)… |
    Hosting-Anbieter: … | Plugins und Werkzeuge: … | Kontakt zum Datenschutz: …datenschutz@…`,
  "/impressum": `Angaben nach § 5 DDG: …GmbH …88131 Lindau… | Vertreten durch: Geschäftsführer…: … … |
    Kontakt: E-Mail: …@… Telefon: +49 … Website: www.… |
    Handelsregister: Registergericht: Amtsgericht … Registernummer: HRB … |
    Umsatzsteuer-Identifikationsnummer: …beantragt… | Redaktionell verantwortlich: …§ 18 Abs. 2 MStV: … … Lindau… |
    Angebot nur für Unternehmen: …Unternehmer… | Streitbeilegung in der EU: …Online-Streitbeilegung… |
    Verbraucherschlichtung: …weder bereit noch verpflichtet… | Haftung für Inhalte: …eigene Inhalte… |
    Haftung für Links: …Links zu Seiten anderer Anbieter… | Urheberrecht: …deutschen Urheberrecht…`,
  "/cookies": `Vier Arten von Cookies: … | Die Einträge im Einzelnen: … | Einwilligung verwalten: … |
    Rechtsgrundlagen: … | Dienste von Dritten: … | Kontakt: …`,
};

// @spec 2.31
it.each(Object.entries(LEGAL))("%s has the chapters that the law and the original list", (path, expected) => {
  const page = pageOf(path);
  expectContents(page);
  const chapters = [...read.chaptersOf(page)].filter(([title]) => title);
  expect(chapters.map(([title, text]) => `${title}: ${text}`)).toEqual(readingsOf(expected));
  for (const [, text] of chapters) expect(text.length).toBeGreaterThan(15);
});

// @spec 2.31
it("legal texts name the rights of readers, four kinds of cookies and the platform of the EU", () => {
  expect(textOf(mainOf("/privacy"))).toContain("Stand: Februar 2024");
  const partsOf = (path: string) => read.headingsOf(pageOf(path), 3).map(({ title }) => title);
  const named = listOf(`
    Einschränkung der Verarbeitung | Löschung | Ausnahmen von der Löschung | Unterrichtung der Empfänger |
    Datenübertragbarkeit | Widerspruch | Widerruf einer Einwilligung | Beschwerde bei einer Aufsichtsbehörde |
    Analyse | Captcha`);
  expect(partsOf("/privacy")).toEqual(expect.arrayContaining(named));
  const kinds = listOf("Notwendige Cookies | Funktionale Cookies | Analytische Cookies | Marketing-Cookies");
  expect(partsOf("/cookies").slice(0, 4)).toEqual(kinds);
  expect(read.chaptersOf(pageOf("/cookies")).get("")).toContain("Cookies sind");
  const links = all(mainOf("/impressum"), ".prose a").map((link) => link.getAttribute("href"));
  const platform = expect.stringMatching(/^https:\/\/[\w.-]+\.europa\.eu\//);
  expect(links).toEqual(expect.arrayContaining([`mailto:${email}`, site.url, platform]));
});

// @spec 2.32
it.each([
  ["/icp", "ICP-Formular starten"],
  ["/onboarding", "Technisches Onboarding starten"],
])("%s opens a form of another site in a new tab", (path, label) => {
  const link = one(mainOf(path), "a");
  expect(textOf(link)).toBe(label);
  expect(link.getAttribute("target")).toBe("_blank");
  expect(link.getAttribute("rel")).toMatch(/\bnoopener\b/);
  expect(link.getAttribute("href")).toMatch(/^https:\/\//);
  expect(link.getAttribute("href")).not.toContain(new URL(site.url).hostname);
});

import type { Locator, Page } from "@playwright/test";
import { PATH_WITHOUT_PAGE } from "../../../scripts/lib/built-site";
import about from "../../edition/content/pages/about.json";
import blog from "../../edition/content/pages/blog.json";
import career from "../../edition/content/pages/career.json";
import contact from "../../edition/content/pages/contact.json";
import home from "../../edition/content/pages/home.json";
import icp from "../../edition/content/pages/icp.json";
import jobLabels from "../../edition/content/pages/job.json";
import login from "../../edition/content/pages/login.json";
import onboarding from "../../edition/content/pages/onboarding.json";
import product from "../../edition/content/pages/product.json";
import {
  ALIAS_PATHS,
  ALIASES,
  ARTICLES,
  type ArticleSlug,
  edition,
  FORM,
  JOBS,
  type JobSlug,
  PATHS_WITHOUT_PAGE,
  readArticle,
  readJob,
  site,
} from "../support/edition";
import { clickByMouse } from "../support/shell";
import { expect, openApp, test } from "../support/test";
import { chaptersOf, headingsOf, joined, listOf, sectionOf, targets, texts, tidy } from "../support/text";

const { step } = test;

const WORDS_PER_MINUTE = 200;

/** What else a screen must hold beside its main heading. */
type Check = (page: Page, main: Locator) => Promise<void>;

const checkIcp: Check = (_, main) => checkQuestionnaire(main, icp.text, "ICP-Formular starten");
const checkOnboarding: Check = (_, main) => checkQuestionnaire(main, onboarding.text, "Technisches Onboarding starten");

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
  ["/icp", icp.title, checkIcp],
  ["/onboarding", onboarding.title, checkOnboarding],
];

const NAVIGATION = listOf(`
  Home → / | Produkt → /product | Über Uns → /about | Career → /career | Blog → /blog | Kontakt → /contact`);
const LOGIN = "Login → /login";
const matching = (text: RegExp) => expect.stringMatching(text);
const toForm = (label: string) => `${label} → ${FORM}`;

/** Label and target of each link in an element. */
const linksIn = async (element: Locator): Promise<string[]> =>
  (await targets(element.getByRole("link"))).map((link) => link.join(" → "));

const FOOTER = [
  ...["/", "/product", "/product#features", "/product#integrations", "/about", "/career", "/blog"],
  ...[...PATHS_WITHOUT_PAGE, "/privacy", "/impressum", "/cookies"],
];

/** Related articles whose cards are fixed to the letter. */
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

/** Figures and rules of thumb an article must quote. */
const QUOTED: Partial<Record<ArticleSlug, readonly string[]>> = {
  "b2b-lead-nurturing": ["5 %", "50 %", "451 %", "23 %"],
  "5-massnahmen-vertrieb-skalieren": ["50 %", "23 %", "Monat 1–3", "Monat 4–6", "Monat 7–12"],
  "cac-customer-acquisition-cost": ["LTV ≥ 3 × CAC"],
  "b2b-sales-pipeline": ["3–5 ×"],
};

/** What the application process of a job names, by the job's type. */
const FIGURES: Readonly<Record<string, readonly string[]>> = {
  Vollzeit: ["30 Minuten", "45 Minuten", "48 Stunden"],
  "Vollzeit/Teilzeit": ["30 Minuten", "45 Minuten", "48 Stunden"],
  "6 Monate": ["45 Minuten", "3 Tagen"],
};

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.describe("Routes", { tag: "@spec-2" }, () => {
  test("the build holds exactly the paths of the route table", () => {
    expect(edition.paths()).toEqual(SCREENS.map(([path]) => path).sort());
  });

  for (const [path, heading, check] of SCREENS) {
    test(`${path} shows its screen`, async ({ page }) => {
      const response = await openApp(page, path);
      expect(response?.status()).toBe(200);
      const main = page.getByRole("main");
      expect(await texts(main.getByRole("heading", { level: 1 }))).toEqual([tidy(heading)]);
      await step("header and footer", () => checkShell(page, path));
      await step("screen", () => check(page, main));
    });
  }

  const UNKNOWN = ["/gibt-es-nicht", "/tief/unten/gibt-es-nicht", "/blog/gibt-es-nicht", "/career/gibt-es-nicht"];
  for (const path of [...UNKNOWN, ...PATHS_WITHOUT_PAGE]) {
    test(`${path} falls to the not-found page`, async ({ page }) => {
      const logged: string[] = [];
      page.on("console", (message) => logged.push(message.text()));
      const response = await openApp(page, path);
      expect(response?.status()).toBe(404);
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1, name: "404", exact: true })).toBeVisible();
      await expect(main.getByText("Oops! Page not found", { exact: true })).toBeVisible();
      const { email } = site.company;
      expect(await targets(main.getByRole("link"))).toEqual([
        [email, `mailto:${email}`],
        ["Return to Home", "/"],
      ]);
      await checkShell(page, path);
      await expect.poll(() => logged.some((line) => line.includes(path))).toBe(true);
    });
  }

  test("the anchors of the product page bring their section below the header", async ({ page }) => {
    for (const [anchor, level, name] of [
      ["features", 2, product.features.title],
      ["integrations", 3, "CRM-Anbindung"],
    ] as const) {
      await page.goto(`/product#${anchor}`);
      const heading = page.locator(`#${anchor}`).getByRole("heading", { level, name, exact: true });
      await expect(heading).toBeInViewport({ ratio: 1 });
      const header = await page.getByRole("banner").boundingBox();
      await expect
        .poll(async () => (await heading.boundingBox())?.y)
        .toBeGreaterThanOrEqual(header?.height ?? Infinity);
      await page.goto("/about");
    }
  });

  test("what looks like the button of a card leads where the card leads", async ({ page }) => {
    for (const [path, button, target] of [
      ["/career", career.positions.action, `/career/${JOBS[0]}`],
      ["/blog/vertrieb-skalieren", "Artikel lesen", "/blog/sales-enablement"],
    ] as const) {
      await openApp(page, path);
      const label = page.getByText(button, { exact: true }).first();
      await label.scrollIntoViewIfNeeded();
      await clickByMouse(page, label);
      await expect(page).toHaveURL(target);
    }
  });

  test("second addresses show the same article, and no page leads there", async () => {
    for (const { alias, slug } of ALIASES) {
      const [first, second] = [alias, slug].map((name) => edition.html(`/blog/${name}`).match(/<main.*<\/main>/s)?.[0]);
      expect(first?.length, alias).toBeGreaterThan(10_000);
      expect(first, alias).toBe(second);
    }
    for (const path of edition.paths()) {
      for (const alias of ALIAS_PATHS) expect(edition.html(path), path).not.toContain(`<a href="${alias}"`);
    }
  });

  test("the article on the right moment to scale is shorter than the one with the five measures", () => {
    const longer = readArticle("5-massnahmen-vertrieb-skalieren").duration;
    expect(readArticle("vertrieb-skalieren").duration).toBeLessThan(longer * 0.9);
  });
});

test("related articles are read in 6 to 10 minutes", { tag: "@spec-9" }, () => {
  const related = ARTICLES.flatMap((slug) => readArticle(slug).related);
  const times = related.map(({ readTime }) => Number.parseInt(readTime, 10));
  expect([Math.min(...times), Math.max(...times)]).toEqual([6, 10]);
});

test("search engines are kept from the login, the questionnaires and the not-found page alone", () => {
  const isKept = (path: string) => edition.html(path).includes('content="noindex"');
  const kept = [...edition.paths(), PATH_WITHOUT_PAGE].filter(isKept);
  expect(kept.sort()).toEqual([PATH_WITHOUT_PAGE, "/icp", "/login", "/onboarding"]);
});

/** Header and footer, the same on every page but for the active item. */
async function checkShell(page: Page, path: string): Promise<void> {
  const banner = page.getByRole("banner");
  await expect(banner).toHaveCSS("position", "sticky");
  const demo = toForm("Demo buchen");
  expect(await linksIn(banner)).toEqual([`${site.name} → /`, ...NAVIGATION, LOGIN, demo]);
  const navigation = banner.getByRole("navigation");
  expect(await linksIn(navigation)).toEqual(NAVIGATION);
  const isActive = (to: string) => (to === "/" ? path === to : `${path}/`.startsWith(`${to}/`));
  const active = NAVIGATION.filter((link) => isActive(link.split(" → ")[1] ?? ""));
  expect((await targets(navigation.locator("[aria-current]"))).map((link) => link.join(" → "))).toEqual(active);
  const menu = (await targets(page.locator("#mobile-menu a"))).map((link) => link.join(" → "));
  expect(menu).toEqual([...NAVIGATION, demo, LOGIN]);

  const footer = page.getByRole("contentinfo");
  expect((await targets(footer.getByRole("link"))).map(([, target]) => target)).toEqual(FOOTER);
  await expect(footer).toContainText("© 2025");
  await expect(footer).toContainText("Verdreifacht Ihre Conversion-Rate durch intelligente Automatisierung");
  const badge = "DSGVO-konform, deutsches Unternehmen, Digitalisierungspartner";
  await expect(footer.getByRole("img")).toHaveAccessibleName(badge);
}

async function checkHome(page: Page, main: Locator): Promise<void> {
  const { hero, stats, customers, features, benefits, integration, closing } = home;
  await expect(main).toContainText(hero.text);
  await expectPicture(main.getByRole("img", { name: hero.picture.alt, exact: true }));
  await expectTitles(main, 2, [features, benefits, integration, closing]);
  const told = ({ label, to }: { label: string; to: string }) => `${label} → ${to}`;
  expect(await linksIn(main)).toEqual([
    ...["Demo buchen", "Mehr über uns erfahren"].map(toForm),
    told(hero.more),
    toForm("Zu unseren Guides"),
    told(benefits.more),
    ...[integration.action.label, closing.action.label].map(toForm),
  ]);

  const strip = main.getByRole("region", { name: stats.label, exact: true });
  expect(await texts(strip.locator("dd"))).toEqual(["30+", "300 %", "80 %"]);
  expect(await texts(strip.locator("dt"))).toEqual(stats.items.map(({ label }) => label));
  const figures = [/Vertriebsteams arbeiten mit/, /mehr Termine/, /weniger Zeit/];
  expect(stats.items.map(({ label }) => label)).toEqual(figures.map(matching));

  const logos = main.getByRole("region", { name: customers.title, exact: true }).getByRole("img");
  const alts = await logos.evaluateAll((images) => images.map((image) => image.getAttribute("alt")));
  expect(alts).toEqual(customers.logos.map(({ alt }) => alt));
  await expectPicture(logos.first());

  const cards = sectionOf(page, features.title);
  expect(features.cards).toHaveLength(3);
  await expectTitles(cards, 3, features.cards);
  for (const { description } of features.cards) await expect(cards).toContainText(description);

  const list = sectionOf(page, benefits.title);
  await expectTitles(list.getByRole("listitem"), 3, benefits.items);
  await expect(list).toContainText("spart 80 % der Zeit");
  await expect(list).toContainText("über 500 Unternehmen");

  const systems = sectionOf(page, integration.title);
  await expectPicture(systems.getByRole("img", { name: integration.picture.alt, exact: true }));
  expect(await texts(systems.locator("dt"))).toEqual(integration.systems.map(({ title }) => title));
  await expect(sectionOf(page, closing.title)).toContainText(closing.text);
}

async function checkProduct(page: Page, main: Locator): Promise<void> {
  const { hero, features, benefits, limits, closing } = product;
  await expect(main).toContainText(hero.text);
  await expectTitles(main, 2, [features, benefits, limits, closing]);
  expect(await linksIn(main)).toEqual([hero.primary, hero.secondary, closing.action].map(({ label }) => toForm(label)));

  const cards = main.locator("#features > div > ul > li");
  expect(await joined(cards.getByRole("heading", { level: 3 }))).toBe(
    "Agentic Sales AI | Lead-Intelligenz und Scoring | Ansprache auf allen Kanälen | CRM-Anbindung | Vertriebsauswertung",
  );
  await expect(cards).toHaveCount(5);
  for (const [index, { description, points }] of features.cards.entries()) {
    for (const text of [description, ...points]) await expect(cards.nth(index)).toContainText(text);
  }
  await expect(main.locator("#integrations").getByRole("heading", { level: 3 })).toHaveText("CRM-Anbindung");

  const list = sectionOf(page, benefits.title);
  await expectTitles(list.getByRole("listitem"), 3, benefits.items);
  expect(await texts(list.locator("dd"))).toEqual(["+247 %", "+300 %", "+250 %", "32,5 %", "bis zu 3 ×"]);
  const figures = ["Pipeline-Wachstum", "Conversion-Rate", "mehr Termine", "Lead-zu-Kunde-Quote", "Abschlussquote"];
  expect(await texts(list.locator("dt"))).toEqual(figures.map((figure) => expect.stringContaining(figure)));
}

async function checkAbout(page: Page, main: Locator): Promise<void> {
  const { hero, mission, timeline, team, closing } = about;
  await expect(main).toContainText(hero.text);
  await expect(main).toContainText(/2023 .* an einem See/);
  await expectTitles(main, 2, [mission, timeline, team, closing]);
  expect(await texts(sectionOf(page, mission.title).locator("p"))).toEqual(mission.paragraphs.map(tidy));
  const milestones = [/^2023 .*Gründung/, /^2024 .*Markteintritt .*DACH/, /^2025 .*Wachstum und Finanzierung/];
  expect(await texts(sectionOf(page, timeline.title).getByRole("listitem"))).toEqual(milestones.map(matching));

  const members = sectionOf(page, team.title).getByRole("listitem");
  await expect(members).toHaveCount(3);
  for (const [index, { name, role, description, picture }] of team.members.entries()) {
    const member = members.nth(index);
    await expect(member.getByRole("heading", { level: 3, name, exact: true })).toBeVisible();
    for (const text of [role, description]) await expect(member.getByText(text, { exact: true })).toBeVisible();
    await expectPicture(member.getByRole("img", { name: picture.alt, exact: true }));
  }
  expect(await linksIn(main)).toEqual([toForm(closing.action.label), `${closing.more.label} → ${closing.more.to}`]);
}

async function checkContact(_: Page, main: Locator): Promise<void> {
  const { email, street } = site.company;
  expect(await texts(main.locator("address"))).toEqual([`${street} 88131 Lindau (Bodensee) Deutschland`]);
  await expect(main.getByRole("link", { name: email, exact: true })).toHaveAttribute("href", `mailto:${email}`);
  const hours = main.locator("dl > div").filter({ hasText: contact.company.hoursLabel }).locator("dd");
  expect(await texts(hours)).toEqual(["Montag bis Freitag 9:00–18:00 Uhr", "Samstag und Sonntag geschlossen"]);

  const form = main.locator("#form");
  await expect(form.getByRole("heading", { level: 2 })).toHaveText(contact.form.title);
  const labels = "Name * | E-Mail * | Unternehmen | Telefon | Interesse * | Nachricht *";
  expect(await joined(form.locator("label:visible"))).toBe(labels);
  await expect(form.getByRole("button", { name: contact.form.submit, exact: true })).toBeEnabled();
}

async function checkLogin(_: Page, main: Locator): Promise<void> {
  const email = main.getByLabel(login.email);
  const password = main.getByLabel(login.password);
  await expect(email).toHaveAttribute("type", "email");
  await expect(password).toHaveAttribute("type", "password");
  for (const field of [email, password]) await expect(field).toHaveAttribute("required", "");
  await expect(main.getByRole("textbox")).toHaveCount(2);
  await expect(main.getByRole("button", { name: "Anmelden", exact: true })).toHaveAttribute("type", "submit");
  expect(await linksIn(main)).toEqual([toForm("Noch kein Account? Buchen Sie eine kostenlose Demo!")]);
}

async function checkCareer(page: Page, main: Locator): Promise<void> {
  const { hero, picture, positions, reasons, benefits, values, process, unsolicited, closing } = career;
  const { jobsEmail } = site.company;
  await expect(main).toContainText(hero.text);
  await expectPicture(main.getByRole("img", { name: picture.alt, exact: true }));
  const parts = [positions, reasons, benefits, values, process, unsolicited, closing].map(({ title }) => title);
  expect((await texts(main.getByRole("heading", { level: 2 }))).sort()).toEqual(parts.sort());

  const jobs = JOBS.map((slug) => ({ path: `/career/${slug}`, ...readJob(slug) }));
  const list = sectionOf(page, positions.title);
  await expect(list.getByRole("listitem")).toHaveCount(6);
  for (const { path, title, department, type, description } of jobs) {
    const position = list.getByRole("listitem").filter({ has: page.locator(`a[href="${path}"]`) });
    await expect(position.getByRole("link")).toHaveText(title);
    for (const text of [department, type, "Lindau", description]) await expect(position).toContainText(text);
  }
  expect(await targets(list.getByRole("link"))).toHaveLength(6);

  for (const { title, items } of [reasons, values]) {
    expect(items).toHaveLength(4);
    await expectTitles(sectionOf(page, title).getByRole("listitem"), 3, items);
  }

  const offered = await texts(sectionOf(page, benefits.title).getByRole("listitem"));
  expect(offered).toHaveLength(9);
  expect(offered.filter((item) => item.startsWith("30 Urlaubstage"))).toHaveLength(1);

  const steps = sectionOf(page, process.title);
  const stages = [
    /^1 Bewerbung/,
    /^2 Erstgespräch, 30 Minuten/,
    /^3 Fachgespräch 45 Minuten/,
    /^4 Angebot .*48 Stunden/,
  ];
  expect(await texts(steps.locator("ol > li"))).toEqual(stages.map(matching));
  for (const text of ["Praktika dauern 6 Monate", "innerhalb von 3 Tagen", "das Gespräch dauert 45 Minuten"]) {
    await expect(steps).toContainText(text);
  }

  const block = sectionOf(page, unsolicited.title);
  await expect(block).toContainText("innerhalb von 48 Stunden");
  expect(await linksIn(block)).toEqual([toForm(unsolicited.action.label), `${jobsEmail} → mailto:${jobsEmail}`]);
  expect(await linksIn(sectionOf(page, closing.title))).toEqual([toForm(closing.action.label)]);
}

function checkJob(slug: JobSlug): Check {
  return async (page, main) => {
    const job = readJob(slug);
    const [first, ...others] = await targets(main.getByRole("link"));
    expect(first).toEqual([jobLabels.back.label, "/career"]);
    expect(others.filter(([label]) => label === jobLabels.apply)).toHaveLength(1);
    expect(job.tags.length).toBeGreaterThan(0);
    expect(await texts(main.locator("h1 + ul > li"))).toEqual(job.tags);
    await expect(main).toContainText(tidy(job.intro));
    const { department, location, type } = jobLabels;
    const facts = `${department} ${job.department} | ${location} Lindau | ${type} ${job.type}`;
    expect(await joined(main.getByRole("complementary").locator("dl > div"))).toBe(facts);
    expect(Object.keys(FIGURES)).toContain(job.type);

    const { tasks, requirements, offers, process } = jobLabels;
    expect(await texts(main.getByRole("heading", { level: 2 }))).toEqual([tasks, requirements, offers, process]);
    for (const list of ["tasks", "requirements", "offers"] as const) {
      expect(await texts(sectionOf(page, jobLabels[list]).getByRole("listitem"))).toEqual(job[list].map(tidy));
    }
    const [text = ""] = await texts(main);
    const isInternship = job.type === "6 Monate";
    expect(isInternship).toBe(slug.startsWith("praktikum-"));
    if (isInternship) expect(job.tags).toContain("6 Monate");
    expect(new Set(text.match(/\d+ Urlaubstage/g))).toEqual(new Set(["30 Urlaubstage"]));
    expect(new Set(text.match(/\d+ Stunden/g))).toEqual(new Set(isInternship ? [] : ["48 Stunden"]));
    const stages = job.process.map(({ title, text }, index) => tidy(`${index + 1} ${title} ${text}`));
    expect(await texts(sectionOf(page, process).getByRole("listitem"))).toEqual(stages);
    for (const figure of FIGURES[job.type] ?? []) await expect(sectionOf(page, process)).toContainText(figure);
  };
}

async function checkBlog(page: Page, main: Locator): Promise<void> {
  const { hero, articles, topics, closing } = blog;
  await expect(main).toContainText(hero.text);
  await expect(main.getByRole("link", { name: hero.action.label, exact: true })).toHaveAttribute("href", FORM);

  const section = sectionOf(page, articles.title);
  const links = ARTICLES.map((slug) => `${tidy(readArticle(slug).title)} → /blog/${slug}`);
  expect(await linksIn(section)).toEqual(links);
  const cards = section.getByRole("article");
  await expect(cards).toHaveCount(11);
  for (const [index, slug] of ARTICLES.entries()) {
    const { duration, description, poster } = readArticle(slug);
    const card = cards.nth(index);
    await expect(card.getByText(`Artikel · ${duration} Minuten`)).toBeVisible();
    await expect(card).toContainText(description);
    await expectPicture(card.getByRole("img", { name: poster.alt, exact: true }));
  }

  const durations = ARTICLES.map((slug) => readArticle(slug).duration);
  expect([Math.min(...durations), Math.max(...durations)]).toEqual([5, 12]);

  const tags = sectionOf(page, topics.title);
  await expect(tags.getByRole("heading")).toHaveText("Beliebte Themen");
  expect(await texts(tags.getByRole("listitem"))).toEqual(topics.tags);
  expect(topics.tags).toHaveLength(12);
  await expect(tags.locator("a, button, [role], [tabindex], [onclick]")).toHaveCount(0);

  const actions = [closing.primary, closing.secondary].map(({ label }) => toForm(label));
  expect(await linksIn(sectionOf(page, closing.title))).toEqual(actions);
}

function checkArticle(slug: ArticleSlug): Check {
  return async (page, main) => {
    const { intro, duration, poster, related, banner } = readArticle(slug);
    const header = main.locator("article > header");
    expect(await targets(header.getByRole("link"))).toEqual([["Zurück zum Blog", "/blog"]]);
    await expect(header).toContainText(tidy(intro));
    await expect(header).toContainText(`Artikel · ${duration} Minuten`);
    await expectPicture(header.getByRole("img", { name: poster.alt, exact: true }));

    const headings = await headingsOf(page, 2);
    expect(headings.length).toBeGreaterThanOrEqual(3);
    const contents = main.getByRole("navigation", { name: "Inhalt" });
    expect(await targets(contents.getByRole("link"))).toEqual(headings.map(({ id, title: name }) => [name, `#${id}`]));
    const [body = ""] = await texts(main.locator(".prose"));
    const words = await countWords(page);
    expect(words).toBeGreaterThan(500);
    expect(Math.abs(words / WORDS_PER_MINUTE - duration), `${words} words`).toBeLessThanOrEqual(1);
    for (const quoted of QUOTED[slug] ?? []) expect(body).toContain(quoted);

    const section = sectionOf(page, "Ähnliche Artikel");
    const cards = section.getByRole("article");
    await expect(cards).toHaveCount(3);
    const shown: [string, string][] = [];
    for (const card of await cards.all()) {
      const [link, ...others] = await targets(card.getByRole("link"));
      expect(others).toEqual([]);
      const other = ARTICLES.find((name) => link?.[1] === `/blog/${name}`);
      expect(other).toBeDefined();
      expect(link?.[0]).toBe(other && tidy(readArticle(other).title));
      const readTime = tidy((await card.getByText(/^\d+\smin$/).textContent()) ?? "");
      expect(readTime).toMatch(/^([6-9]|10) min$/);
      await expect(card.getByText("Artikel lesen", { exact: true })).toBeVisible();
      await expect(card.getByRole("img")).toHaveCount(1);
      shown.push([other ?? "", readTime]);
    }
    expect(shown).toEqual(RELATED[slug] ?? related.map((card) => [card.slug, card.readTime]));
    expect(new Set([slug, ...shown.map(([name]) => name)]).size).toBe(4);

    const closing = sectionOf(page, banner.title);
    await expect(closing).toContainText(banner.text);
    expect(["Demo buchen", "Kostenlose Demo buchen"]).toContain(banner.demo);
    expect(await linksIn(closing)).toEqual([`${banner.demo} → /contact`, "Mehr erfahren → /product"]);
  };
}

/** Words of the running text of the article shown, as a reader counts them: drawings and their hidden tables left out. */
async function countWords(page: Page): Promise<number> {
  const prose = page.locator(".prose");
  await prose.evaluate((body) => {
    for (const extra of body.querySelectorAll("svg, .chart table, .anchor")) extra.remove();
  });
  const [text = ""] = await texts(prose);
  return text.split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Its table of contents names every main heading; every heading stands over some text. */
async function checkLegal(page: Page, main: Locator, titles: readonly string[]): Promise<Map<string, string>> {
  const headings = await headingsOf(page, 2);
  expect(headings.map(({ title }) => title)).toEqual(titles);
  const links = headings.map(({ id, title }) => `${title} → #${id}`);
  expect(await linksIn(main.getByRole("navigation", { name: "Inhalt" }))).toEqual(links);
  const chapters = await chaptersOf(page);
  for (const title of titles) expect(chapters.get(title)?.length, title).toBeGreaterThan(15);
  return chapters;
}

async function checkPrivacy(page: Page, main: Locator): Promise<void> {
  await expect(main.getByText("Stand: Februar 2024", { exact: true })).toBeVisible();
  const titles = listOf(`
    Verantwortlicher | Datenschutzbeauftragte Person | Allgemeines zur Datenverarbeitung | Ihre Rechte |
    Webhosting und Logdateien | Cookies und lokaler Speicher | Newsletter | Kontakt per E-Mail | Kontaktformular |
    Hosting-Anbieter | Plugins und Werkzeuge | Kontakt zum Datenschutz`);
  const chapters = await checkLegal(page, main, titles);
  const stored = "E-Mail Name Vorname Telefon (freiwillig) Datum und Uhrzeit des Absendens Unternehmen (freiwillig)";
  for (const [title, text] of [
    ["Verantwortlicher", site.legalName],
    ["Datenschutzbeauftragte Person", "angefragt"],
    ["Newsletter", "Ihre E-Mail-Adresse und Ihren Vornamen"],
    ["Kontaktformular", `Gespeichert werden: ${stored}`],
    ["Kontakt zum Datenschutz", "datenschutz@"],
  ] as const) {
    expect(chapters.get(title), title).toContain(text);
  }
  const parts = (await headingsOf(page, 3)).map(({ title }) => title);
  const named = listOf(`
    Einschränkung der Verarbeitung | Löschung | Ausnahmen von der Löschung | Unterrichtung der Empfänger |
    Datenübertragbarkeit | Widerspruch | Widerruf einer Einwilligung | Beschwerde bei einer Aufsichtsbehörde |
    Analyse | Captcha`);
  expect(parts).toEqual(expect.arrayContaining(named));
}

async function checkImprint(page: Page, main: Locator): Promise<void> {
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
  const titles = items.map(([title]) => title);
  const chapters = await checkLegal(page, main, titles);
  for (const [title, text] of items) expect(chapters.get(title), title).toMatch(text);
  const links = (await targets(main.locator(".prose").getByRole("link"))).map(([, target]) => target);
  const platform = expect.stringMatching(/^https:\/\/[\w.-]+\.europa\.eu\//);
  expect(links).toEqual(expect.arrayContaining([`mailto:${site.company.email}`, site.url, platform]));
}

async function checkCookies(page: Page, main: Locator): Promise<void> {
  const titles = listOf(`
    Vier Arten von Cookies | Die Einträge im Einzelnen | Einwilligung verwalten | Rechtsgrundlagen |
    Dienste von Dritten | Kontakt`);
  expect((await checkLegal(page, main, titles)).get("")).toContain("Cookies sind");
  const kinds = listOf("Notwendige Cookies | Funktionale Cookies | Analytische Cookies | Marketing-Cookies");
  expect((await headingsOf(page, 3)).map(({ title }) => title).slice(0, 4)).toEqual(kinds);
  await expect(main.getByRole("table")).toHaveCount(1);
  expect(await texts(main.getByRole("table").locator("tbody tr"))).toEqual([
    "cookie-consent speichert Ihre Cookie-Einstellungen 1 Jahr notwendig",
    "theme-preference helle oder dunkle Darstellung dauerhaft funktional",
    "sidebar-state Zustand der Navigation Sitzung funktional",
  ]);
  await expect(main.getByRole("button", { name: "Cookie-Einstellungen zurücksetzen", exact: true })).toBeVisible();
}

async function checkQuestionnaire(main: Locator, text: string, button: string): Promise<void> {
  await expect(main.getByText(text, { exact: true })).toBeVisible();
  const link = main.getByRole("link");
  await expect(link).toHaveText(button);
  await expect(link).toHaveAccessibleName(button);
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", /\bnoopener\b/);
  const target = new URL((await link.getAttribute("href")) ?? "");
  expect(target.protocol).toBe("https:");
  expect(target.hostname).not.toBe(new URL(site.url).hostname);
}

/** The picture has arrived, with something to see in it. */
async function expectPicture(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  const width = () => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
}

/** Its headings of this level are the titles of these parts. */
async function expectTitles(within: Locator, level: 2 | 3, parts: readonly { title: string }[]): Promise<void> {
  expect(await texts(within.getByRole("heading", { level }))).toEqual(parts.map(({ title }) => title));
}

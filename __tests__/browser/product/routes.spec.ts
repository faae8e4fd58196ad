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
import { expect, hydrated, test } from "../support/test";
import { chaptersOf, headingsOf, sectionOf, targets, texts, tidy } from "../support/text";

const { step } = test;

const WORDS_PER_MINUTE = 200;

/** A path of the site, its main heading and what else its screen must hold. */
type Screen = { path: string; heading: string; check: (page: Page, main: Locator) => Promise<void> };

const SCREENS: readonly Screen[] = [
  { path: "/", heading: home.hero.title, check: checkHome },
  { path: "/product", heading: product.hero.title, check: checkProduct },
  { path: "/about", heading: about.hero.title, check: checkAbout },
  { path: "/contact", heading: "Kontakt", check: checkContact },
  { path: "/login", heading: login.title, check: checkLogin },
  { path: "/career", heading: career.hero.title, check: checkCareer },
  ...JOBS.map((slug) => ({
    path: `/career/${slug}`,
    heading: readJob(slug).title,
    check: (page: Page, main: Locator) => checkJob(page, main, slug),
  })),
  { path: "/blog", heading: blog.hero.title, check: checkBlog },
  ...[...ARTICLES.map((slug) => ({ alias: slug, slug })), ...ALIASES].map(({ alias, slug }) => ({
    path: `/blog/${alias}`,
    heading: readArticle(slug).title,
    check: (page: Page, main: Locator) => checkArticle(page, main, slug),
  })),
  { path: "/privacy", heading: "Datenschutzerklärung", check: checkPrivacy },
  { path: "/impressum", heading: "Impressum", check: checkImprint },
  { path: "/cookies", heading: "Cookie-Richtlinie", check: checkCookies },
  {
    path: "/icp",
    heading: icp.title,
    check: (_, main) => checkQuestionnaire(main, icp.text, "ICP-Formular starten"),
  },
  {
    path: "/onboarding",
    heading: onboarding.title,
    check: (_, main) => checkQuestionnaire(main, onboarding.text, "Technisches Onboarding starten"),
  },
];

const NAVIGATION: readonly [label: string, target: string][] = [
  ["Home", "/"],
  ["Produkt", "/product"],
  ["Über Uns", "/about"],
  ["Career", "/career"],
  ["Blog", "/blog"],
  ["Kontakt", "/contact"],
];

const FOOTER = [
  "/",
  "/product",
  "/product#features",
  "/product#integrations",
  "/about",
  "/career",
  "/blog",
  ...PATHS_WITHOUT_PAGE,
  "/privacy",
  "/impressum",
  "/cookies",
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

test("the build holds exactly the paths of the route table", { tag: "@spec-2" }, () => {
  expect(edition.paths()).toEqual(SCREENS.map(({ path }) => path).sort());
});

for (const { path, heading, check } of SCREENS) {
  test(`${path} shows its screen`, { tag: "@spec-2" }, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    const main = page.getByRole("main");
    expect(await texts(main.getByRole("heading", { level: 1 }))).toEqual([tidy(heading)]);
    await step("header and footer", () => checkShell(page, path));
    await step("screen", () => check(page, main));
  });
}

for (const path of ["/gibt-es-nicht", "/tief/unten/gibt-es-nicht", ...PATHS_WITHOUT_PAGE]) {
  test(`${path} falls to the not-found page`, { tag: "@spec-2" }, async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1, name: "404", exact: true })).toBeVisible();
    await expect(main.getByText("Oops! Page not found", { exact: true })).toBeVisible();
    expect(await targets(main.getByRole("link"))).toEqual([["Return to Home", "/"]]);
    await checkShell(page, path);
    await expect.poll(() => logged.some((line) => line.includes(path))).toBe(true);
  });
}

test("related articles are read in 6 to 10 minutes", { tag: "@spec-9" }, () => {
  const times = ARTICLES.flatMap((slug) => readArticle(slug).related).map(({ readTime }) =>
    Number.parseInt(readTime, 10),
  );
  expect([Math.min(...times), Math.max(...times)]).toEqual([6, 10]);
});

test("search engines are kept from the login, the questionnaires and the not-found page alone", () => {
  const kept = [...edition.paths(), PATH_WITHOUT_PAGE].filter((path) =>
    edition.html(path).includes('content="noindex"'),
  );
  expect(kept.sort()).toEqual([PATH_WITHOUT_PAGE, "/icp", "/login", "/onboarding"]);
});

test("second addresses are for links from elsewhere: no page leads there", { tag: "@spec-2" }, () => {
  for (const path of edition.paths()) {
    for (const alias of ALIAS_PATHS) expect(edition.html(path), path).not.toContain(`<a href="${alias}"`);
  }
});

test("an unknown path below a page shows that page as active in the header", { tag: "@spec-2" }, async ({ page }) => {
  for (const [path, active] of [
    ["/blog/gibt-es-nicht", "Blog"],
    ["/career/gibt-es-nicht", "Career"],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole("banner").locator("[aria-current=page]:visible")).toHaveText([active]);
  }
});

test("every link of the header leads to its page by a click", { tag: "@spec-2" }, async ({ page }) => {
  await page.goto("/impressum");
  await hydrated(page);
  for (const [label, target] of [...NAVIGATION, ["Login", "/login"], ["Demo buchen", FORM]] as const) {
    await page.getByRole("banner").getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL(target);
    const screen = SCREENS.find(({ path }) => path === target.split("#")[0]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(screen?.heading ?? "");
  }
});

test("the article on the right moment to scale is shorter than the one with the five measures", {
  tag: "@spec-2",
}, () => {
  expect(readArticle("vertrieb-skalieren").duration).toBeLessThan(
    readArticle("5-massnahmen-vertrieb-skalieren").duration * 0.9,
  );
});

test("the anchors of the product page bring their section below the header", { tag: "@spec-2" }, async ({ page }) => {
  for (const [anchor, level, name] of [
    ["features", 2, product.features.title],
    ["integrations", 3, "CRM-Anbindung"],
  ] as const) {
    await page.goto(`/product#${anchor}`);
    const heading = page.locator(`#${anchor}`).getByRole("heading", { level, name, exact: true });
    await expect(heading).toBeInViewport({ ratio: 1 });
    const header = await page.getByRole("banner").boundingBox();
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? Infinity);
    await page.goto("/about");
  }
});

test("what looks like the button of a card leads where the card leads", { tag: "@spec-2" }, async ({ page }) => {
  for (const [path, button, target] of [
    ["/career", career.positions.action, `/career/${JOBS[0]}`],
    ["/blog/vertrieb-skalieren", "Artikel lesen", "/blog/sales-enablement"],
  ] as const) {
    await page.goto(path);
    await hydrated(page);
    const label = page.getByText(button, { exact: true }).first();
    await label.scrollIntoViewIfNeeded();
    const box = await label.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
    await expect(page).toHaveURL(target);
  }
});

for (const { alias, slug } of ALIASES) {
  test(`/blog/${alias} shows the same article as /blog/${slug}`, { tag: "@spec-2" }, async ({ request }) => {
    const [first, second] = await Promise.all(
      [alias, slug].map(async (name) => (await request.get(`/blog/${name}`)).text()),
    );
    const contents = [first, second].map((html = "") => html.match(/<main.*<\/main>/s)?.[0] ?? "");
    expect(contents[0]?.length).toBeGreaterThan(10_000);
    expect(contents[0]).toBe(contents[1]);
  });
}

/** Header and footer, the same on every page but for the active item. */
async function checkShell(page: Page, path: string): Promise<void> {
  const banner = page.getByRole("banner");
  await expect(banner).toHaveCSS("position", "sticky");
  expect(await targets(banner.getByRole("link"))).toEqual([
    [site.name, "/"],
    ...NAVIGATION,
    ["Login", "/login"],
    ["Demo buchen", FORM],
  ]);
  const navigation = banner.getByRole("navigation");
  expect(await targets(navigation.getByRole("link"))).toEqual(NAVIGATION);
  const active = NAVIGATION.filter(([, to]) => (to === "/" ? path === to : `${path}/`.startsWith(`${to}/`)));
  expect(await targets(navigation.locator("[aria-current=page]"))).toEqual(active);
  expect(await targets(page.locator("#mobile-menu a"))).toEqual([
    ...NAVIGATION,
    ["Demo buchen", FORM],
    ["Login", "/login"],
  ]);

  const footer = page.getByRole("contentinfo");
  expect((await targets(footer.getByRole("link"))).map(([, target]) => target)).toEqual(FOOTER);
  await expect(footer).toContainText("© 2025");
  await expect(footer).toContainText("Verdreifacht Ihre Conversion-Rate durch intelligente Automatisierung");
  const badge = footer.getByRole("img");
  await expect(badge).toHaveAccessibleName("DSGVO-konform, deutsches Unternehmen, Digitalisierungspartner");
}

async function checkHome(page: Page, main: Locator): Promise<void> {
  const { hero, stats, customers, features, benefits, integration, closing } = home;
  await expect(main).toContainText(hero.text);
  await expectPicture(main.getByRole("img", { name: hero.picture.alt, exact: true }));
  expect(await texts(main.getByRole("heading", { level: 2 }))).toEqual([
    features.title,
    benefits.title,
    integration.title,
    closing.title,
  ]);
  expect(await targets(main.getByRole("link"))).toEqual([
    ["Demo buchen", FORM],
    ["Mehr über uns erfahren", FORM],
    ["Zu unseren Guides", FORM],
    [integration.action.label, FORM],
    [closing.action.label, FORM],
  ]);

  const strip = main.getByRole("region", { name: stats.label, exact: true });
  expect(await texts(strip.locator("dd"))).toEqual(["30+", "300 %", "80 %"]);
  expect(await texts(strip.locator("dt"))).toEqual(stats.items.map(({ label }) => label));
  expect(stats.items.map(({ label }) => label)).toEqual([
    expect.stringContaining("Vertriebsteams arbeiten mit"),
    expect.stringContaining("mehr Termine"),
    expect.stringContaining("weniger Zeit"),
  ]);

  const logos = main.getByRole("region", { name: customers.title, exact: true }).getByRole("img");
  expect(await logos.evaluateAll((images) => images.map((image) => image.getAttribute("alt")))).toEqual(
    customers.logos.map(({ alt }) => alt),
  );
  await expectPicture(logos.first());

  const cards = sectionOf(page, features.title);
  expect(features.cards).toHaveLength(3);
  expect(await texts(cards.getByRole("heading", { level: 3 }))).toEqual(features.cards.map(({ title }) => title));
  for (const { description } of features.cards) await expect(cards).toContainText(description);

  const list = sectionOf(page, benefits.title);
  expect(await texts(list.getByRole("listitem").getByRole("heading"))).toEqual(
    benefits.items.map(({ title }) => title),
  );
  await expect(list).toContainText("spart 80 % der Zeit");
  await expect(list).toContainText("über 500 Unternehmen");

  const systems = sectionOf(page, integration.title);
  await expectPicture(systems.getByRole("img", { name: integration.picture.alt, exact: true }));
  expect(await texts(systems.locator("dt"))).toEqual(integration.systems.map(({ title }) => title));
  await expect(sectionOf(page, closing.title)).toContainText(closing.text);
}

async function checkProduct(page: Page, main: Locator): Promise<void> {
  const { hero, features, benefits, closing } = product;
  await expect(main).toContainText(hero.text);
  expect(await texts(main.getByRole("heading", { level: 2 }))).toEqual([features.title, benefits.title, closing.title]);
  expect(await targets(main.getByRole("link"))).toEqual(
    [hero.primary, hero.secondary, closing.action].map(({ label }) => [label, FORM]),
  );

  const cards = main.locator("#features > div > ul > li");
  expect(await texts(cards.getByRole("heading", { level: 3 }))).toEqual([
    "Agentic Sales AI",
    "Lead-Intelligenz und Scoring",
    "Ansprache auf allen Kanälen",
    "CRM-Anbindung",
    "Vertriebsauswertung",
  ]);
  await expect(cards).toHaveCount(5);
  for (const [index, { description, points }] of features.cards.entries()) {
    for (const text of [description, ...points]) await expect(cards.nth(index)).toContainText(text);
  }
  await expect(main.locator("#integrations").getByRole("heading", { level: 3 })).toHaveText("CRM-Anbindung");

  const list = sectionOf(page, benefits.title);
  expect(await texts(list.getByRole("listitem").getByRole("heading"))).toEqual(
    benefits.items.map(({ title }) => title),
  );
  expect(await texts(list.locator("dd"))).toEqual(["+247 %", "+300 %", "+250 %", "32,5 %", "bis zu 3 ×"]);
  expect(await texts(list.locator("dt"))).toEqual([
    expect.stringContaining("Pipeline-Wachstum"),
    expect.stringContaining("Conversion-Rate"),
    expect.stringContaining("mehr Termine"),
    expect.stringContaining("Lead-zu-Kunde-Quote"),
    expect.stringContaining("Abschlussquote"),
  ]);
}

async function checkAbout(page: Page, main: Locator): Promise<void> {
  const { hero, mission, timeline, team, closing } = about;
  await expect(main).toContainText(hero.text);
  await expect(main).toContainText(/2023 .* an einem See/);
  expect(await texts(main.getByRole("heading", { level: 2 }))).toEqual([
    mission.title,
    timeline.title,
    team.title,
    closing.title,
  ]);
  expect(await texts(sectionOf(page, mission.title).locator("p"))).toEqual(mission.paragraphs.map(tidy));
  expect(await texts(sectionOf(page, timeline.title).getByRole("listitem"))).toEqual([
    expect.stringMatching(/^2023 .*Gründung/),
    expect.stringMatching(/^2024 .*Markteintritt .*DACH/),
    expect.stringMatching(/^2025 .*Wachstum und Finanzierung/),
  ]);

  const members = sectionOf(page, team.title).getByRole("listitem");
  await expect(members).toHaveCount(3);
  for (const [index, { name, role, description, picture }] of team.members.entries()) {
    const member = members.nth(index);
    await expect(member.getByRole("heading", { level: 3, name, exact: true })).toBeVisible();
    await expect(member.getByText(role, { exact: true })).toBeVisible();
    await expect(member.getByText(description, { exact: true })).toBeVisible();
    await expectPicture(member.getByRole("img", { name: picture.alt, exact: true }));
  }
  expect(await targets(main.getByRole("link"))).toEqual([[closing.action.label, FORM]]);
}

async function checkContact(_: Page, main: Locator): Promise<void> {
  const { email, street } = site.company;
  expect(await texts(main.locator("address"))).toEqual([`${street} 88131 Lindau (Bodensee) Deutschland`]);
  await expect(main.getByRole("link", { name: email, exact: true })).toHaveAttribute("href", `mailto:${email}`);
  const hours = main.locator("dl > div").filter({ hasText: contact.company.hoursLabel }).locator("dd");
  expect(await texts(hours)).toEqual(["Montag bis Freitag 9:00–18:00 Uhr", "Samstag und Sonntag geschlossen"]);

  const form = main.locator("#form");
  await expect(form.getByRole("heading", { level: 2 })).toHaveText(contact.form.title);
  expect(await texts(form.locator("label:visible"))).toEqual([
    "Name *",
    "E-Mail *",
    "Unternehmen",
    "Telefon",
    "Interesse *",
    "Nachricht *",
  ]);
  await expect(form).toContainText(
    "* Pflichtfelder. Ihre Daten werden vertraulich behandelt und nicht an Dritte weitergegeben.",
  );
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
  expect(await targets(main.getByRole("link"))).toEqual([
    ["Noch kein Account? Buchen Sie eine kostenlose Demo!", FORM],
  ]);
}

async function checkCareer(page: Page, main: Locator): Promise<void> {
  const { hero, picture, positions, reasons, benefits, values, process, unsolicited, closing } = career;
  const { jobsEmail } = site.company;
  await expect(main).toContainText(hero.text);
  await expectPicture(main.getByRole("img", { name: picture.alt, exact: true }));
  expect((await texts(main.getByRole("heading", { level: 2 }))).sort()).toEqual(
    [positions, reasons, benefits, values, process, unsolicited, closing].map(({ title }) => title).sort(),
  );

  const jobs = JOBS.map((slug) => ({ path: `/career/${slug}`, ...readJob(slug) }));
  const list = sectionOf(page, positions.title);
  await expect(list.getByRole("listitem")).toHaveCount(6);
  for (const { path, title, department, type, description } of jobs) {
    const position = list.getByRole("listitem").filter({ has: page.locator(`a[href="${path}"]`) });
    await expect(position.getByRole("link")).toHaveText(title);
    for (const text of [department, type, "Lindau", description]) await expect(position).toContainText(text);
  }
  expect(await targets(list.getByRole("link"))).toHaveLength(6);

  const titlesIn = async (title: string) => texts(sectionOf(page, title).getByRole("listitem").getByRole("heading"));
  expect(reasons.items).toHaveLength(4);
  expect(await titlesIn(reasons.title)).toEqual(reasons.items.map(({ title }) => title));
  expect(values.items).toHaveLength(4);
  expect(await titlesIn(values.title)).toEqual(values.items.map(({ title }) => title));

  const offered = await texts(sectionOf(page, benefits.title).getByRole("listitem"));
  expect(offered).toHaveLength(9);
  expect(offered.filter((item) => item.startsWith("30 Urlaubstage"))).toHaveLength(1);

  const steps = sectionOf(page, process.title);
  expect(await texts(steps.locator("ol > li"))).toEqual([
    expect.stringMatching(/^1 Bewerbung/),
    expect.stringMatching(/^2 Erstgespräch, 30 Minuten/),
    expect.stringMatching(/^3 Fachgespräch 45 Minuten/),
    expect.stringMatching(/^4 Angebot .*48 Stunden/),
  ]);
  await expect(steps).toContainText("Praktika dauern 6 Monate");
  await expect(steps).toContainText("innerhalb von 3 Tagen");
  await expect(steps).toContainText("das Gespräch dauert 45 Minuten");

  const block = sectionOf(page, unsolicited.title);
  await expect(block).toContainText("innerhalb von 48 Stunden");
  expect(await targets(block.getByRole("link"))).toEqual([
    [unsolicited.action.label, FORM],
    [jobsEmail, `mailto:${jobsEmail}`],
  ]);
  expect(await targets(sectionOf(page, closing.title).getByRole("link"))).toEqual([[closing.action.label, FORM]]);
}

async function checkJob(page: Page, main: Locator, slug: JobSlug): Promise<void> {
  const job = readJob(slug);
  const [first, ...others] = await targets(main.getByRole("link"));
  expect(first).toEqual([jobLabels.back.label, "/career"]);
  const mail = others.filter(([label]) => label === jobLabels.apply).map(([, target]) => target);
  expect(mail).toHaveLength(1);
  const [, mailbox, subject = ""] = mail[0]?.match(/^mailto:([^?]+)\?subject=([\w.~!*'()%-]+)$/) ?? [];
  expect(mailbox).toBe(site.company.jobsEmail);
  expect(tidy(decodeURIComponent(subject))).toBe(job.subject);

  expect(job.tags.length).toBeGreaterThan(0);
  expect(await texts(main.locator("h1 + ul > li"))).toEqual(job.tags);
  await expect(main).toContainText(tidy(job.intro));
  const facts = main.getByRole("complementary").locator("dl > div");
  expect(await texts(facts)).toEqual([
    `${jobLabels.department} ${job.department}`,
    `${jobLabels.location} Lindau`,
    `${jobLabels.type} ${job.type}`,
  ]);
  expect(Object.keys(FIGURES)).toContain(job.type);

  expect(await texts(main.getByRole("heading", { level: 2 }))).toEqual([
    jobLabels.tasks,
    jobLabels.requirements,
    jobLabels.offers,
    jobLabels.process,
  ]);
  for (const list of ["tasks", "requirements", "offers"] as const) {
    expect(await texts(sectionOf(page, jobLabels[list]).getByRole("listitem"))).toEqual(job[list].map(tidy));
  }
  const [text = ""] = await texts(main);
  const isInternship = job.type === "6 Monate";
  expect(isInternship).toBe(slug.startsWith("praktikum-"));
  if (isInternship) expect(job.tags).toContain("6 Monate");
  expect(new Set(text.match(/\d+ Urlaubstage/g))).toEqual(new Set(["30 Urlaubstage"]));
  expect(new Set(text.match(/\d+ Stunden/g))).toEqual(new Set(isInternship ? [] : ["48 Stunden"]));
  expect(await texts(sectionOf(page, jobLabels.process).getByRole("listitem"))).toEqual(
    job.process.map(({ title, text }, index) => tidy(`${index + 1} ${title} ${text}`)),
  );
  for (const figure of FIGURES[job.type] ?? []) await expect(sectionOf(page, jobLabels.process)).toContainText(figure);
}

async function checkBlog(page: Page, main: Locator): Promise<void> {
  const { hero, articles, topics, closing } = blog;
  await expect(main).toContainText(hero.text);
  await expect(main.getByRole("link", { name: hero.action.label, exact: true })).toHaveAttribute("href", FORM);

  const section = sectionOf(page, articles.title);
  expect(await targets(section.getByRole("link"))).toEqual(
    ARTICLES.map((slug) => [tidy(readArticle(slug).title), `/blog/${slug}`]),
  );
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

  expect(await targets(sectionOf(page, closing.title).getByRole("link"))).toEqual([
    [closing.primary.label, FORM],
    [closing.secondary.label, FORM],
  ]);
}

async function checkArticle(page: Page, main: Locator, slug: ArticleSlug): Promise<void> {
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
  expect(await targets(closing.getByRole("link"))).toEqual([
    [banner.demo, "/contact"],
    ["Mehr erfahren", "/product"],
  ]);
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
  expect(await targets(main.getByRole("navigation", { name: "Inhalt" }).getByRole("link"))).toEqual(
    headings.map(({ id, title }) => [title, `#${id}`]),
  );
  const chapters = await chaptersOf(page);
  for (const title of titles) expect(chapters.get(title)?.length, title).toBeGreaterThan(15);
  return chapters;
}

async function checkPrivacy(page: Page, main: Locator): Promise<void> {
  await expect(main.getByText("Stand: Februar 2024", { exact: true })).toBeVisible();
  const chapters = await checkLegal(page, main, [
    "Verantwortlicher",
    "Datenschutzbeauftragte Person",
    "Allgemeines zur Datenverarbeitung",
    "Ihre Rechte",
    "Webhosting und Logdateien",
    "Cookies und lokaler Speicher",
    "Newsletter",
    "Kontakt per E-Mail",
    "Kontaktformular",
    "Hosting-Anbieter",
    "Plugins und Werkzeuge",
    "Kontakt zum Datenschutz",
  ]);
  for (const [title, text] of [
    ["Verantwortlicher", site.legalName],
    ["Datenschutzbeauftragte Person", "angefragt"],
    ["Newsletter", "Ihre E-Mail-Adresse und Ihren Vornamen"],
    [
      "Kontaktformular",
      "Gespeichert werden: E-Mail Name Vorname Telefon (freiwillig) Datum und Uhrzeit des Absendens Unternehmen (freiwillig)",
    ],
    ["Kontakt zum Datenschutz", "datenschutz@"],
  ] as const) {
    expect(chapters.get(title), title).toContain(text);
  }
  const parts = (await headingsOf(page, 3)).map(({ title }) => title);
  expect(parts).toEqual(
    expect.arrayContaining([
      "Einschränkung der Verarbeitung",
      "Löschung",
      "Ausnahmen von der Löschung",
      "Unterrichtung der Empfänger",
      "Datenübertragbarkeit",
      "Widerspruch",
      "Widerruf einer Einwilligung",
      "Beschwerde bei einer Aufsichtsbehörde",
      "Analyse",
      "Captcha",
    ]),
  );
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
  const chapters = await checkLegal(
    page,
    main,
    items.map(([title]) => title),
  );
  for (const [title, text] of items) expect(chapters.get(title), title).toMatch(text);
  const links = (await targets(main.locator(".prose").getByRole("link"))).map(([, target]) => target);
  expect(links).toEqual(
    expect.arrayContaining([
      `mailto:${site.company.email}`,
      site.url,
      expect.stringMatching(/^https:\/\/[\w.-]+\.europa\.eu\//),
    ]),
  );
}

async function checkCookies(page: Page, main: Locator): Promise<void> {
  const chapters = await checkLegal(page, main, [
    "Vier Arten von Cookies",
    "Die Einträge im Einzelnen",
    "Einwilligung verwalten",
    "Rechtsgrundlagen",
    "Dienste von Dritten",
    "Kontakt",
  ]);
  expect(chapters.get("")).toContain("Cookies sind");
  expect((await headingsOf(page, 3)).map(({ title }) => title).slice(0, 4)).toEqual([
    "Notwendige Cookies",
    "Funktionale Cookies",
    "Analytische Cookies",
    "Marketing-Cookies",
  ]);
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
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
}

import type { Locator, Page } from "@playwright/test";
import about from "../../edition/content/pages/about.json";
import blog from "../../edition/content/pages/blog.json";
import career from "../../edition/content/pages/career.json";
import contact from "../../edition/content/pages/contact.json";
import home from "../../edition/content/pages/home.json";
import login from "../../edition/content/pages/login.json";
import product from "../../edition/content/pages/product.json";
import {
  behaving,
  completeEntries,
  contactForm,
  expectEntries,
  fieldOf,
  fillIn,
  NO_ENTRIES,
  openForm,
  sendButton,
} from "../support/contact-form";
import { expect, hydrated, showIntent, storedInquiries, test } from "../support/test";
import { sectionOf, targets, texts, tidy } from "../support/text";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("Contact inquiry: name, email, company, phone, interest and message are asked for, nothing else", {
  tag: "@spec-3",
}, async ({ page }) => {
  await openForm(page);
  for (const [name, type] of [
    ["name", "text"],
    ["email", "text"],
    ["company", "text"],
    ["phone", "tel"],
  ] as const) {
    await expect(fieldOf(page, name)).toHaveAttribute("type", type);
    await expect(fieldOf(page, name)).toHaveAttribute("name", name);
  }
  await expect(fieldOf(page, "email")).toHaveAttribute("inputmode", "email");
  await expect(fieldOf(page, "message")).toHaveJSProperty("tagName", "TEXTAREA");
  await expect(fieldOf(page, "message")).toHaveAttribute("name", "message");
  await expect(contactForm(page).getByRole("textbox")).toHaveCount(5);
  await expect(contactForm(page).getByRole("combobox")).toHaveCount(1);
  await expect(contactForm(page).locator("input:visible, textarea:visible")).toHaveCount(5);
});

const INTERESTS = [
  ["demo", "Demo buchen"],
  ["partnership", "Partnerschaft"],
  ["press", "Presse"],
  ["career", "Karriere"],
  ["general", "Allgemeine Anfrage"],
] as const;

test("Interest values: each label is sent as its value, and names it in the subject", { tag: "@spec-3" }, async ({
  page,
}) => {
  await openForm(page);
  await fieldOf(page, "interest").click();
  expect(await texts(page.getByRole("option"))).toEqual(INTERESTS.map(([, label]) => label));
  await page.keyboard.press("Escape");
  for (const [value, label] of INTERESTS) {
    const entries = completeEntries({ interest: label });
    await fillIn(page, entries);
    await sendButton(page).click();
    await expectEntries(page, NO_ENTRIES);
    expect(storedInquiries(entries.email).map(({ fields }) => [fields.interest, fields.subject])).toEqual([
      [value, `Neue Anfrage von ${entries.name} - ${value}`],
    ]);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("Interest values: the plain form offers the same", { tag: "@spec-3" }, async ({ page }) => {
    await page.goto("/contact");
    const options = fieldOf(page, "interest").locator("option");
    expect(
      await options.evaluateAll((all) => all.map((option) => [option.getAttribute("value"), option.textContent])),
    ).toEqual([["", contact.form.fields.interest.placeholder], ...INTERESTS]);
  });
});

test("Login form: e-mail and password, neither kept", { tag: "@spec-3" }, async ({ page }) => {
  await page.goto("/login");
  await showIntent(page);
  await hydrated(page);
  const fields = page.getByRole("main").locator("input, select, textarea");
  expect(
    await fields.evaluateAll((all) => all.map((field) => [field.getAttribute("name"), field.getAttribute("type")])),
  ).toEqual([
    ["email", "email"],
    ["password", "password"],
  ]);
  await page.getByRole("textbox", { name: login.email, exact: true }).fill("erika@muster.example");
  await page.getByLabel(login.password).fill("streng geheim");
  await page.getByRole("button", { name: "Anmelden", exact: true }).click();
  await expect(page.getByText(login.unavailable.title)).toBeVisible();
  await expectNothingKept(page);
});

test("No entity is persisted: what was typed stays in its tab, until it is sent", { tag: "@spec-3" }, async ({
  page,
  context,
}) => {
  const entries = completeEntries();
  await openForm(page);
  await fillIn(page, entries);
  await page.reload();
  await behaving(page);
  await expectEntries(page, entries);

  const otherTab = await context.newPage();
  await openForm(otherTab);
  await expectEntries(otherTab, NO_ENTRIES);
  await expectNothingKept(otherTab);

  await sendButton(page).click();
  await expectEntries(page, NO_ENTRIES);
  await expectNothingKept(page);
});

/** Fails when the browser keeps anything but the answer on cookies and where the page was scrolled to. */
async function expectNothingKept(page: Page): Promise<void> {
  const kept = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage).filter((key) => !key.startsWith("@@scroll")),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }));
  expect(kept).toEqual({ local: ["cookie-consent"], session: [], databases: [], caches: [] });
  expect(await page.context().cookies()).toEqual([]);
}

type Entity = {
  /** What it is and which fields it has. */
  entity: string;
  path: string;
  items: (page: Page) => Locator;
  /** All that is read of one, in order. */
  reads: RegExp;
  count: number;
  /** It shows a picture with an address. */
  picture?: true;
  /** It shows an icon that says nothing to those who listen. */
  icon?: true;
  /** Where it leads. */
  link?: RegExp;
};

const listIn = (title: string) => (page: Page) => sectionOf(page, title).locator("ul > li:has(h3), ol > li:has(h3)");
const figures = (items: Locator) => items.locator("div:has(> dt):has(> dd)");

const ENTITIES: readonly Entity[] = [
  {
    entity: "Job listing: department, type, location, title, description, link",
    path: "/career",
    items: listIn(career.positions.title),
    reads: /^\S.* (Vollzeit|6 Monate|Vollzeit\/Teilzeit) · Lindau .{10,} .{40,}/,
    count: 6,
    link: /^\/career\/[a-z-]+$/,
  },
  {
    entity: "Blog card: type, duration of 5 to 12 minutes, title, description, image, link",
    path: "/blog",
    items: listIn(blog.articles.title),
    reads: /^Artikel · ([5-9]|1[0-2]) Minuten Lesezeit .{20,} .{60,}$/,
    count: 11,
    picture: true,
    link: /^\/blog\/[a-z0-9-]+$/,
  },
  {
    entity: "Related-article card: readTime, title, slug",
    path: "/blog/digital-sales",
    items: listIn("Ähnliche Artikel"),
    reads: /^([6-9]|10) min .{20,} Artikel lesen$/,
    count: 3,
    picture: true,
    link: /^\/blog\/[a-z0-9-]+$/,
  },
  {
    entity: "Feature card: icon, title, description",
    path: "/product",
    items: listIn(product.features.title),
    reads: /^\S.{5,} .{40,}/,
    count: 5,
    icon: true,
  },
  {
    entity: "Statistic: value, label, on the home page",
    path: "/",
    items: (page) => figures(page.getByRole("region", { name: home.stats.label, exact: true })),
    reads: /^\D{10,} (30\+|300 %|80 %)$/,
    count: 3,
  },
  {
    entity: "Statistic: value, label, on the product page",
    path: "/product",
    items: (page) => figures(sectionOf(page, product.benefits.title)),
    reads: /^\D{5,} (\+\d{3} %|32,5 %|bis zu 3 ×)$/,
    count: 5,
  },
  {
    entity: "Timeline entry: year, title, empty description",
    path: "/about",
    items: listIn(about.timeline.title),
    reads: /^(2023 Gründung am See|2024 Markteintritt in der DACH-Region|2025 Wachstum und Finanzierung)$/,
    count: 3,
  },
  {
    entity: "Team member: name, role, description, image path",
    path: "/about",
    items: listIn(about.team.title),
    reads: /^\S+ \S+ (Geschäftsführung|Technik|Vertrieb) .{40,}$/,
    count: 3,
    picture: true,
  },
];

for (const { entity, path, items, reads, count, picture, icon, link } of ENTITIES) {
  test(`${entity}`, { tag: "@spec-3" }, async ({ page }) => {
    await page.goto(path);
    const all = items(page);
    await expect(all).toHaveCount(count);
    for (const text of await texts(all)) expect(text).toMatch(reads);
    for (const item of await all.all()) {
      if (icon) await expect(item.locator("svg[aria-hidden=true]").first()).toBeVisible();
      if (picture) await expect(item.getByRole("img")).toHaveAttribute("src", /^(\/static\/|data:image\/)/);
      const [target, ...others] = await targets(item.getByRole("link"));
      if (!link) expect(target).toBeUndefined();
      else {
        expect(target?.[1]).toMatch(link);
        expect(others).toEqual([]);
      }
    }
  });
}

for (const [what, path, section] of [
  ["Job listing", "/career", career.positions.title],
  ["Blog card", "/blog", blog.articles.title],
  ["Related-article card", "/blog/digital-sales", "Ähnliche Artikel"],
] as const) {
  test(`${what}: its link opens what its title names`, { tag: "@spec-3" }, async ({ page }) => {
    await page.goto(path);
    await showIntent(page);
    await hydrated(page);
    const link = listIn(section)(page).last().getByRole("link");
    const [[title, target] = ["", ""]] = await targets(link);
    await link.click();
    await expect(page).toHaveURL(target);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(tidy(title));
  });
}

import type { Locator, Page } from "@playwright/test";
import { LOCAL_FORM_ACCESS_KEY } from "../../../scripts/lib/ports";
import about from "../../edition/content/pages/about.json";
import blog from "../../edition/content/pages/blog.json";
import career from "../../edition/content/pages/career.json";
import contact from "../../edition/content/pages/contact.json";
import home from "../../edition/content/pages/home.json";
import product from "../../edition/content/pages/product.json";
import * as form from "../support/contact-form";
import { headingOf } from "../support/shell";
import { expect, expectNothingKept, hydrated, showIntent, storedInquiries, test } from "../support/test";
import { sectionOf, targets, texts, tidy } from "../support/text";

const { contactForm, fieldOf } = form;

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.describe("Entities", { tag: "@spec-3" }, () => {
  test("Contact inquiry: name, email, company, phone, interest and message, nothing else", async ({ page }) => {
    await form.openForm(page);
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

  test("Interest values: each label is sent as its value and named in the subject; the form is as new for the next", {
    tag: ["@spec-4", "@spec-7"],
  }, async ({ page }) => {
    await form.openForm(page);
    await fieldOf(page, "interest").click();
    expect(await texts(page.getByRole("option"))).toEqual(INTERESTS.map(([, label]) => label));
    await page.keyboard.press("Escape");
    for (const [value, label] of INTERESTS) {
      const entries = form.completeEntries({ interest: label });
      await form.fillIn(page, entries);
      await form.sendButton(page).click();
      await form.expectEntries(page, form.NO_ENTRIES);
      await expect(page.locator("[aria-invalid]")).toHaveCount(0);
      const subject = `Neue Anfrage von ${entries.name} - ${value}`;
      const stored = storedInquiries(entries.email).map(({ fields }) => [
        fields.interest,
        fields.subject,
        fields.access_key,
      ]);
      expect(stored).toEqual([[value, subject, LOCAL_FORM_ACCESS_KEY]]);
    }
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("Interest values: the plain form offers the same", async ({ page }) => {
      await page.goto("/contact");
      const options = fieldOf(page, "interest").locator("option");
      const offered = await options.evaluateAll((all) =>
        all.map((option) => [option.getAttribute("value"), option.textContent]),
      );
      expect(offered).toEqual([["", contact.form.fields.interest.placeholder], ...INTERESTS]);
    });
  });

  test("No entity is persisted: what was typed stays in its tab, until it is sent", async ({ page, context }) => {
    const entries = await form.openFilled(page);
    await page.reload();
    await form.behaving(page);
    await form.expectEntries(page, entries);

    const otherTab = await context.newPage();
    await form.openForm(otherTab);
    await form.expectEntries(otherTab, form.NO_ENTRIES);
    await expectNothingKept(otherTab);

    await form.sendButton(page).click();
    await form.expectEntries(page, form.NO_ENTRIES);
    await expectNothingKept(page);
  });
});

const listIn = (title: string) => (page: Page) => sectionOf(page, title).locator("ul > li:has(h3), ol > li:has(h3)");
const figures = (items: Locator) => items.locator("div:has(> dt):has(> dd)");

const jobs = listIn(career.positions.title);
const cards = listIn(blog.articles.title);
const related = listIn("Ähnliche Artikel");
const features = listIn(product.features.title);
const homeFeatures = listIn(home.features.title);
const statistics = (page: Page) => figures(page.getByRole("region", { name: home.stats.label, exact: true }));
const results = (page: Page) => figures(sectionOf(page, product.benefits.title));
const milestones = listIn(about.timeline.title);
const people = listIn(about.team.title);

/* All that is read of one, in order. */
const JOB = /^\S.* (Vollzeit|6 Monate|Vollzeit\/Teilzeit) · Lindau .{10,} .{40,}/;
const CARD = /^Artikel · ([5-9]|1[0-2]) Minuten Lesezeit .{20,} .{60,}$/;
const RELATED = /^([6-9]|10) min .{20,} Artikel lesen$/;
const RESULT = /^\D{5,} (\+\d{3} %|32,5 %|bis zu 3 ×)$/;
const MILESTONE = /^(2023 Gründung am See|2024 Markteintritt in der DACH-Region|2025 Wachstum und Finanzierung)$/;
const PERSON = /^\S+ \S+ (Geschäftsführung|Technik|Vertrieb) .{40,}$/;

/** Besides its text: a picture with an address, an icon that says nothing to those who listen, where it leads. */
type Parts = { picture?: true; icon?: true; link?: RegExp };
const TO_JOB: Parts = { link: /^\/career\/[a-z-]+$/ };
const TO_ARTICLE: Parts = { picture: true, link: /^\/blog\/[a-z0-9-]+$/ };

type Items = (page: Page) => Locator;
/** Which fields it has, where it stands, what is read of it, how many there are. */
const ENTITIES: readonly [what: string, path: string, items: Items, reads: RegExp, count: number, parts: Parts][] = [
  ["Job listing: department, type, location, title, description, link", "/career", jobs, JOB, 6, TO_JOB],
  [
    "Blog card: type, duration of 5 to 12 minutes, title, description, image, link",
    "/blog",
    cards,
    CARD,
    11,
    TO_ARTICLE,
  ],
  ["Related-article card: readTime, title, slug", "/blog/digital-sales", related, RELATED, 3, TO_ARTICLE],
  ["Feature card: icon, title, description", "/product", features, /^\S.{5,} .{40,}/, 5, { icon: true }],
  ["Feature card: icon, title, description, on the home page", "/", homeFeatures, /\S.{5,} .{40,}/, 3, { icon: true }],
  ["Statistic: value, label, on the home page", "/", statistics, /^\D{10,} (30\+|300 %|80 %)$/, 3, {}],
  ["Statistic: value, label, on the product page", "/product", results, RESULT, 5, {}],
  ["Timeline entry: year, title, empty description", "/about", milestones, MILESTONE, 3, {}],
  ["Team member: name, role, description, image path", "/about", people, PERSON, 3, { picture: true }],
];

for (const [what, path, items, reads, count, { picture, icon, link }] of ENTITIES) {
  test(what, { tag: "@spec-3" }, async ({ page }) => {
    await page.goto(path);
    const all = items(page);
    await expect(all).toHaveCount(count);
    for (const text of await texts(all)) expect(text).toMatch(reads);
    for (const item of await all.all()) {
      if (icon) await expect(item.locator("svg.lucide[aria-hidden=true]").first()).toBeVisible();
      if (picture) await expect(item.getByRole("img")).toHaveAttribute("src", /^(\/static\/|data:image\/)/);
      const [target, ...others] = await targets(item.getByRole("link"));
      if (!link) expect(target).toBeUndefined();
      else {
        expect(target?.[1]).toMatch(link);
        expect(others).toEqual([]);
      }
    }
    if (!link) return;
    await showIntent(page);
    await hydrated(page);
    const last = all.last().getByRole("link");
    const [[title, target] = ["", ""]] = await targets(last);
    await last.click();
    await expect(page).toHaveURL(target);
    await expect(headingOf(page)).toHaveText(tidy(title));
  });
}

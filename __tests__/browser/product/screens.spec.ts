import type { Locator, Page } from "@playwright/test";
import about from "../../edition/content/pages/about.json";
import articleLabels from "../../edition/content/pages/article.json";
import blog from "../../edition/content/pages/blog.json";
import career from "../../edition/content/pages/career.json";
import home from "../../edition/content/pages/home.json";
import jobLabels from "../../edition/content/pages/job.json";
import { JOBS, PATHS_WITHOUT_PAGE, readArticle, readJob, site } from "../support/edition";
import { openBeforeScripts } from "../support/held-scripts";
import { footerLink, headerLink, scrolledBy, twoFrames } from "../support/shell";
import { openWithClock, stopClock, tickUntil } from "../support/stopped-clock";
import { expect, hydrated, showIntent, test } from "../support/test";
import { sectionOf, tidy } from "../support/text";

const formOf = (page: Page): Locator => page.locator("#form");

test.describe("contact form by its hash", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const calls: ScrollToOptions[] = [];
      const { scrollTo } = window;
      Object.assign(window, {
        scrollCalls: calls,
        scrollTo: (...call: [ScrollToOptions | number]) => {
          const [options] = call;
          // A jump to the top of a new page is another matter.
          if (typeof options === "object" && options.top) calls.push(options);
          Reflect.apply(scrollTo, window, call);
        },
      });
    });
  });

  for (const [way, arrive] of [
    ["from another page", () => arriveByButton("/about")],
    ["from the same page", () => arriveByButton("/contact")],
    ["followed a second time", () => arriveByButton("/contact#form")],
    ["typed into the address bar", () => arriveByAddress()],
    ["added to the address of the page shown", () => arriveByAddedHash()],
  ] as const) {
    test(`Contact: #form ${way} scrolls smoothly after 300 ms, 104 px above the form`, { tag: "@spec-2" }, async ({
      page,
    }) => {
      await arrive()(page);
      await page.clock.runFor(270);
      expect(await scrollCalls(page)).toEqual([]);
      const top = await formOf(page).evaluate((form) => form.getBoundingClientRect().top + window.scrollY);
      await page.clock.runFor(50);
      await expect.poll(() => scrollCalls(page)).toEqual([{ top: top - 104, behavior: "smooth" }]);
      await expectFormReached(page);
    });
  }

  test.describe("where motion is not welcome", () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } });

    test("Contact: #form scrolls at once instead of smoothly under reduced motion", { tag: "@spec-2" }, async ({
      page,
    }) => {
      await arriveByButton("/about")(page);
      await page.clock.runFor(320);
      await expect.poll(() => scrollCalls(page)).toEqual([expect.objectContaining({ behavior: "instant" })]);
      await expectFormReached(page);
    });
  });

  test("Contact: whoever leaves within the 300 ms is not scrolled", { tag: "@spec-2" }, async ({ page }) => {
    await arriveByButton("/about")(page);
    await page.clock.runFor(100);
    await headerLink(page, "Blog").click();
    await tickUntil(page, () => expectHeading(page, blog.hero.title, 1));
    await page.clock.runFor(1000);
    expect(await scrollCalls(page)).toEqual([]);
  });
});

test("Careers: the button of the hero scrolls to the open positions, its focus follows", { tag: "@spec-2" }, async ({
  page,
}) => {
  await page.goto("/career");
  await hydrated(page);
  const heading = page.getByRole("heading", { level: 2, name: career.positions.title, exact: true });
  await expect(heading).not.toBeInViewport();
  await page.getByRole("link", { name: career.hero.action.label, exact: true }).click();
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(64);
  await page.keyboard.press("Tab");
  const [first] = JOBS;
  await expect(page.getByRole("link", { name: readJob(first).title, exact: true })).toBeFocused();
});

test("Job pages: the back link leads to /career, the button opens a mail and no page", { tag: "@spec-2" }, async ({
  page,
}) => {
  await page.goto(`/career/${JOBS[0]}`);
  await hydrated(page);
  const apply = page.getByRole("main").getByRole("link", { name: jobLabels.apply, exact: true });
  await expect(apply).toHaveAttribute("href", /^mailto:.*\?subject=Bewerbung/);
  await expect(apply).not.toHaveAttribute("target");
  await page.getByRole("main").getByRole("link", { name: jobLabels.back.label, exact: true }).click();
  await expect(page).toHaveURL("/career");
  await expectHeading(page, career.hero.title);
});

test("Blog overview: the popular topics are not interactive", { tag: "@spec-2" }, async ({ page }) => {
  await page.goto("/blog");
  await hydrated(page);
  const tags = sectionOf(page, blog.topics.title).getByRole("listitem");
  await expect(tags).toHaveCount(12);
  for (const tag of await tags.all()) {
    await expect(tag).not.toHaveCSS("cursor", "pointer");
    await tag.click();
    expect(await page.evaluate(() => document.activeElement?.closest("li"))).toBeNull();
  }
  await expect(page).toHaveURL("/blog");
  await expectHeading(page, blog.hero.title);
  // From the last link before the tags, one stop leads past all of them.
  await sectionOf(page, blog.articles.title).getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: blog.closing.primary.label, exact: true }).last()).toBeFocused();
});

for (const [path, button] of [
  ["/icp", "ICP-Formular starten"],
  ["/onboarding", "Technisches Onboarding starten"],
] as const) {
  test(`ICP and onboarding: ${button} opens an external form in a new tab`, { tag: "@spec-2" }, async ({
    page,
    context,
  }) => {
    await context.route("https://fragebogen.example/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Fragebogen</title>" }),
    );
    await page.goto(path);
    await hydrated(page);
    const opened = context.waitForEvent("page");
    await page.getByRole("main").getByRole("link", { name: button, exact: true }).click();
    const tab = await opened;
    await expect(tab).toHaveTitle("Fragebogen");
    expect(new URL(tab.url()).hostname).not.toBe(new URL(page.url()).hostname);
    expect(await tab.evaluate(() => window.opener === null)).toBe(true);
    await expect(page).toHaveURL(path);
  });
}

test.describe("reveal", () => {
  test("Visual behaviour: a block arrives when 10 % of it are visible above a margin of 50 px", {
    tag: "@spec-2",
  }, async ({ page }) => {
    for (const path of ["/about", "/product"]) {
      await page.goto(path);
      const block = revealBlocks(page).last();
      await expect(block).toHaveCSS("opacity", "0");
      const height = await block.evaluate((element) => element.getBoundingClientRect().height);
      await bringUp(block, 50 + height * 0.1 - 4);
      await twoFrames(page);
      await expect(block).toHaveCSS("opacity", "0");
      await bringUp(block, 50 + height * 0.1 + 4);
      await expect(block).toHaveCSS("opacity", "1");
      await expect(block).toHaveCSS("transform", "none");
      await page.evaluate(() => window.scrollTo(0, 0));
      await twoFrames(page);
      await expect(block).toHaveCSS("opacity", "1");
    }
  });

  test("Visual behaviour: what is in the window at first is never hidden, what is below it is", {
    tag: "@spec-2",
  }, async ({ page }) => {
    await page.goto("/product");
    const blocks = revealBlocks(page);
    await expect(blocks.last()).toHaveCSS("opacity", "0");
    const top = await blocks.first().evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    await page.setViewportSize({ width: 1280, height: Math.round(top) + 20 });
    await page.addInitScript(() => {
      addEventListener("DOMContentLoaded", () => {
        const first = document.querySelector("main [style*='--reveal-duration']");
        const seen = new MutationObserver(() => document.documentElement.setAttribute("data-first-was-touched", ""));
        if (first) seen.observe(first, { attributes: true });
      });
    });
    await page.reload();
    await expect(blocks.nth(1)).toHaveCSS("opacity", "0");
    await expect(blocks.first()).toHaveCSS("opacity", "1");
    await expect(page.locator("html")).not.toHaveAttribute("data-first-was-touched");
  });

  const PAGES_WITH_REVEAL = ["/", "/product", "/about", "/career"];

  test("Visual behaviour: print shows every block, arrived or not", { tag: "@spec-2" }, async ({ page }) => {
    for (const path of PAGES_WITH_REVEAL) {
      await page.goto(path);
      await expect(revealBlocks(page).last()).toHaveCSS("opacity", "0");
      await page.emulateMedia({ media: "print" });
      for (const block of await revealBlocks(page).all()) {
        await expect(block).toHaveCSS("opacity", "1");
        await expect(block).toHaveCSS("transform", "none");
      }
      await page.emulateMedia({ media: "screen" });
    }
  });

  for (const [reason, use] of [
    ["under reduced motion", { contextOptions: { reducedMotion: "reduce" } }],
    ["without script", { javaScriptEnabled: false }],
  ] as const) {
    test.describe(reason, () => {
      test.use(use);

      test(`Visual behaviour: no block is hidden ${reason}`, { tag: "@spec-2" }, async ({ page }) => {
        for (const path of PAGES_WITH_REVEAL) {
          await page.goto(path);
          if (reason === "under reduced motion") {
            await hydrated(page);
            await twoFrames(page);
          }
          expect(await revealBlocks(page).count()).toBeGreaterThan(0);
          for (const block of await revealBlocks(page).all()) await expect(block).toHaveCSS("opacity", "1");
        }
      });
    });
  }
});

/** Pictures that hide when they fail: where they are, their files, how many. */
const HIDING = [
  {
    name: "the picture of the home hero",
    path: "/",
    link: site.header.homeLabel,
    files: /\/hero\.\w+$/,
    pictures: (page: Page) => page.getByRole("img", { name: home.hero.picture.alt, exact: true }),
    near: (page: Page) => page.getByRole("heading", { level: 1, name: home.hero.title, exact: true }),
    count: 1,
  },
  {
    name: "the team's portraits",
    path: "/about",
    link: "Über Uns",
    files: /\/team-\d\.\w+$/,
    pictures: (page: Page) => sectionOf(page, about.team.title).getByRole("img"),
    near: (page: Page) => page.getByRole("heading", { level: 3, name: about.team.members[0]?.name ?? "" }),
    count: 3,
  },
  {
    name: "the trust badge of the footer",
    path: "/product",
    link: "Produkt",
    files: /\/trust-badge\.\w+$/,
    pictures: (page: Page) => page.getByRole("contentinfo").getByRole("img"),
    near: (page: Page) => page.getByText(site.footer.copyright),
    count: 1,
  },
];

const ORIGINAL = /\/integration\.\w+$/;
const FALLBACK = /\/integration-fallback\.\w+$/;

test.describe("pictures that fail", () => {
  for (const { name, path, link, files, pictures, near, count } of HIDING) {
    test(`Visual behaviour: ${name} hides when it fails to load`, { tag: "@spec-2" }, async ({ page }) => {
      const fail = await holdRequests(page, files);
      await page.goto("/blog");
      await hydrated(page);
      await headerLink(page, link).click();
      await expect(page).toHaveURL(path);
      await near(page).scrollIntoViewIfNeeded();
      await expect(pictures(page)).toHaveCount(count);
      await fail();
      await expect(pictures(page)).toHaveCount(0);
      await expect(near(page)).toBeVisible();
    });

    test(`Visual behaviour: ${name} hides when it failed before the script arrived`, { tag: "@spec-2" }, async ({
      page,
    }) => {
      await page.route(files, (route) => route.abort());
      const release = await openBeforeScripts(page, path);
      await near(page).scrollIntoViewIfNeeded();
      await expect(pictures(page)).toHaveCount(count);
      for (const picture of await pictures(page).all()) await triedWidth(picture).toBe(0);
      await release();
      await expect(pictures(page)).toHaveCount(0);
      await expect(near(page)).toBeVisible();
    });
  }

  const pictureOf = (page: Page, { alt }: { alt: string }) => page.getByRole("img", { name: alt, exact: true });
  const { picture, fallback, title } = home.integration;

  test("Visual behaviour: a fallback stands in for the integration picture when it fails", { tag: "@spec-2" }, async ({
    page,
  }) => {
    const fail = await holdRequests(page, ORIGINAL);
    await page.goto("/");
    await hydrated(page);
    await sectionOf(page, title).getByRole("heading", { level: 2 }).scrollIntoViewIfNeeded();
    await expect(pictureOf(page, picture)).toBeVisible();
    await fail();
    await triedWidth(pictureOf(page, fallback)).toBeGreaterThan(0);
    await expect(pictureOf(page, picture)).toHaveCount(0);
  });

  test("Visual behaviour: the fallback stands in when the failure came before the script", { tag: "@spec-2" }, async ({
    page,
  }) => {
    await page.route(ORIGINAL, (route) => route.abort());
    const release = await openBeforeScripts(page, "/");
    await sectionOf(page, title).getByRole("heading", { level: 2 }).scrollIntoViewIfNeeded();
    await triedWidth(pictureOf(page, picture)).toBe(0);
    await release();
    await triedWidth(pictureOf(page, fallback)).toBeGreaterThan(0);
    await expect(pictureOf(page, picture)).toHaveCount(0);
  });

  test("Visual behaviour: the integration picture hides when its fallback fails as well", { tag: "@spec-2" }, async ({
    page,
  }) => {
    const asked: string[] = [];
    for (const file of [ORIGINAL, FALLBACK]) {
      await page.route(file, (route) => {
        asked.push(route.request().url());
        return route.abort();
      });
    }
    await page.goto("/");
    await hydrated(page);
    await sectionOf(page, title).getByRole("heading", { level: 2 }).scrollIntoViewIfNeeded();
    await expect.poll(() => asked.map((url) => FALLBACK.test(url))).toContain(true);
    await expect(sectionOf(page, title).getByRole("img")).toHaveCount(0);
    await expect(sectionOf(page, title).getByRole("link")).toBeVisible();
  });
});

for (const [way, open] of [
  [
    "opened by a link",
    async (page: Page) => {
      await page.goto("/blog");
      await hydrated(page);
      await headerLink(page, "Über Uns").click();
    },
  ],
  ["opened by its address", (page: Page) => page.goto("/about")],
] as const) {
  test(`Route table: a page that fails, ${way}, shows "Unexpected Application Error!"`, { tag: "@spec-2" }, async ({
    page,
  }) => {
    await page.route("**/page-data/about/page-data.json", async (route) => {
      const response = await route.fetch();
      const page = (await response.json()) as { result: { data: Record<string, unknown> } };
      page.result.data.aboutPage = null;
      await route.fulfill({ response, json: page });
    });
    await open(page);
    await showIntent(page);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
    await expect(main.getByText("The query brought no about.json.", { exact: true })).toBeVisible();
    await expect(headerLink(page, "Über Uns")).toHaveAttribute("aria-current", "page");
    await expect(footerLink(page, "/impressum")).toBeVisible();
    await main.getByRole("link", { name: site.errorScreen.home.label, exact: true }).click();
    await expect(page).toHaveURL("/");
    await expectHeading(page, home.hero.title);
  });
}

for (const path of PATHS_WITHOUT_PAGE) {
  test(`Not-found page: the footer's link to ${path} falls to it; it logs the path and leads home`, {
    tag: "@spec-2",
  }, async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await page.goto("/about");
    await hydrated(page);
    await footerLink(page, path).click();
    await expect(page).toHaveURL(path);
    await expectHeading(page, "404");
    await expect(page.getByRole("main")).toContainText("Oops! Page not found");
    await expect.poll(() => logged.filter((line) => line === `Page not found: ${path}`)).toHaveLength(1);
    await page.getByRole("link", { name: "Return to Home", exact: true }).click();
    await expect(page).toHaveURL("/");
    await expectHeading(page, home.hero.title);
  });
}

test.describe("article pages", () => {
  test("Article pages: the sign beside a heading copies the heading's address and says so", { tag: "@spec-2" }, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/blog/cac");
    await hydrated(page);
    const heading = page.locator(".prose").getByRole("heading", { level: 2 }).nth(1);
    const id = (await heading.getAttribute("id")) ?? "";
    const sign = page.locator(".prose").getByRole("link", { name: (await heading.textContent()) ?? "", exact: true });
    await expect(sign).toHaveCSS("opacity", "0");
    await heading.hover();
    await expect(sign).toHaveCSS("opacity", "1");
    await sign.click();
    await expect(page.getByText(articleLabels.copied, { exact: true })).toBeVisible();
    const address = `${new URL(page.url()).origin}/blog/cac#${id}`;
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await expect(page).toHaveURL(address);
    await expect(heading).toBeInViewport({ ratio: 1 });
  });

  test("Article pages: back link, related cards and banner lead where they say", { tag: "@spec-2" }, async ({
    page,
  }) => {
    const { related, banner } = readArticle("vertrieb-skalieren");
    const [card] = related;
    for (const [link, to] of [
      ["Zurück zum Blog", "/blog"],
      [tidy(readArticle(card?.slug ?? "").title), `/blog/${card?.slug}`],
      [banner.demo, "/contact"],
      ["Mehr erfahren", "/product"],
    ] as const) {
      await page.goto("/blog/vertrieb-skalieren");
      await hydrated(page);
      await page.getByRole("main").getByRole("link", { name: link, exact: true }).click();
      await expect(page).toHaveURL(to);
      await expect.poll(() => scrolledBy(page)).toBe(0);
    }
  });
});

for (const [now, shown] of [
  ["2031-03-01T11:00:00Z", "1. März 2031"],
  ["2029-12-31T23:30:00Z", "1. Januar 2030"],
] as const) {
  test(`Cookie policy: at ${now} it is dated ${shown}, without an error`, { tag: "@spec-2" }, async ({
    page,
    complaints,
  }) => {
    await page.clock.setFixedTime(now);
    await page.goto("/cookies");
    await showIntent(page);
    await expect(page.getByText(`Stand: ${shown}`, { exact: true })).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

/** Opens a page, stops the clock and follows the header's button to the form; the frame that shows it comes first. */
function arriveByButton(from: string) {
  return async (page: Page): Promise<void> => {
    await openWithClock(page, from);
    const samePage = from.startsWith("/contact");
    if (samePage) await expect(formOf(page).locator("form")).toBeAttached();
    if (from.endsWith("#form")) await expect.poll(() => scrollCalls(page)).toHaveLength(1);
    await stopClock(page);
    await page.evaluate(() => Reflect.get(window, "scrollCalls").splice(0));
    await headerLink(page, "Demo buchen").click();
    await expect(page).toHaveURL("/contact#form");
    if (!samePage) await tickUntil(page, () => expectHeading(page, "Kontakt", 1));
  };
}

/** Opens the address itself with a clock that stands; the form's own script is there a moment after the app. */
function arriveByAddress() {
  return async (page: Page): Promise<void> => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto("/contact#form");
    await showIntent(page);
    await tickUntil(page, () => expect(formOf(page).locator("form")).toHaveAttribute("novalidate", "", { timeout: 1 }));
  };
}

/** Adds the hash to the address of a page that is open. */
function arriveByAddedHash() {
  return async (page: Page): Promise<void> => {
    await openWithClock(page, "/contact");
    await stopClock(page);
    await page.goto("/contact#form");
  };
}

/** Where the page was asked to scroll to so far. */
const scrollCalls = (page: Page): Promise<ScrollToOptions[]> => page.evaluate(() => Reflect.get(window, "scrollCalls"));

/** The form rests 104 px below the window's edge and has the focus. */
async function expectFormReached(page: Page): Promise<void> {
  const top = () => formOf(page).evaluate((form) => Math.round(form.getBoundingClientRect().top));
  await expect.poll(top).toBe(104);
  await expect(formOf(page)).toBeFocused();
}

async function expectHeading(page: Page, heading: string, timeout = 7_000): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading, { timeout });
}

/** Blocks that arrive; found by their timing, for they bear no mark while they are visible. */
const revealBlocks = (page: Page): Locator => page.locator("main [style*='--reveal-duration']");

/** Scrolls until this much of the block stands above the window's lower edge. */
const bringUp = (block: Locator, visible: number): Promise<void> =>
  block.evaluate((element, part) => {
    window.scrollBy(0, element.getBoundingClientRect().top - (window.innerHeight - part));
  }, visible);

/** Keeps requests waiting until the returned function makes them fail. */
async function holdRequests(page: Page, files: RegExp): Promise<() => Promise<void>> {
  let asked = () => {};
  let fail = () => {};
  const first = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(files, async (route) => {
    asked();
    await failing;
    await route.abort();
  });
  return async () => {
    await first;
    fail();
  };
}

/** Width of a picture that has been tried; 0 when it failed. */
const triedWidth = (picture: Locator) =>
  expect.poll(() =>
    picture.evaluate((image) => (image instanceof HTMLImageElement && image.complete ? image.naturalWidth : undefined)),
  );

import { PATH_WITHOUT_PAGE } from "../../../scripts/lib/built-site";
import { expect, hydrated, showIntent, test } from "../support/test";

/** Addresses that cannot be decoded, that end with spaces, or that look like patterns or other hosts, each with the kind of page they show. */
const NONSENSE: readonly [address: string, isPage: boolean][] = [
  ["/#50%", true],
  ["/contact#%", true],
  ["/contact#%E4", true],
  ["/blog#%zz%", true],
  ["/?%", true],
  ["/contact?%E4=%", true],
  [`/contact?${"x=1&".repeat(300)}`, true],
  ["/%63ontact", true],
  ["//contact", true],
  ["/contact#:~:text=%", true],
  ["/contact%20", true],
  ["/about%20%20?a=b#c", true],
  ["/100%25%20", false],
  ["/%E4", false],
  ["/%", false],
  ["/%00", false],
  ["/100%25", false],
  ["/contact%23form", false],
  ["/contact%3Fa=b", false],
  ["/blog%2Fno-article", false],
  ["/blog%2Fcac", true],
  ["/:uri", false],
  ["/:path/*", false],
  ["/*", false],
  ["/[a]|b", false],
  ["/%F0%9F%98%80", false],
];

for (const [address, isPage] of NONSENSE) {
  test(`${address.slice(0, 30)} shows ${isPage ? "its page" : "the not-found page"}, with the app running`, async ({
    page,
    complaints,
    baseURL,
  }) => {
    await page.goto(baseURL + address);
    await showIntent(page);
    await hydrated(page);
    const heading = page.getByRole("heading", { level: 1 });
    if (isPage) await expect(heading).not.toHaveText("404");
    else await expect(heading).toHaveText("404");
    expect(complaints.filter((complaint) => complaint.startsWith("exception"))).toEqual([]);
    await page.getByRole("banner").getByRole("link", { name: "Career", exact: true }).click();
    await expect(page).toHaveURL("/career");
    await page.goBack();
    if (isPage) await expect(heading).not.toHaveText("404");
    else await expect(heading).toHaveText("404");
  });
}

for (const path of ["/", "/contact", PATH_WITHOUT_PAGE]) {
  test(`a hash that cannot be decoded takes nothing from ${path} when it comes later`, async ({ page, complaints }) => {
    await page.goto(path);
    await showIntent(page);
    await hydrated(page);
    const heading = page.getByRole("heading", { level: 1 });
    const title = (await heading.textContent()) ?? "";
    for (const hash of ["#50%", "#%E4", "#%"]) {
      await page.evaluate((value) => {
        window.location.hash = value;
      }, hash);
      await expect(heading).toHaveText(title);
    }
    await page.goBack();
    await page.goForward();
    await expect(heading).toHaveText(title);
    expect(complaints.filter((complaint) => complaint.startsWith("exception"))).toEqual([]);
    await page.getByRole("banner").getByRole("link", { name: "Blog", exact: true }).click();
    await expect(page).toHaveURL("/blog");
  });
}

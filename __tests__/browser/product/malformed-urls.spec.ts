import { PATH_WITHOUT_PAGE } from "../../../scripts/lib/built-site";
import { clickHeaderLink, headingOf } from "../support/shell";
import { expect, openApp, test } from "../support/test";

/* Addresses that cannot be decoded, that end with spaces, or that look like patterns or other hosts. */

const WITH_PAGE = [
  ...["/#50%", "/contact#%", "/contact#%E4", "/blog#%zz%", "/?%", "/contact?%E4=%", `/contact?${"x=1&".repeat(300)}`],
  ...["/%63ontact", "//contact", "/contact#:~:text=%", "/contact%20", "/about%20%20?a=b#c", "/blog%2Fcac"],
];
const WITHOUT_PAGE = [
  ...["/100%25%20", "/%E4", "/%", "/%00", "/100%25", "/contact%23form", "/contact%3Fa=b", "/blog%2Fno-article"],
  ...["/:uri", "/:path/*", "/*", "/[a]|b", "/%F0%9F%98%80"],
  ...[
    "//other.example%20",
    "/.//other.example%20",
    "/%5Cother.example%20",
    "/%5Cother.example/",
    "/%09/other.example/",
  ],
  ...["/%2Fother.example/", `/${"x".repeat(3000)}`],
];

/** One of each kind; the others are rare cases. */
const EACH_KIND = ["/#50%", "/contact?%E4=%", "/about%20%20?a=b#c", "/%E4", "/:path/*", "//other.example%20"];

for (const address of [...WITH_PAGE, ...WITHOUT_PAGE]) {
  const isPage = WITH_PAGE.includes(address);
  const tag = EACH_KIND.includes(address) ? [] : ["@rare"];
  test(`${address.slice(0, 30)} shows ${isPage ? "its page" : "the not-found page"}`, { tag }, async ({
    page,
    pageErrors,
    baseURL,
  }) => {
    const expectScreen = async () => {
      if (isPage) await expect(headingOf(page)).not.toHaveText("404");
      else await expect(headingOf(page)).toHaveText("404");
    };
    await openApp(page, baseURL + address);
    await expectScreen();
    expect(pageErrors.filter((error) => error.startsWith("exception"))).toEqual([]);
    expect(new URL(page.url()).origin).toBe(baseURL);
    await clickHeaderLink(page, "Career", "/career");
    await page.goBack();
    await expectScreen();
  });
}

for (const path of ["/", "/contact", PATH_WITHOUT_PAGE]) {
  test(`a hash that cannot be decoded takes nothing from ${path} when it comes later`, async ({ page, pageErrors }) => {
    await openApp(page, path);
    const heading = headingOf(page);
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
    expect(pageErrors.filter((error) => error.startsWith("exception"))).toEqual([]);
    await clickHeaderLink(page, "Blog", "/blog");
  });
}

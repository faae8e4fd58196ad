import { clickHeaderLink, headingOf } from "../support/shell";
import { expect, openApp, test } from "../support/test";

/* Addresses that cannot be decoded, that end with spaces, or that look like patterns or other hosts. */

const LONG = "x=1&".repeat(750);
const WITH_PAGE = [
  ...`/#50% /contact#% /contact#%E4 /blog#%zz% /?% /contact?%E4=% /contact?${LONG} /%63ontact //contact`.split(" "),
  ..."/contact#:~:text=% /contact%20 /about%20%20?a=b#c /blog%2Fcac".split(" "),
];
const WITHOUT_PAGE = [
  ...`/100%25%20 /%E4 /% /%00 /100%25 /contact%23form /contact%3Fa=b /blog%2Fno-article /${LONG}`.split(" "),
  ..."/:uri /:path/* /* /[a]|b /%F0%9F%98%80 //other.example%20 /.//other.example%20".split(" "),
  ..."/%5Cother.example%20 /%5Cother.example/ /%09/other.example/ /%2Fother.example/".split(" "),
];

/** One of each kind; the others are rare cases. */
const EACH_KIND = ["/contact#%E4", "/contact?%E4=%", "/%E4", "/:path/*", "//other.example%20"];

for (const tag of ["@core", "@rare"]) {
  const addresses = [...WITH_PAGE, ...WITHOUT_PAGE].filter((a) => EACH_KIND.includes(a) === (tag === "@core"));
  const what = `${addresses.length} addresses show their page or the not-found page`;
  test(what, { tag }, async ({ page, pageErrors, baseURL }) => {
    test.slow();
    for (const address of addresses) {
      const heading = WITH_PAGE.includes(address) ? /^(?!404)/ : "404";
      await openApp(page, baseURL + address);
      await expect(headingOf(page), address).toHaveText(heading);
      expect(new URL(page.url()).origin).toBe(baseURL);
      await clickHeaderLink(page, "Career", "/career");
      await page.goBack();
      await expect(headingOf(page), address).toHaveText(heading);
    }
    // When it comes later.
    for (const hash of ["#50%", "#%E4", "#%"]) await page.evaluate(`location.hash = "${hash}"`);
    await page.goBack();
    await clickHeaderLink(page, "Blog", "/blog");
    expect(pageErrors.filter((error) => error.startsWith("exception"))).toEqual([]);
  });
}

import { clickHeaderLink, headingOf } from "../support/shell";
import { expect, openApp, test } from "../support/test";

/* Addresses that cannot be decoded, that end with spaces, or that look like patterns or other hosts. */

const ADDRESSES = {
  "@core": "/contact#%E4 /contact?%E4=% /%E4 /:path/* //other.example%20",
  "@rare": `/#50% /contact#% /blog#%zz% /?% /%63ontact //contact /contact#:~:text=% /contact%20 /blog%2Fcac
    /about%20%20?a=b#c /100%25%20 /% /%00 /100%25 /contact%23form /contact%3Fa=b /blog%2Fno-article /:uri /* /[a]|b
    /%F0%9F%98%80 /.//other.example%20 /%5Cother.example%20 /%5Cother.example/ /%09/other.example/ /%2Fother.example/
    ${["/contact?", "/"].map((start) => start + "x=1&".repeat(750)).join(" ")}`,
};
const WITH_PAGE = /^\/(#|\?|contact(?!%23|%3F)|%63ontact|\/contact|about|blog(#|%2Fcac))/;

for (const [tag, list] of Object.entries(ADDRESSES)) {
  test(`malformed addresses show their page or the not-found page ${tag}`, async ({ page, pageErrors, baseURL }) => {
    test.slow();
    for (const address of list.split(/\s+/)) {
      const heading = WITH_PAGE.test(address) ? /^(?!404)/ : "404";
      await openApp(page, baseURL + address);
      await expect(headingOf(page), address).toHaveText(heading);
      expect(new URL(page.url()).origin).toBe(baseURL);
      // As the host has left it, which makes one slash of two, and as the browser writes it.
      const answered = (await page.request.get(baseURL + address)).url();
      const written = await page.evaluate((url) => new URL(url).href, answered);
      if (heading === "404") expect(page.url()).toBe(written);
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

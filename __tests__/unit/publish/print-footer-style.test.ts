import { printFooterStyle } from "../../../src/publish/print-footer-style";
import { getSiteSettings } from "../../../src/publish/published-pages";
import { siteNodes } from "../support/site-nodes";

const site = getSiteSettings(siteNodes());

it("contains the company and its address", () => {
  const { street, postalCode, city, email } = site.company;
  const line = [site.legalName, street, `${postalCode} ${city}`, email, new URL(site.url).host].join(" · ");
  expect(printFooterStyle(site)).toContain(`@bottom-left{content:"${line}"`);
});

it("escapes characters that would end the element or its text", () => {
  const styles = printFooterStyle({ ...site, legalName: 'A "B" </style>' });
  expect(styles).toContain('content:"A \\"B\\" \\3c /style> ·');
});

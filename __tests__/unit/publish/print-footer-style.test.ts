import { siteOf } from "../../../src/publish/published-pages";
import { sheetStyles } from "../../../src/publish/sheet-styles";
import { siteNodes } from "../support/site-nodes";

const site = siteOf(siteNodes());

it("names the company and its address at the foot of every printed sheet", () => {
  const { street, postalCode, city, email } = site.company;
  const line = [site.legalName, street, `${postalCode} ${city}`, email, new URL(site.url).host].join(" · ");
  expect(sheetStyles(site)).toContain(`@bottom-left{content:"${line}"`);
});

it("lets no name end the element or its text", () => {
  const styles = sheetStyles({ ...site, legalName: 'A "B" </style>' });
  expect(styles).toContain('content:"A \\"B\\" \\3c /style> ·');
});

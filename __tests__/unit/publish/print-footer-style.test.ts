import { contentModel } from "../../../src/content-model";
import { printFooterStyle } from "../../../src/publish/print-footer-style";
import { getSiteSettings } from "../../../src/publish/published-pages";
import { siteNodes } from "../support/site-nodes";

const site = getSiteSettings(siteNodes(), contentModel);

it("escapes characters that would end the element or its text", () => {
  const styles = printFooterStyle({ ...site, legalName: 'A "B" </style>' });
  expect(styles).toContain('content:"A \\"B\\" \\3c /style> ·');
});

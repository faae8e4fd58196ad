import { group, text } from "./fields";

/** `content/legal/<slug>.mdx` */
export const legalDocument = group({
  title: text(60),
  seoTitle: text().min(15).max(60),
  description: text().min(70).max(160),
  intro: text(300),
  /** A label such as „Februar 2024“; without it the page shows today's date. */
  updated: text(40).optional(),
});

/** Computed from the file's place and its Markdown. */
export const legalDocumentDerived = {
  slug: "String!",
  path: "String!",
  html: "String!",
  headings: "[Heading!]!",
};

import { documents } from "../content-type";
import { legalDocumentSchema } from "./schema";

/** A legal document. */
export const legalDocument = documents({
  name: "LegalDocument",
  files: "legal/*.mdx",
  sample: "mein-text",
  template: "src/content-types/legal-document/template.tsx",
  schema: legalDocumentSchema,
});

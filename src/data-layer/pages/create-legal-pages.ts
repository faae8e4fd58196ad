import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { runQuery } from "./run-query";

/** Makes a page for every legal document. */
export async function createLegalPages(args: CreatePagesArgs): Promise<void> {
  const { allLegalDocument } = await runQuery<Queries.LegalPathsQuery>(
    args,
    /* GraphQL */ `
      query LegalPaths {
        allLegalDocument {
          nodes {
            id
            path
          }
        }
      }
    `,
  );
  const component = path.resolve("src/templates/legal.tsx");
  for (const { id, path: address } of allLegalDocument.nodes) {
    args.actions.createPage({ path: address, component, context: { id } });
  }
}

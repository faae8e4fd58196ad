import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { runQuery } from "./run-query";

/** Makes a page for every job. */
export async function createJobPages(args: CreatePagesArgs): Promise<void> {
  const { allJob } = await runQuery<Queries.JobPathsQuery>(
    args,
    /* GraphQL */ `
      query JobPaths {
        allJob {
          nodes {
            id
            path
          }
        }
      }
    `,
  );
  const component = path.resolve("src/templates/job.tsx");
  for (const { id, path: address } of allJob.nodes)
    args.actions.createPage({ path: address, component, context: { id } });
}

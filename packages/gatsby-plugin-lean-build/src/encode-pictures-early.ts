import type { CreatePagesArgs, Store } from "gatsby";

type State = {
  components: ReadonlyMap<string, { componentPath: string; query: string; pages: ReadonlySet<string> }>;
  pages: ReadonlyMap<string, { context: Record<string, unknown> }>;
  jobsV2: { complete: ReadonlyMap<string, unknown> };
};

/**
 * Asks the pages' queries for their pictures before the bundles are made, so that sharp encodes beside webpack, which
 * leaves a core idle. Gatsby asks again later, and finds these jobs done. A warm build has nothing to encode.
 */
export async function encodePicturesEarly(graphql: CreatePagesArgs["graphql"], store: Store): Promise<void> {
  const { components, pages, jobsV2 }: State = store.getState();
  if (jobsV2.complete.size > 0) return;
  for (const { query, pages: paths } of components.values()) {
    if (!query.includes("gatsbyImageData")) continue;
    for (const path of paths) {
      // One after another; what fails here fails again in Gatsby's own query, which says so.
      await Promise.resolve(graphql(query, { ...pages.get(path), ...pages.get(path)?.context })).catch(() => undefined);
    }
  }
}

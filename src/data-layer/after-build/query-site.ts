import type { BuildArgs } from "gatsby";

/** What is written about the site after the build: to search engines, feed readers and hosts. */
export async function querySite({ graphql }: Pick<BuildArgs, "graphql">): Promise<Queries.AfterBuildQuery> {
  const { data, errors } = await graphql<Queries.AfterBuildQuery>(
    /* GraphQL */ `
      query AfterBuild {
        siteSettings {
          url
          name
          legalName
          tagline
          description
          company {
            street
            postalCode
            city
            country
            email
          }
          header {
            navigation {
              label
              to
            }
          }
        }
        blogPage {
          articles {
            page
          }
        }
        jobPage {
          tasks
          requirements
          offers
          process
        }
        allArticle(sort: [{ published: DESC }, { order: ASC }]) {
          nodes {
            title
            description
            intro
            path
            aliases
            published
            updated
            html
            words
          }
        }
        allJob {
          nodes {
            slug
            title
            path
            type
            published
            expires
            intro
            html
            tasks
            requirements
            offers
            process {
              title
              text
            }
          }
        }
        allLegalDocument {
          nodes {
            title
            path
          }
        }
      }
    `,
  );
  if (errors || !data) throw new Error(`A query after the build failed: ${JSON.stringify(errors)}`);
  return data;
}

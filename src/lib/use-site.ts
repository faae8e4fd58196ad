import { graphql, useStaticQuery } from "gatsby";
import { required } from "./required";

/** The queried fields of `content/site.json`. */
export type SiteQueryData = NonNullable<Queries.SiteQuery["site"]>;

/** Content shared by all pages: name, navigation, footer, consent texts. */
export function useSite(): SiteQueryData {
  const { site } = useStaticQuery<Queries.SiteQuery>(graphql`
    query Site {
      site: siteSettings {
        url
        name
        notice { text more { ...LinkFields } published status }
        header {
          homeLabel
          skipLink
          navigationLabel
          navigation { label to language parts { label to drawing { ...DrawingFields } } }
          login { ...LinkFields }
          demo { ...LinkFields }
          menu { open close label }
        }
        footer {
          claim
          navigationLabel
          groups { title links { label to reloadDocument } }
          badge { alt src { ...DrawingFields } }
          copyright
          audience
        }
        exampleNote
        closingDrawing { ...DrawingFields }
        consent { title text accept decline close policy { ...LinkFields } }
        notifications { label dismiss }
        offline { title text }
        loading { label }
        errorScreen { title home { ...LinkFields } }
      }
    }
  `);
  return required(site, "site.json");
}

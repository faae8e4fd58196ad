import { graphql } from "gatsby";

export const linkFields = graphql`
  fragment LinkFields on Link {
    label
    to
  }
`;

export const seoFields = graphql`
  fragment SeoFields on Seo {
    title
    description
  }
`;

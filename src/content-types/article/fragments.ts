import { graphql } from "gatsby";

export const articleCardPicture = graphql`
  fragment ArticleCardPicture on Picture {
    alt
    src {
      childImageSharp { gatsbyImageData(width: 384, breakpoints: [384, 768, 1152, 1568, 1800], formats: [AVIF, WEBP]) }
    }
  }
`;

export const articleCard = graphql`
  fragment ArticleCard on Article {
    title
    path
    type
    minutes
    description
    status
    headings { block }
    poster { ...ArticleCardPicture }
  }
`;

import { graphql } from "gatsby";

export const linkFields = graphql`
  fragment LinkFields on Link {
    label
    to
  }
`;

/** The picture beside a headline: from 1120 px on, from 768 px on, and above the headline on a phone. */
export const heroPictures = graphql`
  fragment HeroPicture on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(width: 960, breakpoints: [720, 960, 1440, 1920], formats: [AVIF, WEBP])
      }
    }
  }
  fragment HeroPictureTall on File {
    childImageSharp { gatsbyImageData(width: 640, breakpoints: [480, 640, 960, 1280], formats: [AVIF, WEBP]) }
  }
  fragment HeroPictureWide on File {
    childImageSharp { gatsbyImageData(width: 768, breakpoints: [390, 780, 1170, 1536], formats: [AVIF, WEBP]) }
  }
`;

export const drawingFields = graphql`
  fragment DrawingFields on File {
    publicURL
    drawingSize { width height }
  }
`;

export const seoFields = graphql`
  fragment SeoFields on Seo {
    title
    description
  }
`;

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

/** What `/` and `/product` both draw. */
export const sharedViews = graphql`
  fragment SharedViews on ProductViews {
    example
    score { label score company reasons nextLabel next }
    leads {
      title
      scoreLabel
      rows { company reason score }
    }
    sequence {
      title
      steps { channel day text outcome }
    }
    report {
      title
      chartTitle
      chartLabel
      bars { value }
      summary { label value }
    }
  }
`;

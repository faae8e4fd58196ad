import { graphql } from "gatsby";

export const articleCardPicture = graphql`
  fragment ArticleCardPicture on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(width: 384, breakpoints: [384, 768, 1152], formats: [AVIF, WEBP])
      }
    }
  }
`;

export const articleCard = graphql`
  fragment ArticleCard on Article {
    title
    path
    type
    duration
    description
    notice
    poster {
      ...ArticleCardPicture
    }
  }
`;

export const productViews = graphql`
  fragment ScoreCard on ProductViewsScore {
    label
    score
    company
    reasons
    nextLabel
    next
  }

  fragment LeadList on ProductViewsLeads {
    title
    scoreLabel
    rows {
      company
      reason
      score
    }
  }

  fragment Sequence on ProductViewsSequence {
    title
    steps {
      channel
      day
      text
      outcome
    }
  }

  fragment Report on ProductViewsReport {
    title
    chartLabel
    bars {
      label
      value
    }
    summary {
      label
      value
    }
  }
`;

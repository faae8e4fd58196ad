import { graphql } from "gatsby";

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

import { graphql } from "gatsby";

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

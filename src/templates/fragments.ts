import { graphql } from "gatsby";

/** What several queries ask for. */
export const fragments = graphql`
  fragment LinkFields on Link {
    label
    to
  }

  # The picture beside a headline, from 1024 px on, and above it.
  fragment HeroPicture on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(width: 960, breakpoints: [720, 960, 1440, 1920], formats: [AVIF, WEBP])
      }
    }
  }
  fragment HeroPictureWide on File {
    childImageSharp { gatsbyImageData(width: 768, breakpoints: [390, 780, 1170, 1536], formats: [AVIF, WEBP]) }
  }

  fragment DrawingFields on File {
    publicURL
    drawingSize { width height }
  }

  fragment SeoFields on Seo {
    title
    description
  }

  # A job in a list of open ones.
  fragment Position on Job {
    title
    titleLanguage
    path
    department
    location
    type
    description
    status
    picture { ...JobPicture }
  }

  fragment ArticleCardPicture on Picture {
    alt
    src {
      childImageSharp { gatsbyImageData(width: 384, breakpoints: [384, 768, 1152, 1568, 1800], formats: [AVIF, WEBP]) }
    }
  }

  fragment ArticleSheet on Article {
    slug
    title
    sheet { publicURL size }
    sheetPicture { ...SheetPicture }
  }

  # A sheet of paper, on a rack or beside a text.
  fragment SheetPicture on File {
    childImageSharp {
      resize(width: 600, toFormat: WEBP) { src }
      large: resize(width: 1200, toFormat: WEBP) { src }
    }
  }

  fragment SheetLabels on ArticlePageSheet {
    enlarge
    reduce
  }

  fragment ArticleCard on Article {
    title
    path
    type
    minutes
    description
    status
    headings {
      title
      block
      result { value }
    }
    poster { ...ArticleCardPicture }
  }

  # What the home page and the product page both draw.
  fragment SharedViews on ProductViews {
    example
    score { label score company reasons nextLabel next }
    leads {
      title
      scoreLabel
      rows { company reason score approved }
    }
    draft { label subject text }
    sequence {
      title
      steps { channel day text outcome approved }
    }
    report {
      title
      chartTitle
      chartLabel
      bars { value }
      summary { label value }
    }
  }

  # Beside a text, in a column of five of twelve.
  fragment ColumnPicture on Picture {
    alt
    src {
      childImageSharp { gatsbyImageData(width: 600, breakpoints: [390, 600, 900, 1200], formats: [AVIF, WEBP]) }
    }
  }

  # As wide as the window.
  fragment WidePicture on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(width: 1440, breakpoints: [390, 780, 1170, 1440, 1920, 2880], formats: [AVIF, WEBP])
      }
    }
  }

  # Small, in a job's row.
  fragment JobPicture on Picture {
    alt
    src {
      childImageSharp { gatsbyImageData(width: 200, breakpoints: [120, 200, 400], formats: [AVIF, WEBP]) }
    }
  }

  # Half as wide as the window.
  fragment HalfPicture on Picture {
    alt
    src {
      childImageSharp { gatsbyImageData(width: 600, breakpoints: [390, 600, 900, 1200, 1440], formats: [AVIF, WEBP]) }
    }
  }

  # Beside the title of an article or a job.
  fragment HeaderPicture on Picture {
    alt
    src {
      childImageSharp { gatsbyImageData(width: 576, breakpoints: [384, 576, 768, 1152], formats: [AVIF, WEBP]) }
    }
  }
`;

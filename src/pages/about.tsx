import { graphql, type PageProps } from "gatsby";
import { Seo } from "../layout/seo";
import { required } from "../lib/required";
import { Mission } from "../sections/about/mission";
import { Team } from "../sections/about/team";
import { Timeline } from "../sections/about/timeline";
import { CallToAction } from "../sections/shared/call-to-action";
import { PageHero } from "../sections/shared/page-hero";

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const { seo, hero, picture, mission, timeline, team, closing } = required(data.aboutPage, "about.json");
  return (
    <>
      <Seo {...seo} path="/about" />
      <PageHero {...hero} picture={picture} />
      <Mission {...mission} />
      <Timeline {...timeline} />
      <Team {...team} />
      <CallToAction {...closing} primary={closing.action} secondary={closing.more} />
    </>
  );
}

export const query = graphql`
  query AboutPage {
    aboutPage {
      seo { ...SeoFields }
      hero { eyebrow title text }
      picture { ...WidePicture }
      mission { title paragraphs }
      timeline {
        title
        entries { year title }
      }
      team {
        title
        members {
          name
          role
          description
          picture {
            alt
            src {
              childImageSharp { gatsbyImageData(width: 384, breakpoints: [384, 576, 768], formats: [AVIF, WEBP]) }
            }
          }
        }
      }
      closing {
        title
        text
        drawing { ...DrawingFields }
        action { ...LinkFields }
        more { ...LinkFields }
      }
    }
  }
`;

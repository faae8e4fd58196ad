import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../components/call-to-action";
import { PageHero } from "../components/page-hero";
import { Mission } from "../content-types/about-page/mission";
import { Team } from "../content-types/about-page/team";
import { Timeline } from "../content-types/about-page/timeline";
import { Seo } from "../layout/seo";
import { required } from "../lib/required";

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const { seo, hero, mission, timeline, team, closing } = required(data.aboutPage, "about.json");
  return (
    <>
      <Seo {...seo} path="/about" />
      <PageHero {...hero} />
      <Mission {...mission} />
      <Timeline {...timeline} />
      <Team {...team} />
      <CallToAction title={closing.title} text={closing.text} primary={closing.action} />
    </>
  );
}

export const query = graphql`
  query AboutPage {
    aboutPage {
      seo { ...SeoFields }
      hero { eyebrow title text }
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
        action { ...LinkFields }
      }
    }
  }
`;

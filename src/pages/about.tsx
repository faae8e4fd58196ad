import { graphql, type PageProps } from "gatsby";
import { PageHero } from "../components/page-hero";
import { Picture } from "../components/picture";
import { Mission } from "../content-types/about-page/mission";
import { Team } from "../content-types/about-page/team";
import { Timeline } from "../content-types/about-page/timeline";
import { CallToAction } from "../layout/call-to-action";
import { Seo } from "../layout/seo";
import { toPicture } from "../lib/picture-data";
import { required } from "../lib/required";

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const { seo, hero, picture, mission, timeline, team, closing } = required(data.aboutPage, "about.json");
  return (
    <>
      <Seo {...seo} path="/about" />
      <PageHero {...hero} />
      <Picture
        picture={toPicture(picture)}
        onFail="hide"
        sizes="100vw"
        className="aspect-4/3 h-auto w-full object-cover object-[50%_25%] sm:aspect-[2/1] lg:aspect-[12/5]"
      />
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
      picture {
        alt
        src {
          childImageSharp {
            gatsbyImageData(width: 1440, breakpoints: [390, 780, 1170, 1440, 1920, 2880], formats: [AVIF, WEBP])
          }
        }
      }
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

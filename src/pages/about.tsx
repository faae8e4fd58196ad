import { graphql, type PageProps } from "gatsby";
import { Picture } from "../components/picture";
import { Seo } from "../layout/seo";
import { toPicture } from "../lib/picture-data";
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

import { graphql, type PageProps } from "gatsby";
import { Picture } from "../components/picture";
import { Seo } from "../layout/seo";
import { toPicture } from "../lib/picture-data";
import { required } from "../lib/required";
import { CareerBenefits } from "../sections/career/career-benefits";
import { TitledList } from "../sections/career/titled-list";
import { Unsolicited } from "../sections/career/unsolicited";
import { CallToAction } from "../sections/shared/call-to-action";
import { PageHero } from "../sections/shared/page-hero";
import { Positions } from "../sections/shared/positions";
import { SplitList } from "../sections/shared/split-list";

export default function CareerPage({ data }: PageProps<Queries.CareerPageQuery>) {
  const { seo, hero, picture, positions, reasons, benefits, values, process, unsolicited, closing } = required(
    data.careerPage,
    "career.json",
  );
  const { company } = required(data.siteSettings, "site.json");
  return (
    <>
      <Seo {...seo} path="/career" />
      <PageHero {...hero} />
      <Picture
        picture={toPicture(picture)}
        priority
        sizes="100vw"
        className="aspect-[4/3] w-full object-cover object-right-bottom sm:aspect-[2/1] lg:aspect-[12/5]"
      />
      <Positions {...positions} positions={data.allJob.nodes} />
      <SplitList {...reasons} tone="mist" />
      <TitledList {...values} />
      <CareerBenefits {...benefits} />
      <TitledList title={process.title} items={process.steps} note={process.internships} ordered />
      <Unsolicited {...unsolicited} email={company.jobsEmail} />
      <CallToAction {...closing} primary={closing.action} />
    </>
  );
}

export const query = graphql`
  query CareerPage {
    careerPage {
      seo { ...SeoFields }
      hero {
        eyebrow
        title
        text
        action { ...LinkFields }
      }
      picture {
        alt
        src {
          childImageSharp {
            gatsbyImageData(width: 1440, breakpoints: [420, 800, 1200, 1440, 2000, 2880], formats: [AVIF, WEBP])
          }
        }
      }
      positions { title text action }
      reasons {
        title
        items { title text }
      }
      benefits { title items }
      values {
        title
        items { title text }
      }
      process {
        title
        steps { title text }
        internships
      }
      unsolicited {
        title
        text
        action { ...LinkFields }
        mail
      }
      closing {
        title
        text
        drawing { ...DrawingFields }
        action { ...LinkFields }
      }
    }
    siteSettings {
      company { jobsEmail }
    }
    allJob(filter: { ended: { eq: false } }, sort: { order: ASC }) {
      nodes { ...Position }
    }
  }
`;

import { graphql, type PageProps } from "gatsby";
import { Seo } from "../layout/seo";
import { required } from "../lib/required";
import { Benefits } from "../sections/career/benefits";
import { Logbook } from "../sections/career/logbook";
import { Process } from "../sections/career/process";
import { Reasons } from "../sections/career/reasons";
import { Unsolicited } from "../sections/career/unsolicited";
import { CallToAction } from "../sections/shared/call-to-action";
import { PageHero } from "../sections/shared/page-hero";
import { Positions } from "../sections/shared/positions";

export default function CareerPage({ data }: PageProps<Queries.CareerPageQuery>) {
  const { seo, hero, picture, positions, reasons, benefits, values, process, unsolicited, closing } = required(
    data.careerPage,
    "career.json",
  );
  const { company } = required(data.siteSettings, "site.json");
  const { picture: jobPicture } = required(data.jobPage, "job.json");
  return (
    <>
      <Seo {...seo} path="/career" />
      <PageHero {...hero} picture={picture} />
      <Positions {...positions} positions={data.allJob.nodes} picture={jobPicture} />
      <Reasons {...reasons} />
      <div className="section-space">
        <div className="container-page grid gap-x-12 gap-y-16 lg:grid-cols-[7fr_5fr]">
          <Benefits {...benefits} />
          <Logbook {...values} />
        </div>
      </div>
      <Process {...process} />
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
      picture { ...WidePicture }
      positions { title text action }
      reasons {
        title
        items {
          title
          text
          tally { count of }
        }
      }
      benefits {
        title
        items
        drawings {
          src { ...DrawingFields }
        }
      }
      values {
        title
        items { time title text }
      }
      process {
        title
        steps {
          title
          text
          drawing { ...DrawingFields }
        }
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
    jobPage {
      picture { ...JobPicture }
    }
    siteSettings {
      company { jobsEmail }
    }
    allJob(filter: { ended: { eq: false } }, sort: { order: ASC }) {
      nodes { ...Position }
    }
  }
`;

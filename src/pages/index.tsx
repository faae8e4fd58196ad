import { graphql, type PageProps } from "gatsby";
import { Seo } from "../layout/seo";
import { required } from "../lib/required";
import { Benefits } from "../sections/home/benefits";
import { Customers } from "../sections/home/customers";
import { Features } from "../sections/home/features";
import { HomeHero } from "../sections/home/hero";
import { Integration } from "../sections/home/integration";
import { LeadGame } from "../sections/home/lead-game";
import { Message } from "../sections/home/message";
import { Stats } from "../sections/home/stats";
import { CallToAction } from "../sections/shared/call-to-action";
import { LeadList } from "../sections/shared/lead-list";
import { Report } from "../sections/shared/report";

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { seo, hero, stats, customers, game, features, benefits, integration, closing } = required(
    data.homePage,
    "home.json",
  );
  const views = required(data.productViews, "product-views.json");
  const drawn = {
    // The three to call first, and one that can wait; /product shows all.
    leads: <LeadList {...views.leads} rows={views.leads.rows.slice(0, 4)} />,
    message: <Message {...views.draft} next={views.sequence.steps.slice(1, 3)} />,
    report: <Report {...views.report} />,
  };
  return (
    <>
      <Seo {...seo} path="/" />
      <HomeHero {...hero} card={views.score} example={views.example} />
      <Stats {...stats} />
      <Customers {...customers} />
      <LeadGame {...game} example={views.example} />
      <Features {...features} views={drawn} example={views.example} />
      <Benefits {...benefits} />
      <Integration {...integration} />
      <CallToAction {...closing} primary={closing.action} secondary={closing.more} />
    </>
  );
}

export const query = graphql`
  query HomePage {
    homePage {
      seo { ...SeoFields }
      hero {
        eyebrow
        title
        text
        primary { ...LinkFields }
        secondary { ...LinkFields }
        more { ...LinkFields }
        note
        picture { ...HeroPicture }
        pictureWide { ...HeroPictureWide }
        lamp
      }
      stats {
        label
        items {
          value
          drawing { ...DrawingFields }
          label
          basis
          evidence { kind }
        }
        note
      }
      customers {
        title
        note
        pause
        play
        logos {
          alt
          src { ...DrawingFields }
        }
      }
      game {
        title
        text
        hint
        counts
        leads { company signal reason }
        solution
        score
        verdicts
        action { ...LinkFields }
        copy
        copied
        again
      }
      features {
        title
        cards { view title description }
      }
      benefits {
        title
        text
        day
        drawing { ...DrawingFields }
        items { time title text evidence { kind } }
        action { ...LinkFields }
        more { ...LinkFields }
      }
      integration {
        title
        text
        picture { ...HalfPicture }
        fallback {
          alt
          src {
            childImageSharp { gatsbyImageData(width: 600, breakpoints: [600, 1200, 1440], formats: [AVIF, WEBP]) }
          }
        }
        systems {
          title
          text
          drawing { ...DrawingFields }
        }
        action { ...LinkFields }
      }
      closing {
        title
        text
        drawing { ...DrawingFields }
        action { ...LinkFields }
        more { ...LinkFields }
      }
    }
    productViews { ...SharedViews }
  }
`;

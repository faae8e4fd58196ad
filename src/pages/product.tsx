import { graphql, type PageProps } from "gatsby";
import { Seo } from "../layout/seo";
import { required } from "../lib/required";
import { ActivityLog } from "../sections/product/activity-log";
import { Approval } from "../sections/product/approval";
import { CrmSync } from "../sections/product/crm-sync";
import { Draft } from "../sections/product/draft";
import { Limits } from "../sections/product/limits";
import { ProductBenefits } from "../sections/product/product-benefits";
import { ProductScreen } from "../sections/product/product-screen";
import { Sequence } from "../sections/product/sequence";
import { CallToAction } from "../sections/shared/call-to-action";
import { LeadList } from "../sections/shared/lead-list";
import { PictureHero } from "../sections/shared/picture-hero";
import { Report } from "../sections/shared/report";

export default function ProductPage({ data }: PageProps<Queries.ProductPageQuery>) {
  const { seo, hero, features, benefits, limits, closing } = required(data.productPage, "product.json");
  const views = required(data.productViews, "product-views.json");
  const parts = {
    agent: <ActivityLog {...views.logbook} {...views.approval} title={views.logbook.title} />,
    scoring: <LeadList {...views.leads} />,
    outreach: (
      <Sequence {...views.sequence}>
        <Draft {...views.draft} />
      </Sequence>
    ),
    crm: <CrmSync {...views.sync} />,
    analytics: <Report {...views.report} />,
  };
  return (
    <>
      <Seo {...seo} path="/product" />
      <PictureHero
        {...hero}
        card={
          <figure>
            <figcaption className="sr-only">{views.example}</figcaption>
            <Approval {...views.approval} />
          </figure>
        }
      />
      <ProductScreen {...features} parts={parts} bar={views.screen} example={views.example} />
      <ProductBenefits {...benefits} />
      <Limits {...limits} />
      <CallToAction {...closing} primary={closing.action} />
    </>
  );
}

export const query = graphql`
  query ProductPage {
    productPage {
      seo { ...SeoFields }
      hero {
        eyebrow
        title
        text
        primary { ...LinkFields }
        secondary { ...LinkFields }
        picture { ...HeroPicture }
        pictureWide { ...HeroPictureWide }
      }
      features {
        title
        cards { icon title titleLanguage description points }
      }
      benefits {
        title
        items { title text measure }
        metrics {
          title
          items { value label basis evidence { kind } }
          note
        }
      }
      limits {
        title
        text
        more
        price {
          title
          range
          marks { label price }
          text
        }
        notFor { title lines text }
        topics {
          title
          questions {
            question
            answer
            more
            points
            chart {
              title
              description
              unit
              columns { label value }
              rows { label value }
            }
            payoff { key value }
            evidence { kind }
          }
        }
      }
      closing {
        title
        text
        drawing { ...DrawingFields }
        action { ...LinkFields }
      }
    }
    productViews {
      ...SharedViews
      screen {
        tabs { agent scoring outreach crm analytics }
        counts { agent scoring outreach crm analytics }
      }
      logbook {
        title
        entries { time text state }
      }
      approval {
        title
        question
        approve
        approved
        done { time text state }
      }
      sync {
        title
        columns { field theirs ours }
        rows { field theirs ours approved }
        status
      }
    }
  }
`;

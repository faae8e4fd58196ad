import { graphql, type PageProps } from "gatsby";
import { Seo } from "../layout/seo";
import { required } from "../lib/required";
import { useSite } from "../lib/use-site";
import { ActivityLog } from "../sections/product/activity-log";
import { Answers } from "../sections/product/answers";
import { Approval } from "../sections/product/approval";
import { CrmSync } from "../sections/product/crm-sync";
import { Draft } from "../sections/product/draft";
import { ProductBenefits } from "../sections/product/product-benefits";
import { ProductScreen } from "../sections/product/product-screen";
import { CallToAction } from "../sections/shared/call-to-action";
import { LeadList } from "../sections/shared/lead-list";
import { PictureHero } from "../sections/shared/picture-hero";
import { Report } from "../sections/shared/report";
import { Sequence } from "../sections/shared/sequence";
import { SplitList } from "../sections/shared/split-list";

export default function ProductPage({ data }: PageProps<Queries.ProductPageQuery>) {
  const { seo, hero, features, benefits, limits, closing } = required(data.productPage, "product.json");
  const views = required(data.productViews, "product-views.json");
  const { name: productName } = useSite();
  const parts = {
    agent: (
      <>
        <Approval {...views.approval} />
        <ActivityLog {...views.logbook} />
      </>
    ),
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
          <div role="img" aria-label={views.approval.label}>
            <Approval {...views.approval} />
          </div>
        }
      />
      <ProductScreen {...features} {...{ parts, productName }} bar={views.screen} example={views.example} />
      <ProductBenefits {...benefits} />
      <SplitList {...limits} id="limits" more={<Answers {...limits.answers} />} />
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
        items { title text }
        metrics {
          title
          items { value label basis }
          note
        }
      }
      limits {
        title
        text
        items { title text }
        answers {
          title
          items {
            question
            text
            points
            chart {
              title
              description
              unit
              columns { label value }
              rows { label value }
            }
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
      screen { label tabs day }
      logbook {
        title
        entries { time text state }
      }
      approval { label title question approve change }
      sync {
        title
        columns { field theirs ours }
        rows { field theirs ours }
        status
      }
    }
  }
`;

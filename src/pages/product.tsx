import { graphql, type PageProps } from "gatsby";
import { PictureHero } from "../components/picture-hero";
import { ProductBenefits } from "../content-types/product-page/product-benefits";
import { ProductScreen } from "../content-types/product-page/product-screen";
import { ActivityLog } from "../content-types/product-views/activity-log";
import { Approval } from "../content-types/product-views/approval";
import { CrmSync } from "../content-types/product-views/crm-sync";
import { Draft } from "../content-types/product-views/draft";
import { LeadList } from "../content-types/product-views/lead-list";
import { Report } from "../content-types/product-views/report";
import { Sequence } from "../content-types/product-views/sequence";
import { SplitList } from "../features/reveal/split-list";
import { CallToAction } from "../layout/call-to-action";
import { Seo } from "../layout/seo";
import { useSite } from "../layout/use-site";
import { required } from "../lib/required";

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
      <SplitList {...limits} id="limits" />
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
        pictureTall { ...HeroPictureTall }
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
      draft { label subject text }
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

import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../components/call-to-action";
import { ProductBenefits } from "../content-types/product-page/product-benefits";
import { ProductFeatures } from "../content-types/product-page/product-features";
import { ProductHero } from "../content-types/product-page/product-hero";
import { CrmSync } from "../content-types/product-views/crm-sync";
import { LeadList } from "../content-types/product-views/lead-list";
import { Logbook } from "../content-types/product-views/logbook";
import { Report } from "../content-types/product-views/report";
import { Sequence } from "../content-types/product-views/sequence";
import { Seo } from "../layout/seo";
import { required } from "../lib/required";

export default function ProductPage({ data }: PageProps<Queries.ProductPageQuery>) {
  const { seo, hero, features, benefits, closing } = required(data.productPage, "product.json");
  const views = required(data.productViews, "product-views.json");
  const drawn = {
    agent: <Logbook {...views.logbook} />,
    scoring: <LeadList {...views.leads} />,
    outreach: <Sequence {...views.sequence} />,
    crm: <CrmSync {...views.sync} />,
    analytics: <Report {...views.report} />,
  };
  return (
    <>
      <Seo {...seo} path="/product" />
      <ProductHero {...hero} card={views.score} />
      <ProductFeatures {...features} views={drawn} />
      <ProductBenefits {...benefits} />
      <CallToAction title={closing.title} text={closing.text} primary={closing.action} />
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
      }
      features {
        title
        cards { icon title description points }
      }
      benefits {
        title
        items { title text }
        metrics {
          title
          items { value label }
          note
        }
      }
      closing {
        title
        text
        action { ...LinkFields }
      }
    }
    productViews {
      ...SharedViews
      logbook {
        title
        entries { time text state }
      }
      sync {
        title
        columns { field theirs ours }
        rows { field theirs ours }
        status
      }
    }
  }
`;

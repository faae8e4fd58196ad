import { graphql, type PageProps } from "gatsby";
import { Questionnaire } from "../content-types/questionnaire-page/questionnaire";
import { Seo } from "../layout/seo";
import { required } from "../lib/required";

export default function IcpPage({ data }: PageProps<Queries.IcpPageQuery>) {
  const { seo, ...questionnaire } = required(data.icpPage, "icp.json");
  return (
    <>
      <Seo {...seo} path="/icp" noindex />
      <Questionnaire {...questionnaire} />
    </>
  );
}

export const query = graphql`
  query IcpPage {
    icpPage {
      seo {
        ...SeoFields
      }
      title
      text
      pointsTitle
      points
      action {
        ...LinkFields
      }
      note
    }
  }
`;

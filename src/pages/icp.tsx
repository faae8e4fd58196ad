import { graphql, type PageProps } from "gatsby";
import { required } from "../components/required";
import { Seo } from "../layout/seo";
import { Questionnaire } from "../sections/questionnaire/questionnaire";

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
        title
        description
      }
      title
      text
      pointsTitle
      points
      action {
        label
        to
      }
      note
    }
  }
`;

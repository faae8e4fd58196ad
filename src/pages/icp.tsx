import { graphql, type PageProps } from "gatsby";
import { required } from "../lib/required";
import { Questionnaire } from "../templates/questionnaire";

export default function IcpPage({ data }: PageProps<Queries.IcpPageQuery>) {
  return <Questionnaire {...required(data.icpPage, "icp.json")} path="/icp" />;
}

export const query = graphql`
  query IcpPage {
    icpPage {
      seo { ...SeoFields }
      title
      text
      pointsTitle
      points
      action { ...LinkFields }
      note
      picture { ...ColumnPicture }
    }
  }
`;

import { graphql, type PageProps } from "gatsby";
import { required } from "../lib/required";
import { Questionnaire } from "../templates/questionnaire";

export default function OnboardingPage({ data }: PageProps<Queries.OnboardingPageQuery>) {
  return <Questionnaire {...required(data.onboardingPage, "onboarding.json")} path="/onboarding" />;
}

export const query = graphql`
  query OnboardingPage {
    onboardingPage {
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

import { graphql, type PageProps } from "gatsby";
import { Questionnaire } from "../content-types/questionnaire-page/questionnaire";
import { Seo } from "../layout/seo";
import { required } from "../lib/required";

export default function OnboardingPage({ data }: PageProps<Queries.OnboardingPageQuery>) {
  const { seo, ...questionnaire } = required(data.onboardingPage, "onboarding.json");
  return (
    <>
      <Seo {...seo} path="/onboarding" noindex />
      <Questionnaire {...questionnaire} />
    </>
  );
}

export const query = graphql`
  query OnboardingPage {
    onboardingPage {
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

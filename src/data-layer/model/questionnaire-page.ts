import { group, link, listOf, seo, text } from "./fields";

/** `content/pages/icp.json`, `content/pages/onboarding.json`: the way to an external questionnaire. */
export const questionnairePage = group({
  seo: seo(),
  title: text(80),
  text: text(300),
  pointsTitle: text(60),
  points: listOf(text(120)),
  action: link(),
  note: text(120),
});

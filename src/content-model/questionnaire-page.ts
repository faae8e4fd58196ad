import { singleton } from "../data-layer/model/content-type";
import { group, link, listOf, picture, text } from "../data-layer/model/fields";
import { noindexSeo } from "./shared-fields";

const schema = group({
  seo: noindexSeo(),
  title: text(80).note("Überschrift der Seite; auch auf dem Bild beim Teilen"),
  text: text(300).note("Vorspann unter der Überschrift"),
  action: link().note("Knopf; öffnet den Fragebogen in einem neuen Tab"),
  note: text(120).note("Satz unter dem Knopf"),
  picture: picture("head").note("Bild neben dem Text, quadratisch; beschnitten bis 4:5 und bis 4:3"),
  pointsTitle: text(60).note("Überschrift der Liste darunter"),
  points: listOf(text(120)).note("Punkte der Liste"),
});

/** The page for the questionnaire about the ideal customer. */
export const icpPage = singleton({ name: "IcpPage", file: "pages/icp.json", path: "/icp", schema });

/** The page for the questionnaire for new customers. */
export const onboardingPage = singleton({
  name: "OnboardingPage",
  file: "pages/onboarding.json",
  path: "/onboarding",
  schema,
});

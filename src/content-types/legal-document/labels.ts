import { group, text } from "../../data-layer/model/fields";
import { singleFile } from "../content-type";

/** Texts shared by all legal pages. */
export const legalPage = singleFile({
  name: "LegalPage",
  file: "pages/legal.json",
  schema: group({
    contents: text(40).note("Überschrift des Inhaltsverzeichnisses"),
    updated: text(40).note("Vor dem Stand"),
    resetConsent: text(60).note("Beschriftung des Knopfs `<ConsentReset />`"),
  }),
});

import { singleton } from "../data-layer/model/content-type";
import { group } from "../data-layer/model/fields";
import { factCopy } from "./shared-fields";

const words = () =>
  group({
    consentText: factCopy(160).note("Text des Hinweises zu Cookies, ein Satz"),
    analyticsCookies: factCopy(400).note("Cookie-Richtlinie, „Analytische Cookies“"),
    consentEffect: factCopy(700).note("Cookie-Richtlinie, „Einwilligung verwalten“: was die Antwort ändert"),
    measured: factCopy(700).optional().note("Cookie-Richtlinie und Datenschutz: was gemessen wird"),
    notMeasured: factCopy(700).optional().note("Cookie-Richtlinie und Datenschutz: wann nichts gemessen wird"),
    thirdParties: factCopy(400).note("Cookie-Richtlinie, „Dienste von Dritten“: erster Absatz"),
    measuredShort: factCopy(300).note("Datenschutz, „Kurz gefasst“"),
    analysis: factCopy(700).note("Datenschutz, „Analyse“: Zweck und Rechtsgrundlage"),
    analysisServer: factCopy(900).optional().note("Datenschutz, „Analyse“: Empfänger, Verarbeitung und Dauer"),
  });

const schema = group({
  off: words().note("Was gilt, solange nichts gemessen wird"),
  on: words().note("Was gilt, sobald `GATSBY_ANALYTICS_ENDPOINT` gesetzt ist"),
});

/** What texts and banner say of analytics, without and with it; texts use it as `{{measured}}`. */
export const analytics = singleton({ name: "Analytics", file: "analytics.json", schema });

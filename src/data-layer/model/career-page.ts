import { group, link, listOf, picture, seo, text } from "./fields";

const titled = () => group({ title: text(60), text: text(240) });

/** `content/pages/career.json` */
export const careerPage = group({
  seo: seo(),
  hero: group({ eyebrow: text(60), title: text(80), text: text(260), action: link() }),
  picture: picture("office"),
  positions: group({ title: text(80), text: text(240), action: text(40) }),
  reasons: group({ title: text(80), items: listOf(titled()).length(4) }),
  benefits: group({ title: text(80), items: listOf(text(120)).length(9) }),
  values: group({ title: text(80), items: listOf(titled()).length(4) }),
  process: group({ title: text(80), steps: listOf(titled()).length(4), internships: text(240) }),
  unsolicited: group({ title: text(80), text: text(240), action: link(), mail: text(80) }),
  closing: group({ title: text(90), text: text(240), action: link() }),
});

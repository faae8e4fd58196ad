import { group, link, listOf, picture, seo, text } from "./fields";

/** `content/pages/about.json` */
export const aboutPage = group({
  seo: seo(),
  hero: group({ eyebrow: text(60), title: text(80), text: text(260) }),
  mission: group({ title: text(60), paragraphs: listOf(text(500)) }),
  timeline: group({ title: text(60), entries: listOf(group({ year: text(4), title: text(60) })) }),
  team: group({
    title: text(60),
    members: listOf(group({ name: text(60), role: text(40), description: text(240), picture: picture("portrait") })),
  }),
  closing: group({ title: text(90), text: text(240), action: link() }),
});

import { group, link, listOf, seo, text } from "./fields";

/** What the tenth and further pages of the overview put before its title: `Seite 10 | `. */
const SPARE = 11;

/** `content/pages/blog.json` */
export const blogPage = group({
  seo: seo(SPARE),
  hero: group({ eyebrow: text(60), title: text(80), text: text(260), action: link() }),
  articles: group({ title: text(60), page: text(5), newer: text(40), older: text(40) }),
  topics: group({ title: text(60), tags: listOf(text(40)).length(12) }),
  closing: group({ title: text(90), text: text(240), primary: link(), secondary: link() }),
});

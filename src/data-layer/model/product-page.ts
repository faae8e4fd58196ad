import { choice, group, link, listOf, seo, text } from "./fields";

/** `content/pages/product.json` */
export const productPage = group({
  seo: seo(),
  hero: group({ eyebrow: text(60), title: text(80), text: text(260), primary: link(), secondary: link() }),
  features: group({
    title: text(80),
    cards: listOf(
      group({
        icon: choice(["agent", "scoring", "outreach", "crm", "analytics"]),
        title: text(60),
        description: text(300),
        points: listOf(text(120)),
      }),
    ).length(5),
  }),
  benefits: group({
    title: text(80),
    items: listOf(group({ title: text(60), text: text(200) })),
    metrics: group({
      title: text(60),
      items: listOf(group({ value: text(16), label: text(80) })),
      note: text(240),
    }),
  }),
  closing: group({ title: text(90), text: text(240), action: link() }),
});

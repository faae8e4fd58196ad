import { group, link, listOf, picture, seo, text } from "./fields";

/** `content/pages/home.json` */
export const homePage = group({
  seo: seo(),
  hero: group({
    eyebrow: text(60),
    title: text(80),
    text: text(260),
    primary: link(),
    secondary: link(),
    note: text(120),
    picture: picture("hero"),
  }),
  stats: group({ label: text(60), items: listOf(group({ value: text(12), label: text(80) })) }),
  customers: group({
    title: text(80),
    logos: listOf(picture("drawing")),
    pause: text(40),
    play: text(40),
  }),
  features: group({
    title: text(90),
    cards: listOf(group({ title: text(60), description: text(240) })).length(3),
  }),
  benefits: group({
    title: text(90),
    text: text(240),
    items: listOf(group({ title: text(70), text: text(200) })),
    action: link(),
  }),
  integration: group({
    title: text(90),
    text: text(300),
    picture: picture("integration"),
    fallback: picture("integration"),
    systems: listOf(group({ title: text(40), text: text(120) })),
    action: link(),
  }),
  closing: group({ title: text(90), text: text(240), action: link() }),
});

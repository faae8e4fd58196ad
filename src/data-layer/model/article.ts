import { array } from "yup";
import {
  choice,
  day,
  flag,
  group,
  isSlug,
  listOf,
  picture,
  slug,
  slugMessage,
  text,
  token,
  wholeNumber,
} from "./fields";

/** Minutes a reader needs, as written on cards: „8 min“. */
const readTime = () =>
  token().matches(
    /^\d{1,2} min$/,
    ({ value }: { value: unknown }) => `„${value}“ ist keine Lesezeit der Form „8 min“.`,
  );

/** `content/articles/<slug>/index.mdx` */
export const article = group({
  title: text().min(15).max(75),
  seoTitle: text().min(30).max(60),
  description: text().min(110).max(160),
  intro: text().min(80).max(280),
  type: choice(["Artikel"]),
  duration: wholeNumber(5, 12),
  order: wholeNumber(1, 10_000),
  draft: flag().optional(),
  published: day(),
  updated: day(),
  aliases: array(token().test("slug", slugMessage, (value) => isSlug(value)))
    .default([])
    .meta({ graphql: "[String!]!" }),
  poster: picture("poster"),
  related: listOf(
    group({ slug: slug(), readTime: readTime() }).meta({
      extraFields: { article: 'Article! @link(by: "slug", from: "slug")' },
    }),
  ).length(3),
  banner: group({
    title: text(60),
    text: text(180),
    demo: choice(["Demo buchen", "Kostenlose Demo buchen"]),
    more: choice(["Mehr erfahren"]),
  }),
});

/** Computed from the file's place, its Markdown and the day; `notice` says why visitors do not see it yet. */
export const articleDerived = {
  slug: "String!",
  path: "String!",
  html: "String!",
  words: "Int!",
  headings: "[Heading!]!",
  notice: "String",
};

import { choice, day, flag, group, listOf, text, token, wholeNumber } from "./fields";

/** `content/jobs/<slug>.mdx` */
export const job = group({
  title: text().min(5).max(75),
  seoTitle: text().min(30).max(60),
  description: text().min(110).max(160),
  department: text(40),
  type: choice(["Vollzeit", "6 Monate", "Vollzeit/Teilzeit"]),
  location: text(40),
  order: wholeNumber(1, 1000),
  draft: flag().optional(),
  published: day(),
  expires: day().optional(),
  payRange: text(80).optional(),
  tags: listOf(text(40)),
  intro: text().min(80).max(280),
  /** Goes into a mail as it stands. */
  subject: token().max(120),
  tasks: listOf(text(300)),
  requirements: listOf(text(300)),
  offers: listOf(text(300)),
  process: listOf(group({ title: text(60), text: text(240) })),
});

/** Computed from the file's place, its Markdown and the day; `notice` says why visitors do not see it yet. */
export const jobDerived = { slug: "String!", path: "String!", html: "String!", notice: "String" };

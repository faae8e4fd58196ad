import { group, link, seo, target, text } from "./fields";

/** `content/pages/article.json`: what stands on every article page. */
export const articlePage = group({
  back: link(),
  minutes: text(40),
  published: text(40),
  updated: text(40),
  contents: text(40),
  related: group({ title: text(60), action: text(40) }),
  banner: group({ demoTo: target(), moreTo: target() }),
  copied: text(60),
});

/** `content/pages/job.json`: what stands on every job page. */
export const jobPage = group({
  back: link(),
  location: text(40),
  department: text(40),
  type: text(40),
  pay: text(40),
  tasks: text(60),
  requirements: text(60),
  offers: text(60),
  process: text(60),
  apply: text(60),
  applyTitle: text(80),
  applyText: text(240),
});

/** `content/pages/legal.json`: what stands on every legal page. */
export const legalPage = group({
  contents: text(40),
  updated: text(40),
  resetConsent: text(60),
});

/** `content/pages/not-found.json` */
export const notFoundPage = group({
  seo: seo(),
  title: text(20),
  text: text(60),
  explanation: text(240),
  home: link(),
});

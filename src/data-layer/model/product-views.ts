import { choice, group, listOf, text, wholeNumber } from "./fields";

/** `content/product-views.json`: the data in the drawn views of the product. */
export const productViews = group({
  score: group({
    label: text(40),
    score: wholeNumber(0, 100),
    company: text(60),
    reasons: listOf(text(60)),
    nextLabel: text(40),
    next: text(60),
  }),
  leads: group({
    title: text(40),
    scoreLabel: text(40),
    rows: listOf(group({ company: text(40), reason: text(60), score: wholeNumber(0, 100) })),
  }),
  sequence: group({
    title: text(60),
    steps: listOf(
      group({
        channel: choice(["email", "linkedin", "phone", "calendar"]),
        day: text(20),
        text: text(60),
        outcome: text(40),
      }),
    ),
  }),
  logbook: group({
    title: text(40),
    entries: listOf(group({ time: text(8), text: text(80), state: text(24) })),
  }),
  sync: group({
    title: text(40),
    columns: group({ field: text(20), theirs: text(20), ours: text(20) }),
    rows: listOf(group({ field: text(24), theirs: text(24), ours: text(24) })),
    status: text(40),
  }),
  report: group({
    title: text(40),
    chartLabel: text(160),
    bars: listOf(group({ label: text(12), value: wholeNumber(0, 1000) })),
    summary: listOf(group({ label: text(40), value: text(20) })),
  }),
});

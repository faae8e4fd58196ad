import { render } from "../support/markdown";

test("A rendered text has the offset and the line of each part", async () => {
  const { html, starts } = await render('Davor.\n\n## Titel\n\n<Callout title="Tag">\n\nText.\n\n</Callout>', 5);
  const parts = starts.map(({ offset, line }) => [line, html.slice(offset).slice(0, 9)]);
  expect(parts).toEqual([
    [5, "<p>Davor."],
    [7, "<div clas"],
    [9, "<aside cl"],
  ]);
});

test("A text with errors is rendered as far as possible, for its author only", async () => {
  const { html, unfinished, issues } = await render(
    'Davor.\n\n<Callout>\n\nText.\n\n</Callout>\n\nEin „falsches" Zeichen < hier.',
  );
  expect(issues.length).toBeGreaterThan(0);
  expect(html).toBe("");
  expect(unfinished).toContain("<p>Davor.</p>");
  expect(unfinished).toContain("hier.</p>");
});

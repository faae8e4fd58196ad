import { readFileSync } from "node:fs";
import announceHeading from "../../../../plugins/gatsby-plugin-late-app/announce-heading.cjs";

const CLIENT = readFileSync(require.resolve("gatsby/cache-dir/navigation.js"), "utf8");

it("takes the English words out of what Gatsby's client announces, and nothing else", () => {
  const made = announceHeading(CLIENT);
  expect(made).toContain("const newAnnouncement = pageName\n");
  expect(CLIENT.length - made.length).toBe(18);
});

it("stops the build where Gatsby says it in another way", () => {
  expect(() => announceHeading("const newAnnouncement = said(pageName)")).toThrow("announce-heading.cjs");
});

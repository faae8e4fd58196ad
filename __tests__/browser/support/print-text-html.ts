import { renderMdx } from "../../../src/data-layer/render/render-mdx";

/* Run by itself: prints the HTML of a text, which is its only argument, as the build writes it into a page. */

const [, , text = ""] = process.argv;

renderMdx("text.mdx", text).then(({ html, issues }) => {
  if (issues.length > 0) throw new Error(issues.map(({ message }) => message).join("\n"));
  process.stdout.write(html);
});

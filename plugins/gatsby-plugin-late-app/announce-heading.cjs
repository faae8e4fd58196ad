/** What Gatsby's client says to screen readers after a page change. */
const ENGLISH = /`Navigated to \$\{pageName\}`/;

/**
 * Webpack loader for Gatsby's `navigation.js`: after a page change, screen readers read out the page's heading alone,
 * in the page's language.
 * @param {string} source
 * @throws when Gatsby's code has another form
 */
module.exports = (source) => {
  if (!ENGLISH.test(source)) throw new Error("Gatsby announces page changes in another way: see announce-heading.cjs.");
  return source.replace(ENGLISH, "pageName");
};

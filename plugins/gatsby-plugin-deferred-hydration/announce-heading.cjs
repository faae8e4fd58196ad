/**
 * What Gatsby's client says to screen readers after a page change, and when: a pure component that is given the path.
 * @type {[RegExp, string][]}
 */
const CHANGES = [
  [/`Navigated to \$\{pageName\}`/, "pageName"],
  [/(?<=class RouteAnnouncer extends React\.)(?=Component )/, "Pure"],
  [/(?<=<RouteAnnouncer location=\{location\}) (?=\/>)/, " path={this.props.location.pathname} "],
];

/**
 * Webpack loader for Gatsby's `navigation.js`: after a page change, screen readers read out the page's heading alone,
 * in the page's language; nothing where only hash or query change.
 * @param {string} source
 * @throws when Gatsby's code has another form
 */
module.exports = (source) =>
  CHANGES.reduce((code, [from, to]) => {
    if (!from.test(code)) throw new Error("Gatsby announces page changes in another way: see announce-heading.cjs.");
    return code.replace(from, to);
  }, source);

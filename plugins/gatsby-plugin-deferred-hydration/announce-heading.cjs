/**
 * Replacements in Gatsby's route announcer: it reads out the heading alone, and, as a pure component, only for a new path.
 * @type {[RegExp, string][]}
 */
const CHANGES = [
  [/`Navigated to \$\{pageName\}`/, "pageName"],
  [/(?<=class RouteAnnouncer extends React\.)(?=Component )/, "Pure"],
  [/(?<=<RouteAnnouncer location=\{location\}) (?=\/>)/, " path={this.props.location.pathname} "],
];

/**
 * Webpack loader for Gatsby's `navigation.js`: after a page change, screen readers read out only the heading, in the
 * page's language; nothing if only hash or query change.
 * @param {string} source
 * @throws when Gatsby's code differs from the expected one
 */
module.exports = (source) =>
  CHANGES.reduce((code, [from, to]) => {
    if (!from.test(code)) throw new Error("Gatsby's route announcer has changed: see announce-heading.cjs.");
    return code.replace(from, to);
  }, source);

import type { LoaderContext } from "webpack";

/** Replacements in Gatsby's route announcer: it reads out the heading alone, and, as a pure component, only for a new path. */
const CHANGES: readonly [from: RegExp, to: string][] = [
  [/`Navigated to \$\{pageName\}`/, "pageName"],
  [/(?<=class RouteAnnouncer extends React\.)(?=Component )/, "Pure"],
  [/(?<=<RouteAnnouncer location=\{location\}) (?=\/>)/, " path={this.props.location.pathname} "],
];

/**
 * Webpack loader for Gatsby's `navigation.js`: after a page change, screen readers read out only the heading, in the
 * page's language; nothing if only hash or query change. If Gatsby's code does not look as expected, it stays unchanged,
 * with a warning.
 * @throws when Gatsby's code does not look as expected and the plugin is strict
 */
// biome-ignore lint/style/noDefaultExport: what webpack asks for.
export default function announceHeading(
  this: Pick<LoaderContext<{ strict: boolean }>, "getOptions" | "emitWarning">,
  source: string,
): string {
  if (CHANGES.every(([from]) => from.test(source)))
    return CHANGES.reduce((code, [from, to]) => code.replace(from, to), source);
  const problem = new Error(
    "gatsby-plugin-late-app: page changes are announced as Gatsby does it, because its route announcer (navigation.js) has another form.",
  );
  if (this.getOptions().strict) throw problem;
  this.emitWarning(problem);
  return source;
}

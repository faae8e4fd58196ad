import type { LoaderContext } from "webpack";

/** Replacements in Gatsby's route announcer: it reads out the heading alone, and, as a pure component, only for a new path. */
const CHANGES: readonly [from: string, to: string][] = [
  // biome-ignore lint/suspicious/noTemplateCurlyInString: Gatsby's code, in which it is one.
  ["`Navigated to ${pageName}`", "pageName"],
  ["class RouteAnnouncer extends React.Component ", "class RouteAnnouncer extends React.PureComponent "],
  [
    "<RouteAnnouncer location={location} />",
    "<RouteAnnouncer location={location} path={this.props.location.pathname} />",
  ],
];

/**
 * Webpack loader for Gatsby's `navigation.js`: after a change of path, screen readers read out the heading alone.
 * @throws when Gatsby's code has another form and the plugin is strict; otherwise it stays, with a warning
 */
// biome-ignore lint/style/noDefaultExport: what webpack asks for.
export default function announceHeading(
  this: Pick<LoaderContext<{ strict: boolean }>, "getOptions" | "emitWarning">,
  source: string,
): string {
  if (CHANGES.every(([from]) => source.includes(from)))
    return CHANGES.reduce((code, [from, to]) => code.replace(from, to), source);
  const problem = new Error(
    "gatsby-plugin-late-app: page changes are announced as Gatsby does it, because its route announcer (navigation.js) has another form.",
  );
  if (this.getOptions().strict) throw problem;
  this.emitWarning(problem);
  return source;
}

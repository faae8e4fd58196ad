import { readFileSync } from "node:fs";
import announceHeading from "../../../../plugins/gatsby-plugin-deferred-hydration/announce-heading.cjs";

const CLIENT = readFileSync(require.resolve("gatsby/cache-dir/navigation.js"), "utf8");

it("announces the heading alone, only for a new path, and changes nothing else in Gatsby's code", () => {
  const changed = announceHeading(CLIENT)
    .split("\n")
    .filter((line) => !CLIENT.includes(line));
  expect(changed.map((line) => line.trim())).toEqual([
    "class RouteAnnouncer extends React.PureComponent {",
    "const newAnnouncement = pageName",
    "<RouteAnnouncer location={location} path={this.props.location.pathname} />",
  ]);
});

it.each(["Navigated to", "class RouteAnnouncer extends", "<RouteAnnouncer location={location}"])(
  "stops the build if Gatsby's code does not contain %s",
  (code) => {
    expect(() => announceHeading(CLIENT.replace(code, ""))).toThrow("announce-heading.cjs");
  },
);

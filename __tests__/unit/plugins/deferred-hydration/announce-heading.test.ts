import { readFileSync } from "node:fs";
import announceHeading from "../../../../plugins/gatsby-plugin-late-app/announce-heading.cjs";

const CLIENT = readFileSync(require.resolve("gatsby/cache-dir/navigation.js"), "utf8");

it("takes the English words out of what Gatsby's client announces, does so for another path only, and nothing else", () => {
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
  "stops the build where Gatsby has nothing like %s",
  (code) => {
    expect(() => announceHeading(CLIENT.replace(code, ""))).toThrow("announce-heading.cjs");
  },
);

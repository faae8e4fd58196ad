import { readFileSync } from "node:fs";
import announceHeading from "../src/announce-heading";

const CLIENT = readFileSync(require.resolve("gatsby/cache-dir/navigation.js"), "utf8");

const emitWarning = jest.fn();
const announce = (code: string, strict = false) =>
  announceHeading.call({ getOptions: () => ({ strict }), emitWarning }, code);

it("announces the heading alone, only for a new path, and changes nothing else in Gatsby's code", () => {
  const changed = announce(CLIENT)
    .split("\n")
    .filter((line) => !CLIENT.includes(line));
  expect(changed.map((line) => line.trim())).toEqual([
    "class RouteAnnouncer extends React.PureComponent {",
    "const newAnnouncement = pageName",
    "<RouteAnnouncer location={location} path={this.props.location.pathname} />",
  ]);
});

it.each(["Navigated to", "class RouteAnnouncer extends", "<RouteAnnouncer location={location}"])(
  "leaves Gatsby's code alone and warns if it does not contain %s; stops the build if strict",
  (part) => {
    const other = CLIENT.replace(part, "");
    expect(announce(other)).toBe(other);
    expect(emitWarning).toHaveBeenCalledWith(
      expect.objectContaining({ message: expect.stringContaining("navigation.js") }),
    );
    expect(() => announce(other, true)).toThrow("navigation.js");
  },
);

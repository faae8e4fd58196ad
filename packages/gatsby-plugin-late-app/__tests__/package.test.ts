import { spawnSync } from "node:child_process";

it("packs what a site needs, and nothing else", () => {
  const folder = "./packages/gatsby-plugin-late-app";
  const { stdout } = spawnSync("npm", ["pack", folder, "--dry-run", "--json", "--ignore-scripts"], {
    encoding: "utf8",
  });
  const [{ files }]: [{ files: { path: string }[] }] = JSON.parse(stdout);
  const others = files.map((file) => file.path).filter((file) => !/^dist\/.+\.(js|d\.ts)$|^gatsby-\w+\.js$/.test(file));
  expect(others.sort()).toEqual(["CHANGELOG.md", "LICENSE", "README.md", "package.json"]);
});

import { spawnSync } from "node:child_process";

it.each(["late-app", "lean-build"])("packs of gatsby-plugin-%s what a site needs, and nothing else", (name) => {
  const { stdout } = spawnSync("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], {
    cwd: `packages/gatsby-plugin-${name}`,
    encoding: "utf8",
  });
  const [{ files }]: [{ files: { path: string }[] }] = JSON.parse(stdout);
  const others = files.map((file) => file.path).filter((file) => !/^dist\/.+\.(js|d\.ts)$|^gatsby-\w+\.js$/.test(file));
  expect(others.sort()).toEqual(["CHANGELOG.md", "LICENSE", "README.md", "package.json"]);
});

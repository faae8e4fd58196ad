import { spawnSync } from "node:child_process";
import { ESLint } from "eslint";
import { eslintConfig } from "gatsby/dist/utils/eslint-config";

it("packs what a site needs, and nothing else", () => {
  const folder = "./packages/gatsby-plugin-late-app";
  const { stdout } = spawnSync("npm", ["pack", folder, "--dry-run", "--json", "--ignore-scripts"], {
    encoding: "utf8",
  });
  const [{ files }]: [{ files: { path: string }[] }] = JSON.parse(stdout);
  const others = files.map((file) => file.path).filter((file) => !/^dist\/.+\.(js|d\.ts)$|^gatsby-\w+\.js$/.test(file));
  expect(others.sort()).toEqual(["CHANGELOG.md", "LICENSE", "README.md", "package.json"]);
});

it("satisfies the linter that stops Gatsby's development server, which reads linked packages", async () => {
  const results = await new ESLint(eslintConfig(true)).lintFiles("packages/gatsby-plugin-late-app/dist/browser/*.js");
  const found = results.flatMap(({ filePath, messages }) => messages.map(({ message }) => `${filePath}: ${message}`));
  expect(results.length).toBeGreaterThan(3);
  expect(found).toEqual([]);
});

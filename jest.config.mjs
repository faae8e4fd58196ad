import { existsSync, readdirSync, readFileSync } from "node:fs";

/** Packages that are ES modules: compiled for Jest like our own files, with what lies in them. */
const modules = ["node_modules", "workshop/node_modules"]
  .filter((folder) => existsSync(folder))
  .flatMap((folder) =>
    readdirSync(folder)
      .flatMap((name) =>
        name.startsWith("@") ? readdirSync(`${folder}/${name}`).map((own) => `${name}/${own}`) : name,
      )
      .filter((name) => {
        const file = `${folder}/${name}/package.json`;
        return existsSync(file) && JSON.parse(readFileSync(file, "utf8")).type === "module";
      }),
  );

/** @type {Record<string, [string, unknown]>} */
const transform = {
  "^.+\\.(ts|tsx|js|jsx|mjs)$": [
    "@swc/jest",
    {
      jsc: {
        parser: { syntax: "typescript", tsx: true },
        transform: { react: { runtime: "automatic" } },
        target: "es2022",
      },
      module: { type: "commonjs" },
    },
  ],
};

const shared = {
  transform,
  // What webpack puts in place of this name.
  globals: { __BASE_PATH__: "" },
  moduleNameMapper: { "^gatsby-plugin-late-app/(.+)$": "<rootDir>/packages/gatsby-plugin-late-app/src/$1" },
  transformIgnorePatterns: [`^<rootDir>/(?:workshop/)?node_modules/(?!(${modules.join("|")})/|.*\\.mjs$)`],
  modulePathIgnorePatterns: ["<rootDir>/.cache", "<rootDir>/.fixture-site", "<rootDir>/.changes", "<rootDir>/public"],
};

/** Tests that need no browser's document. */
export const node = {
  ...shared,
  displayName: "node",
  testEnvironment: "node",
  // Exports itself to `import` only, and Jest resolves as `require`.
  moduleNameMapper: {
    ...shared.moduleNameMapper,
    "^estree-walker$": "<rootDir>/node_modules/estree-walker/src/index.js",
  },
  testMatch: ["<rootDir>/__tests__/unit/**/*.test.ts"],
};

/** Tests in jsdom. */
const dom = {
  ...shared,
  displayName: "dom",
  testEnvironment: "jsdom",
  testMatch: ["<rootDir>/__tests__/unit/**/*.test.tsx"],
  setupFilesAfterEnv: ["<rootDir>/__tests__/unit/support/dom.ts"],
};

/** @type {import("jest").Config} */
const config = {
  // Jest would leave one core to whoever watches, and on a machine with two keep to the other.
  maxWorkers: "100%",
  // The first test of a file may wait until large packages are compiled, and a busy machine takes its time.
  testTimeout: 180_000,
  projects: [
    node,
    // Reads the built site and the built fixture site: run it after the builds.
    { ...node, displayName: "static", testMatch: ["<rootDir>/__tests__/static/**/*.test.ts"] },
    dom,
    // The workshop's, but for those of the editor alone, which run in Vitest.
    { ...node, displayName: "workshop", testMatch: ["<rootDir>/workshop/tests/unit/**/*.test.ts"] },
    // Tests of packages alone: `--selectProjects packages packages-dom -- packages/gatsby-plugin-late-app`.
    { ...node, displayName: "packages", testMatch: ["<rootDir>/packages/*/__tests__/**/*.test.ts"] },
    { ...dom, displayName: "packages-dom", testMatch: ["<rootDir>/packages/*/__tests__/**/*.test.tsx"] },
  ],
};

export default config;

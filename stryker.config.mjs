import { node } from "./jest.config.mjs";

const TESTS = [
  "workshop/tests/unit/check/sums/*",
  "__tests__/unit/features/calculator/*",
  "__tests__/unit/lib/german-numbers.*",
];

/**
 * Changes the code that calculates, bit by bit, and counts the changes that no test notices.
 */
const config = {
  mutate: [
    "workshop/check/rules/sums/!(index|remark-check-sums|flat-text).ts",
    "src/features/calculator/{calculator,inputs,numbers,proportions,calculation-export}.ts",
    "src/features/calculator/calculators/*.ts",
    "src/lib/german-numbers.ts",
  ],
  testRunner: "jest",
  jest: {
    config: {
      projects: [
        {
          ...node,
          testMatch: TESTS.map((tests) => `<rootDir>/${tests}test.ts`),
          setupFiles: ["<rootDir>/__tests__/unit/support/fewer-property-runs.ts"],
        },
      ],
    },
  },
  coverageAnalysis: "perTest",
  // What runs once, when a file is loaded (words, units, limits of fields), would need all tests for each change.
  ignoreStatic: true,
  reporters: ["progress-append-only", "clear-text"],
  clearTextReporter: { allowColor: false, logTests: false, allowEmojis: false },
  thresholds: { high: 95, low: 90, break: 90 },
  tempDirName: ".cache/stryker",
};

// biome-ignore lint/style/noDefaultExport: what Stryker asks for.
export default config;

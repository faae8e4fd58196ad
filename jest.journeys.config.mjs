import { node } from "./jest.config.mjs";

/** @type {import("jest").Config} */
const config = {
  ...node,
  displayName: "journeys",
  testMatch: ["<rootDir>/__tests__/journeys/**/*.test.ts"],
  // Each builds copies of the whole project.
  testTimeout: 15 * 60_000,
  maxWorkers: 1,
};

export default config;

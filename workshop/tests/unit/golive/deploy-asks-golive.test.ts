import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";

const WORKFLOWS = ".github/workflows";
const GOLIVE = "npm run golive";

type Step = { if?: string; run?: string; uses?: string };
const { jobs } = parse(readFileSync(path.join(WORKFLOWS, "deploy.yml"), "utf8")) as {
  jobs: { deploy: { steps: Step[] } };
};

it("CI runs golive before it deploys, on the same condition", () => {
  const { steps } = jobs.deploy;
  const asks = steps.findIndex(({ run }) => run?.includes(GOLIVE));
  const deploys = steps.findIndex(({ uses }) => uses?.startsWith("cloudflare/wrangler-action@"));
  expect(asks).toBeGreaterThanOrEqual(0);
  expect(deploys).toBeGreaterThan(asks);
  expect(steps[asks]?.if).toBe(steps[deploys]?.if);
});

it("No other workflow asks golive, so that a build and a preview need no evidence", () => {
  const others = readdirSync(WORKFLOWS).filter((name) => name !== "deploy.yml");
  expect(others.filter((name) => readFileSync(path.join(WORKFLOWS, name), "utf8").includes(GOLIVE))).toEqual([]);
});

it("Netlify asks golive in production alone", () => {
  const [preview = "", production = ""] = readFileSync("netlify.toml", "utf8").split("[context.production]");
  expect(preview).not.toContain(GOLIVE);
  expect(production).toContain(`"npm run check:content && ${GOLIVE} && npm run build -- --release"`);
});

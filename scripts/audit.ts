/**
 * `npm run audit`: asks the registry for advisories against the lockfile. Fails on a grave one, unless
 * `.github/accepted-advisories.json` accepts it until a day to come, with a reason:
 *
 *   [{ "advisory": "GHSA-xxxx-xxxx-xxxx", "until": "2026-12-31", "reason": "only reached while building" }]
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { today } from "../src/data-layer/model/release";
import { type Accepted, type AuditReport, judgeAudit } from "./lib/advisories";
import { main } from "./lib/run";

main(async () => {
  const { stdout } = spawnSync("npm", ["audit", "--json"], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === "win32",
  });
  const accepted = JSON.parse(readFileSync(".github/accepted-advisories.json", "utf8")) as Accepted[];
  const findings = judgeAudit(JSON.parse(stdout || "{}") as AuditReport, accepted, today());
  if (findings.length === 0) return console.log("No grave advisory against the lockfile.");
  console.error(`${findings.join("\n")}\n\nUpdate what brings them, or accept one until a day, with the reason.`);
  process.exitCode = 1;
});

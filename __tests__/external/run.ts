/** Checkers of others look at the built sites: `npm run test:all -- external`. Arguments are names of checkers. */

import { existsSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { builtSite } from "../../scripts/lib/built-site";
import { FIXTURE_SITE_FOLDER } from "../../scripts/lib/fixture-site";
import { main } from "../../scripts/lib/run";
import { serveSite } from "../../scripts/lib/site-server";
import { access } from "./access";
import type { Checker, Finding } from "./checker";
import { lighthouse } from "./lighthouse";
import { speed } from "./speed";
import listed from "./tolerated.json";

const CHECKERS: Readonly<Record<string, Checker>> = { access, lighthouse, speed };
/** Only when asked for: it needs a machine that does nothing else. */
const ALONE = "speed";
const SITES = { "fixture site": `${FIXTURE_SITE_FOLDER}/public`, public: "public" };

/** A finding that is wrong or not ours; without page or place, it is anywhere. */
type Tolerated = { checker: string; rule: string; page?: string; place?: string; reason: string; lookedAt: string };

const TOLERATED: readonly Tolerated[] = listed;

main(async () => {
  const asked = process.argv.slice(2);
  const checkers = Object.entries(CHECKERS).filter(([name]) =>
    asked.length === 0 ? name !== ALONE : asked.includes(name),
  );
  const unknown = asked.find((name) => !(name in CHECKERS));
  if (unknown) throw new Error(`There is no checker ${unknown}, only ${Object.keys(CHECKERS).join(", ")}.`);
  const sites = Object.entries(SITES).filter(([, folder]) => existsSync(`${folder}/index.html`));
  if (sites.length === 0) throw new Error("There is no build. Run: npm test -- build");
  const used = new Set<Tolerated>();
  const heard = new Set<string>();
  const faults: string[] = [];
  for (const [site, folder] of sites) {
    // A checker that fails leaves no server behind that would keep the process alive.
    const server = (await serveSite(folder, 0)).unref();
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    for (const [name, checker] of checkers) {
      const findings = await checker({ ...builtSite(folder), origin });
      heard.add(name);
      const untolerated = findings.filter((finding) => {
        const entry = TOLERATED.find((each) => isMeant(each, name, finding));
        if (entry) used.add(entry);
        return !entry;
      });
      console.log(`${name}, ${site}: ${untolerated.length} of ${findings.length} findings are not tolerated.`);
      for (const { rule, page, state = "as built", place } of untolerated)
        faults.push([`${name}: ${rule}`, site + page, state, place.replace(/\s+/g, " ").slice(0, 160)].join(" · "));
    }
  }
  // Some are found on one of the sites only.
  const stale = TOLERATED.filter((entry) => sites.length > 1 && heard.has(entry.checker) && !used.has(entry));
  faults.push(...stale.map(({ checker, rule }) => `tolerated.json: nobody finds this any more: ${checker}: ${rule}`));
  if (faults.length === 0) return;
  console.log(faults.join("\n"));
  process.exitCode = 1;
});

const isMeant = (entry: Tolerated, checker: string, { rule, page, place }: Finding): boolean =>
  entry.checker === checker &&
  entry.rule === rule &&
  (entry.page ?? page) === page &&
  place.includes(entry.place ?? "");

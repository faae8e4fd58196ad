import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { CHROMIUM_ARGS, findChromium } from "../../scripts/lib/chromium";
import budgets from "./budgets.json";
import { type Checker, type Finding, pageOfEachKind } from "./checker";

type Audit = { title: string; score: number | null; displayValue?: string; numericValue?: number };
type Category = { score: number | null; auditRefs: { id: string; weight: number }[] };
/** The part of Lighthouse's report that is used here. */
type Report = {
  categories: Record<string, Category>;
  audits: Record<string, Audit>;
  runtimeError?: { message: string };
};

/** Every audit of these must be passed; of the fourth, performance, its budget decides. */
const WHOLE = ["accessibility", "best-practices", "seo"];

/** Lighthouse (https://github.com/GoogleChrome/lighthouse) on each kind of page that search engines may list, on a slow phone. */
export const lighthouse: Checker = async (site) => {
  const listed = pageOfEachKind(site).filter((page) => !site.html(page).includes('content="noindex'));
  const origin = await compress(site.origin);
  const findings: Finding[] = [];
  for (const page of listed) findings.push(...(await judgePage(origin, page)));
  return findings;
};

/** Passes on what a server says, text in fewer bytes, as hosts do. @returns the address */
async function compress(from: string): Promise<string> {
  const server = createServer(async ({ url = "/" }, response) => {
    const answer = await fetch(from + url, { redirect: "manual" });
    const body = Buffer.from(await answer.arrayBuffer());
    const { "content-length": _, ...headers } = Object.fromEntries(answer.headers);
    // A picture hardly grows by that.
    response.writeHead(answer.status, { ...headers, "content-encoding": "gzip" }).end(gzipSync(body));
  });
  await once(server.unref().listen(0), "listening");
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

async function judgePage(origin: string, page: string): Promise<Finding[]> {
  const { stdout } = await promisify(execFile)(
    path.join(import.meta.dirname, "node_modules/.bin/lighthouse"),
    [origin + page, "--quiet", "--output=json", `--chrome-flags=${["--headless=new", ...CHROMIUM_ARGS].join(" ")}`],
    { env: { ...process.env, CHROME_PATH: findChromium() }, maxBuffer: Number.POSITIVE_INFINITY },
  );
  const { categories, audits, runtimeError }: Report = JSON.parse(stdout);
  if (runtimeError) throw new Error(`Lighthouse, ${page}: ${runtimeError.message}`);
  const figures = {
    bytes: audits["total-byte-weight"]?.numericValue,
    layoutShift: audits["cumulative-layout-shift"]?.numericValue,
    blockingMs: audits["total-blocking-time"]?.numericValue,
    pointsLost: Math.round(100 - (categories.performance?.score ?? 0) * 100),
  };
  const exceeded = Object.entries(figures).flatMap(([name, figure = Number.POSITIVE_INFINITY]) => {
    const { most } = budgets[name as keyof typeof figures];
    return figure > most ? [{ rule: `budget of ${name}`, page, place: `${figure}, more than ${most}` }] : [];
  });
  const failed = WHOLE.flatMap((name) => categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const { score = null, title = "", displayValue = "" } = audits[id] ?? {};
    return weight > 0 && score !== null && score < 1 ? [{ rule: id, page, place: `${title} ${displayValue}` }] : [];
  });
  return [...exceeded, ...failed];
}

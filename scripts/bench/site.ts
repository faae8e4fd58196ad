import type { BenchConfig } from "../../packages/bench/bench";
import { CONSENT_STORAGE_KEY } from "../../src/config/constants";

const KB = 1024;

/** What is measured of this site, and the limits that it must keep. */
export const SITE: Omit<BenchConfig, "chromium"> = {
  folder: "public",
  results: "scripts/bench/results.json",
  visitor: { localStorage: { [CONSENT_STORAGE_KEY]: "declined" }, ready: 'html[data-app="ready"]' },
  pages: [
    { path: "/", tap: 'main a[href="/contact#form"]' },
    { path: "/blog/sales-automation", tap: 'main h3 a[href^="/blog/"]' },
    { path: "/blog/cac-customer-acquisition-cost", type: "figure[data-calculator] input" },
    { path: "/career", tap: 'main a[href^="/career/"]' },
    { path: "/contact", tap: 'header a[href="/"]' },
  ],
  budgets: [
    { metric: "lcpMs", limit: 1200 },
    { metric: "tbtMs", limit: 50 },
    // 0.00 when written with two digits.
    { metric: "cls", limit: 0.0049 },
    { metric: "inpMs", limit: 100 },
    { metric: "htmlBytes", limit: 20 * KB, pages: ["/blog/sales-automation"] },
    { metric: "scriptBytesBeforeLoad", limit: 0 },
    // What is fetched ahead for other pages included.
    { metric: "scriptBytes", limit: 100 * KB, pages: ["/blog/sales-automation"] },
    { metric: "scriptBytes", limit: 145 * KB, pages: ["/contact"] },
    { metric: "bytesBeforeLoad", limit: 120 * KB, pages: ["/"] },
  ],
};

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { parse } from "jsonc-parser";
import { parseHeaders } from "../../../scripts/lib/site-server";
import { headersFile, securityHeaders } from "../../../src/publish/hosting";

const FORMS = "https://forms.example/submit?x=1";
const headers = securityHeaders(["a()", "a()", "b()"], FORMS, "");
const policy = headers["Content-Security-Policy"] ?? "";
const directive = (name: string, of = policy) => of.split("; ").find((entry) => entry.startsWith(`${name} `));
const countOf = (script: string) => policy.split(createHash("sha256").update(script).digest("base64")).length - 1;

it("the policy allows each inline script by hash, the site itself and the form service only, and no frame around it", () => {
  expect(["a()", "b()"].map(countOf)).toEqual([1, 1]);
  expect(directive("script-src")).not.toContain("unsafe");
  expect(directive("connect-src")).toBe("connect-src 'self' https://forms.example");
  expect(directive("frame-ancestors")).toBe("frame-ancestors 'none'");
  expect(directive("form-action")).toBe("form-action 'self' https://forms.example");
});

it.each([
  ["a separate service", "https://stats.example:8443/api/event", " https://stats.example:8443"],
  ["the form's host", "https://forms.example/api/event", ""],
])("measuring with %s adds only its origin to connect-src", (_title, to, added) => {
  const measured = securityHeaders(["a()", "b()"], FORMS, to)["Content-Security-Policy"] ?? "";
  const calls = "connect-src 'self' https://forms.example";
  expect(directive("connect-src", measured)).toBe(calls + added);
  expect(measured.replace(calls + added, calls)).toBe(policy);
});

it("_headers contains all headers, and caches hashed files for a year", () => {
  const rules = parseHeaders(headersFile(headers, ["app-1.js"]));
  expect(rules.map(({ source }) => source)).toEqual(["/**", "/static/**", "/app-1.js"]);
  expect(Object.fromEntries((rules[0]?.headers ?? []).map(({ key, value }) => [key, value]))).toEqual(headers);
  expect(rules[2]?.headers).toEqual([{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }]);
});

it("Netlify and Cloudflare serve paths without a trailing slash, and the not-found page for others", () => {
  expect(readFileSync("netlify.toml", "utf8")).toMatch(/\[build\.processing\.html\]\s+pretty_urls = false/);
  const { assets } = parse(readFileSync("wrangler.jsonc", "utf8")) as { assets: object };
  const handling = { html_handling: "drop-trailing-slash", not_found_handling: "404-page" };
  expect(assets).toEqual({ directory: "./public", ...handling });
});

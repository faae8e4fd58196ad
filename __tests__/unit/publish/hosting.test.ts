import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { parse } from "jsonc-parser";
import { parseHeaders } from "../../../scripts/lib/site-server";
import { headersFile, nginxConfiguration, securityHeaders } from "../../../src/publish/hosting";

const headers = securityHeaders(["a()", "a()", "b()"], "https://forms.example/submit?x=1");
const policy = headers["Content-Security-Policy"] ?? "";
const directive = (name: string) => policy.split("; ").find((entry) => entry.startsWith(`${name} `));
const hash = (text: string) => createHash("sha256").update(text).digest("base64");

it("The policy names each inline script once, and no way around.", () => {
  for (const script of ["a()", "b()"]) expect(policy.split(hash(script))).toHaveLength(2);
  expect(directive("script-src")).not.toContain("unsafe");
});

it.each(["connect-src", "form-action"])("%s allows the site and the form service only.", (name) => {
  expect(directive(name)).toBe(`${name} 'self' https://forms.example`);
});

it("_headers is read as it was written, hashed files kept for a year.", () => {
  const rules = parseHeaders(headersFile(headers, ["app-1.js"]));
  expect(rules.map(({ source }) => source)).toEqual(["/**", "/static/**", "/app-1.js"]);
  expect(Object.fromEntries((rules[0]?.headers ?? []).map(({ key, value }) => [key, value]))).toEqual(headers);
  expect(rules[2]?.headers).toEqual([{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }]);
});

it("nginx sends the same headers.", () => {
  const configuration = nginxConfiguration(headers);
  for (const [name, value] of Object.entries(headers)) {
    expect(configuration).toContain(`add_header ${name} "${value}" always;`);
  }
});

it("Netlify and Cloudflare are told to serve paths without a slash, and the not-found page for others.", () => {
  expect(readFileSync("netlify.toml", "utf8")).toMatch(/\[build\.processing\.html\]\s+pretty_urls = false/);
  const { assets } = parse(readFileSync("wrangler.jsonc", "utf8")) as { assets: Record<string, string> };
  expect(assets).toEqual({
    directory: "./public",
    html_handling: "drop-trailing-slash",
    not_found_handling: "404-page",
  });
});

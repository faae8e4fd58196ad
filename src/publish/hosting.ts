import { createHash } from "node:crypto";
import { readdir, writeFile } from "node:fs/promises";
import path from "node:path";

const DAY_S = 24 * 60 * 60;
const YEAR_S = 365 * DAY_S;
/** How long a browser then insists on https. A day to begin with: docs/deploying.md says when it may be longer. */
const HTTPS_ONLY_S = DAY_S;
const FOREVER = `public, max-age=${YEAR_S}, immutable`;

/** Files in the root of the built site with a content hash in their name. */
const HASHED_FILE = /^.+[-.][0-9a-f]{20}\.(js|css)$/;

export type Headers = Readonly<Record<string, string>>;

/** Security headers that allow the pages' inline scripts, the form service, and analytics unless its URL is empty. */
export function securityHeaders(
  inlineScripts: Iterable<string>,
  formEndpoint: string,
  analyticsEndpoint: string,
): Headers {
  const hashes = [...new Set(inlineScripts)].map(cspHash).sort();
  const form = new URL(formEndpoint).origin;
  const connectOrigins = new Set([form, ...(analyticsEndpoint ? [new URL(analyticsEndpoint).origin] : [])]);
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(" "),
    // React sets style attributes, which Radix uses to position popups.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    ["connect-src 'self'", ...connectOrigins].join(" "),
    `form-action 'self' ${form}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    "Content-Security-Policy": policy.join("; "),
    "Strict-Transport-Security": `max-age=${HTTPS_ONLY_S}`,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    ...(process.env.GATSBY_PREVIEW ? { "X-Robots-Tag": "noindex" } : {}),
  };
}

const cspHash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The `_headers` file of Netlify and Cloudflare; both revalidate files that it does not name. */
export function headersFile(headers: Headers, hashedFiles: readonly string[]): string {
  const rule = (pattern: string, values: Headers) =>
    [pattern, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  const files = ["static/*", ...hashedFiles].map((file) => rule(`/${file}`, { "Cache-Control": FOREVER }));
  return `${[rule("/*", headers), ...files].join("\n")}\n`;
}

/** Writes the hosts' configuration: `public/_headers`. */
export async function writeHosting(
  root: string,
  inlineScripts: Iterable<string>,
  ...endpoints: [form: string, analytics: string]
): Promise<void> {
  const headers = securityHeaders(inlineScripts, ...endpoints);
  const hashedFiles = (await readdir(path.join(root, "public"))).filter((name) => HASHED_FILE.test(name)).sort();
  await writeFile(path.join(root, "public/_headers"), headersFile(headers, hashedFiles));
}

import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { createFormStandIn } from "../../scripts/lib/form-stand-in";
import { serveSite } from "../../scripts/lib/site-server";
import { collectComplaints } from "./collector";

/** A built site on a server of its own, and the inquiries that its form has sent. */
export type ServedSite = {
  origin: string;
  /** What came in from this e-mail address, each with its fields. */
  inquiriesFrom: (email: string) => Record<string, string>[];
  /** Answers that were errors since the last call, e.g. `404 /gone.js`. */
  refused: () => string[];
};

/** Files that may name the form service. */
const NAMING = /\.(html|js|json)$|^_headers$/;

const COLLECTOR = "collect-complaints.js";

/**
 * Serves a copy of a built site, in which the form sends to a stand-in for the form service: wherever the build would
 * send inquiries, none leaves this machine. The copy's content security policy is the build's but for that address.
 * @param folder the built site
 * @param scratch folder for the copy and the inquiries
 * @param options.contact path of the page with the form
 * @param options.collector whether each page collects its complaints by itself
 * @param onEnd keeps what must be done at the end
 * @throws when the page with the form holds none
 */
export async function serveCopy(
  folder: string,
  scratch: string,
  { contact, collector }: { contact: string; collector: boolean },
  onEnd: (step: () => unknown) => void,
): Promise<ServedSite> {
  const page = readFileSync(path.join(folder, contact, "index.html"), "utf8");
  const [, endpoint] = /<form data-inquiry[^>]* action="([^"]+)"/.exec(page) ?? [];
  const [, accessKey] = /name="access_key" value="([^"]+)"/.exec(page) ?? [];
  if (!endpoint || !accessKey) throw new Error(`${path.join(folder, contact)} holds no form that knows where to send.`);

  const inbox = path.join(scratch, "inquiries.jsonl");
  const service = createFormStandIn({ inbox, accessKey }).listen(0);
  onEnd(() => close(service));

  const copy = path.join(scratch, "site");
  cpSync(folder, copy, { recursive: true });
  for (const entry of readdirSync(copy, { recursive: true, withFileTypes: true })) {
    const { name, parentPath } = entry;
    // There is a folder 404.html as well.
    if (!entry.isFile() || !NAMING.test(name)) continue;
    const file = path.join(parentPath, name);
    const text = readFileSync(file, "utf8");
    const local = text
      .replaceAll(endpoint, `http://localhost:${portOf(service)}/submit`)
      .replaceAll(new URL(endpoint).origin, `http://localhost:${portOf(service)}`);
    const script = `<script src="/${COLLECTOR}"></script>`;
    writeFileSync(file, collector && name.endsWith(".html") ? local.replace("<head>", `<head>${script}`) : local);
  }
  if (collector) writeFileSync(path.join(copy, COLLECTOR), `(${collectComplaints})();\n`);

  const server = await serveSite(copy, 0);
  onEnd(() => close(server));
  const refused: string[] = [];
  server.on("request", ({ url }, response) => {
    response.once("finish", () => response.statusCode >= 400 && refused.push(`${response.statusCode} ${url}`));
  });
  return {
    origin: `http://localhost:${portOf(server)}`,
    inquiriesFrom: (email) =>
      (existsSync(inbox) ? readInquiries(inbox) : []).filter((fields) => fields.email === email),
    refused: () => refused.splice(0),
  };
}

function readInquiries(inbox: string): Record<string, string>[] {
  const lines = readFileSync(inbox, "utf8").trim().split("\n");
  return lines.map((line) => (JSON.parse(line) as { fields: Record<string, string> }).fields);
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

function close(server: Server): void {
  server.close();
  server.closeAllConnections();
}

/**
 * One page of each kind that a built site has, whatever their addresses are.
 * @returns paths, sorted; without those of the not-found page
 */
export function pageOfEachKind(folder: string): string[] {
  const pages = readdirSync(path.join(folder, "page-data"), { recursive: true, encoding: "utf8" })
    .filter((name) => path.basename(name) === "page-data.json")
    .map((name) => JSON.parse(readFileSync(path.join(folder, "page-data", name), "utf8")) as PageData)
    .filter((page) => !page.path.startsWith("/404"))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const first = new Map<string, string>();
  for (const page of pages) if (!first.has(page.componentChunkName)) first.set(page.componentChunkName, page.path);
  return [...first.values()];
}

type PageData = { path: string; componentChunkName: string };

/**
 * The editor on a host of its own, against a mock of Gitea's API: an author signs in with PKCE and changes a field, and
 * only its line changes.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { json } from "node:stream/consumers";
import { expect } from "@playwright/test";
import handler from "serve-handler";
import { test } from "../../../__tests__/e2e/support/copies";

const FILE = "content/jobs/account-executive.mdx";
const ARTICLE = "content/articles/digital-sales";
const TOKEN = "secret";
let server: Server;
let challenge = "";

/** Signs anyone in as Gitea does: redirects back with a code, and exchanges it for a token when the verifier fits. */
async function signIn(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://host");
  if (pathname === "/login/oauth/authorize") {
    challenge = searchParams.get("code_challenge") ?? "";
    const back = new URLSearchParams({ code: "once", state: searchParams.get("state") ?? "" });
    response.writeHead(302, { Location: `${searchParams.get("redirect_uri")}?${back}` }).end();
    return true;
  }
  if (pathname !== "/login/oauth/access_token") return false;
  const { code, client_id, code_verifier } = (await json(request)) as Record<string, string>;
  const isKnown = createHash("sha256").update(`${code_verifier}`).digest("base64url") === challenge;
  const answer = isKnown && code === "once" && client_id === "editor" ? { access_token: TOKEN } : { error: "refused" };
  response.setHeader("Content-Type", "application/json").end(JSON.stringify(answer));
  return true;
}

/** What Gitea answers about a repository whose files lie in a folder; `undefined` for what is no call. */
async function giteaAnswer(root: string, request: IncomingMessage): Promise<object | undefined> {
  const { pathname } = new URL(request.url ?? "/", "http://host");
  if (pathname.startsWith("/api/"))
    expect(request.headers.authorization).toMatch(new RegExp(`^(token|Bearer) ${TOKEN}$`));
  if (pathname === "/api/v1/user")
    return { login: "anna", full_name: "Anna", email: "anna@example.com", avatar_url: "" };
  const [, call] = /^\/api\/v1\/repos\/firma\/website(.*)$/.exec(pathname) ?? [];
  if (call === "") return { owner: { login: "firma" }, permissions: { push: true, pull: true } };
  if (call === "/commits") return [{ commit: { author: { name: "Anna", email: "", date: "2026-01-01T00:00:00Z" } } }];
  const [, folder] = /^\/git\/trees\/main:(.*)$/.exec(call ?? "") ?? [];
  if (folder !== undefined) return { tree: entriesBelow(root, decodeURIComponent(folder)), truncated: false };
  const [, sha] = /^\/git\/blobs\/(\w+)$/.exec(call ?? "") ?? [];
  if (sha) {
    const file = path.join(root, Buffer.from(sha, "hex").toString());
    return { content: readFileSync(file).toString("base64"), encoding: "base64" };
  }
  if (call !== "/contents") return undefined;
  const { files } = (await json(request)) as { files: { path: string; content: string }[] };
  for (const change of files) writeFileSync(path.join(root, change.path), Buffer.from(change.content, "base64"));
  return { commit: { sha: "1" }, files: [] };
}

/** The files below a folder as Gitea lists them; a path in hexadecimal digits stands for the sum of a file's bytes. */
const entriesBelow = (root: string, folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" }).map((name) => {
    const file = path.posix.join(folder, name);
    const type = statSync(path.join(root, file)).isDirectory() ? "tree" : "blob";
    return { path: name, sha: Buffer.from(file).toString("hex"), size: 1, type };
  });

test.afterAll(({ fixtureSite: root }) => {
  server.close();
  // The next journey shares this copy, and nobody shows the picture that was added.
  const pictures = path.join(root, ARTICLE);
  for (const name of readdirSync(pictures).filter((each) => /^poster-/.test(each))) rmSync(path.join(pictures, name));
});

test("the folder of `npm run edit -- server` edits a repository on Gitea and replaces no picture", async ({
  fixtureSite: root,
  page,
}) => {
  test.setTimeout(120_000);
  server = createServer(async (request, response) => {
    if (await signIn(request, response)) return;
    const answer = await giteaAnswer(root, request);
    if (answer) response.setHeader("Content-Type", "application/json").end(JSON.stringify(answer));
    else await handler(request, response, { public: path.join(root, "deploy/editor") });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const args = ["--kind", "gitea", "--repo", "firma/website", "--app-id", "editor", "--url", url];
  expect(
    spawnSync(process.execPath, ["--import", "tsx", "workshop/editor/command.ts", "server", ...args], {
      cwd: root,
      encoding: "utf8",
    }),
  ).toMatchObject({ status: 0 });
  const before = readFileSync(path.join(root, FILE), "utf8");

  await page.goto(url);
  await page.getByRole("button", { name: "Mit Gitea einloggen" }).click();
  await expect(page.getByRole("link", { name: "Stellen", exact: true })).toBeVisible();
  await page.goto(`${url}/#/collections/jobs/entries/account-executive`);
  const location = page.locator('[id^="location-field-"]');
  await expect(location).toHaveValue("Lindau");
  await location.click();
  await location.fill("Wasserburg");
  await page.getByRole("button", { name: "Speichern", exact: true }).first().click();
  await page.getByRole("menuitem", { name: "Jetzt speichern" }).click();
  await expect(page.getByText("Änderungen gespeichert")).toBeVisible();
  expect(readFileSync(path.join(root, FILE), "utf8")).toBe(before.replace("location: Lindau", "location: Wasserburg"));

  const pictures = path.join(root, ARTICLE);
  const poster = readFileSync(path.join(pictures, "poster.png"));
  await page.goto(`${url}/#/collections/articles/entries/${path.basename(ARTICLE)}/index`);
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Anderes Bild wählen" }).click();
  const buffer = readFileSync(path.join(root, "content/pictures/office.png"));
  await (await chooser).setFiles({ name: "poster.png", mimeType: "image/png", buffer });
  await page.getByRole("button", { name: "Zuschneiden" }).click();
  await expect.poll(() => readdirSync(pictures)).toContainEqual(expect.stringMatching(/^poster-[0-9a-f]{8}\.png$/));
  expect(readFileSync(path.join(pictures, "poster.png"))).toEqual(poster);
});

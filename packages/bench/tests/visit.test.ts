import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { serveCompressed } from "../serve";
import { sumBytes } from "../visit";

const folder = mkdtempSync(path.join(tmpdir(), "bench-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("adds up bytes by type and before the load event", () => {
  const transfers = [
    { type: "Document", bytes: 100, endS: 1 },
    { type: "Script", bytes: 20, endS: 2 },
    { type: "Script", bytes: 400, endS: 4 },
    { type: "Font", bytes: 3000, endS: 3 },
  ];
  expect(sumBytes(transfers, 3)).toEqual({
    htmlBytes: 100,
    scriptBytesBeforeLoad: 20,
    scriptBytes: 420,
    bytesBeforeLoad: 3120,
    bytes: 3520,
  });
});

it("serves text files with gzip, and pages without index.html", async () => {
  mkdirSync(path.join(folder, "about"));
  writeFileSync(path.join(folder, "about/index.html"), "<p>About</p>".repeat(1000));
  writeFileSync(path.join(folder, "font.woff2"), "font".repeat(1000));
  const { server, origin } = await serveCompressed(folder);
  const get = (url: string) =>
    new Promise<{ status: number | undefined; type: string | undefined; bytes: number }>((resolve) =>
      request(origin + url, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () => {
          const { statusCode: status, headers } = response;
          resolve({ status, type: headers["content-encoding"], bytes: Buffer.concat(chunks).length });
        });
      }).end(),
    );
  const page = await get("/about");
  expect(page).toMatchObject({ status: 200, type: "gzip" });
  expect(page.bytes).toBeLessThan(200);
  expect(await get("/font.woff2")).toEqual({ status: 200, type: undefined, bytes: 4000 });
  expect((await get("/%2e%2e/%2e%2e/etc/passwd")).status).toBe(404);
  server.close();
});

import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { bundleBrowser, bundlePages, bundleStyles } from "./bundle";
import { Checker } from "./checker";
import { documentActions } from "./documents";
import { requestHandler } from "./handler";
import { Preview } from "./preview";
import { editorSetup } from "./setup";
import { contentPlace, storeActions } from "./store";

/**
 * Starts the editor on 127.0.0.1.
 * @param root the project's folder; its `content/` is what can be edited
 * @param port 0 for any that is free
 * @returns its address with the token, and what ends it
 */
export async function serveEditor(root: string, port: number): Promise<{ address: string; close: () => void }> {
  const token = randomBytes(24).toString("base64url");
  const checker = new Checker(root);
  const styles = bundleStyles(root);
  const [files, pages] = await Promise.all([bundleBrowser(root), bundlePages(root)]);
  const preview = new Preview(root, pages, checker, `/site.css?v=${Date.now()}`);
  const setup = JSON.stringify(editorSetup(root, { name: "content", kind: "proxy", proxy_url: "/api" }, true));
  const actions = {
    ...storeActions(root),
    ...documentActions(root, checker),
    targets: () => checker.targets(),
    preview: ({ path: file, text }: { path: string; text: string }) => {
      contentPlace(root, file);
      return preview.render(file, text).catch(() => undefined);
    },
    check: ({ path: file, text }: { path: string; text: string }) => {
      contentPlace(root, file);
      return checker.check(file, text);
    },
  };
  // The first check reads all pictures, so it comes before anybody waits for it.
  const [first] = checker.content().files;
  if (first) checker.check(first.file, first.text).catch(() => undefined);
  const texts = { "/setup.json": () => setup, "/site.css": () => styles };
  const server = createServer(requestHandler({ root, token, actions, texts, files }));
  await once(server.listen(port, "127.0.0.1"), "listening");
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { close, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/?token=${token}` };
}

import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { writeEditor, writeStyles } from "./bundle";
import { Checker } from "./checker";
import { editorSetup } from "./config";
import { documentActions } from "./documents";
import { requestHandler } from "./handler";
import { Preview } from "./preview";
import { contentPlace, storeActions } from "./store";

/**
 * Starts the editor on 127.0.0.1.
 * @param root the project's folder; its `content/` is what can be edited
 * @param port 0 for any that is free
 * @returns its address with the token, and what ends it
 */
export async function serveEditor(root: string, port: number): Promise<{ address: string; close: () => void }> {
  const token = randomBytes(24).toString("base64url");
  const folder = path.join(root, "node_modules/.cache/editor");
  const served = path.join(folder, "served");
  const checker = new Checker(root);
  const setup = editorSetup(root, { name: "content", kind: "proxy", proxy_url: "/api" }, true);
  const [preview] = await Promise.all([
    Preview.load(root, folder, checker, `/site.css?v=${Date.now()}`),
    writeEditor(root, served, setup),
    writeStyles(root, path.join(served, "site.css")),
  ]);
  const actions = {
    ...storeActions(root),
    ...documentActions(root, checker),
    targets: () => checker.targets(),
    async draft({ path: file, text }: { path: string; text: string }) {
      contentPlace(root, file);
      // While errors leave nothing to show, the last page stays. What is rendered for it, the check finds done.
      const html = await preview.render(file, text).catch(() => undefined);
      return { problems: await checker.check(file, text), html };
    },
  };
  // The first check reads all pictures, so it comes before anybody waits for it.
  const [first] = checker.content().files;
  if (first) checker.check(first.file, first.text).catch(() => undefined);
  const server = createServer(requestHandler({ root, token, actions, folder: served }));
  await once(server.listen(port, "127.0.0.1"), "listening");
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { close, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/?token=${token}` };
}

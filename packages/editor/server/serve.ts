import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { Workspace } from "../workspace";
import { writeEditor, writeStyles } from "./compile";
import { documentActions } from "./documents";
import { requestHandler } from "./handler";
import { pictureActions } from "./pictures";
import { isInGit, publicationActions } from "./publication";
import { editorSetup } from "./setup";
import { contentFilePath, storeActions } from "./store";

/**
 * Starts the editor on 127.0.0.1.
 * @param folder where it puts what it serves
 * @param port 0 for any that is free
 * @param git whether it may commit and push
 * @returns its address with the token, and what ends it
 */
export async function serveEditor(
  workspace: Workspace,
  folder: string,
  port: number,
  { git = true } = {},
): Promise<{ address: string; close: () => void }> {
  const token = randomBytes(24).toString("base64url");
  const stylesheet = `/site.css?v=${Date.now()}`;
  const publishes = git && isInGit(workspace.root);
  const backend = { name: "content", kind: "proxy", proxy_url: "/api" };
  await Promise.all([
    writeEditor(folder, editorSetup(workspace, backend, { isLocal: true, publishes })),
    writeStyles(path.join(folder, "site.css"), await workspace.styles()),
  ]);
  const { writePictures, ...ofPictures } = pictureActions(workspace, `${folder}-pictures`);
  const actions = {
    ...storeActions(workspace, writePictures),
    ...ofPictures,
    ...documentActions(workspace),
    ...(publishes && publicationActions(workspace)),
    list: () => workspace.list(),
    targets: () => workspace.targets(),
    questions: ({ kind }: { kind: string }) => workspace.questions(kind),
    create: workspace.create,
    async page({ path: file, text }: { path: string; text: string }) {
      contentFilePath(workspace, file);
      // While errors leave nothing to show, the last page stays.
      return workspace.render(file, text, stylesheet).catch(() => undefined);
    },
    async card({ path: file, text }: { path: string; text: string }) {
      contentFilePath(workspace, file);
      const picture = await workspace.card(file, text).catch(() => undefined);
      return picture && `data:image/png;base64,${Buffer.from(picture).toString("base64")}`;
    },
    async check({ path: file, text }: { path: string; text: string }) {
      contentFilePath(workspace, file);
      return workspace.check(file, text);
    },
  };
  const server = createServer(
    requestHandler({ root: workspace.root, unwritten: workspace.unwritten, token, actions, folder }),
  );
  await once(server.listen(port, "127.0.0.1"), "listening");
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { close, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/?token=${token}` };
}

import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { Workspace } from "../workspace";
import { writeEditor, writeStyles } from "./compile";
import { documentActions } from "./documents";
import { isInGit } from "./git";
import { requestHandler } from "./handler";
import { pictureActions, waitingPictures } from "./pictures";
import { publicationActions } from "./publication";
import { editorSetup } from "./setup";
import { contentFilePath, storeActions } from "./store";
import { finishWriting } from "./together";

/** What the browser may ask for, by name. @param folder where new pictures wait */
export function actionsFor(workspace: Workspace, folder: string, stylesheet = "") {
  const { writePictures, keepPicture } = waitingPictures(workspace, folder);
  const ofDraft =
    <Answer>(answer: (file: string, text: string) => Answer) =>
    ({ path: file, text }: { path: string; text: string }) => {
      contentFilePath(workspace, file);
      return answer(file, text);
    };
  return {
    ...storeActions(workspace, writePictures),
    ...pictureActions(workspace),
    ...documentActions(workspace),
    keepPicture,
    list: workspace.list,
    oldFigures: workspace.oldFigures,
    pictures: workspace.pictures,
    targets: workspace.targets,
    create: workspace.create,
    questions: ({ kind }: { kind: string }) => workspace.questions(kind),
    check: ofDraft(workspace.check),
    // While errors leave nothing to show, the last page stays.
    page: ofDraft((file, text) => workspace.render(file, text, stylesheet).catch(() => undefined)),
    card: ofDraft(async (file, text) => {
      const picture = await workspace.card(file, text).catch(() => undefined);
      return picture && `data:image/png;base64,${Buffer.from(picture).toString("base64")}`;
    }),
  };
}

/**
 * Starts the editor on 127.0.0.1.
 * @param folder where it puts what it serves
 * @param port 0 for any that is free
 * @param git whether it may commit and push
 * @returns its address with the token, what ends it, and what stays unfinished of an earlier start
 */
export async function serveEditor(
  workspace: Workspace,
  folder: string,
  port: number,
  { git = true } = {},
): Promise<{ address: string; close: () => void; unfinished: string[] }> {
  const unfinished = await finishWriting(workspace.root);
  const token = randomBytes(24).toString("base64url");
  const publishes = git && (await isInGit(workspace.root));
  const backend = { name: "content", kind: "proxy", proxy_url: "/api" };
  await Promise.all([
    writeEditor(folder, editorSetup(workspace, backend, { isLocal: true, publishes })),
    writeStyles(path.join(folder, "site.css"), await workspace.styles()),
  ]);
  const actions = {
    ...actionsFor(workspace, `${folder}-pictures`, `/site.css?v=${Date.now()}`),
    ...(publishes && publicationActions(workspace)),
  };
  const server = createServer(requestHandler(workspace, { token, actions, folder }));
  await once(server.listen(port, "127.0.0.1"), "listening");
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { unfinished, close, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/?token=${token}` };
}

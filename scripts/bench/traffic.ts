import type { CDPSession } from "@playwright/test";
import { KINDS, type Kind, type Sample } from "./metrics";

/** A file that came over the line. */
export type Transfer = {
  url: string;
  kind: Kind;
  /** Everything received for it, headers included. */
  transferredBytes: number;
  /** The file itself as it was sent, that is: compressed. */
  bodyBytes: number;
  /** On the browser's clock, see `loadedAtS`. */
  finishedAtS: number;
};

export type Traffic = {
  transfers: readonly Transfer[];
  /** When the page's `load` event was; `undefined` before. */
  loadedAtS: () => number | undefined;
  /** ms since something was last asked for or came in; 0 while something is on its way. */
  quietForMs: () => number;
};

type Pending = { url: string; kind: Kind; bodyBytes: number; fromCache: boolean };

const KIND_OF_TYPE: Readonly<Record<string, Kind>> = {
  Document: "document",
  Stylesheet: "style",
  Script: "script",
  Font: "font",
  Image: "image",
  Fetch: "data",
  XHR: "data",
};

/** The script of one page or template. */
const PAGE_COMPONENT = /\/component---[^/]*\.js$/;

/**
 * Writes down what a page loads.
 * @param session of the page, before it goes anywhere
 */
export async function recordTraffic(session: CDPSession): Promise<Traffic> {
  const transfers: Transfer[] = [];
  const pending = new Map<string, Pending>();
  let loadedAtS: number | undefined;
  let changedAtMs = Date.now();
  let ownComponent: string | undefined;
  /** A page's own component comes first; those of other pages are prefetched. */
  const isAhead = (url: string) => {
    if (!PAGE_COMPONENT.test(url)) return false;
    ownComponent ??= url;
    return url !== ownComponent;
  };
  const change = (requestId: string) => {
    changedAtMs = Date.now();
    return pending.get(requestId);
  };

  session.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    change(requestId);
    if (!request.url.startsWith("http")) return;
    const kind = isAhead(request.url) ? "prefetch" : (KIND_OF_TYPE[type ?? ""] ?? "other");
    pending.set(requestId, { url: request.url, kind, bodyBytes: 0, fromCache: false });
  });
  session.on("Network.responseReceived", ({ requestId, response }) => {
    const request = change(requestId);
    if (!request) return;
    request.bodyBytes = Number(header(response.headers, "content-length") ?? 0);
    request.fromCache ||= Boolean(response.fromDiskCache || response.fromPrefetchCache);
  });
  session.on("Network.requestServedFromCache", ({ requestId }) => {
    const request = change(requestId);
    if (request) request.fromCache = true;
  });
  session.on("Network.loadingFinished", ({ requestId, timestamp, encodedDataLength }) => {
    const request = change(requestId);
    pending.delete(requestId);
    if (!request || request.fromCache) return;
    const { url, kind, bodyBytes } = request;
    transfers.push({ url, kind, bodyBytes, transferredBytes: encodedDataLength, finishedAtS: timestamp });
  });
  session.on("Network.loadingFailed", ({ requestId }) => {
    change(requestId);
    pending.delete(requestId);
  });
  session.on("Page.loadEventFired", ({ timestamp }) => {
    loadedAtS ??= timestamp;
  });
  await session.send("Network.enable");
  await session.send("Page.enable");

  return {
    transfers,
    loadedAtS: () => loadedAtS,
    quietForMs: () => (pending.size > 0 ? 0 : Date.now() - changedAtMs),
  };
}

function header(headers: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
}

/**
 * Sums up what a page loaded.
 * @param loadedAtS when its `load` event was
 * @param inlineScriptBytes script that stands in the page itself, after gzip
 */
export function sumTraffic(
  transfers: readonly Transfer[],
  loadedAtS: number | undefined,
  inlineScriptBytes: number,
): Sample {
  const early = transfers.filter(({ finishedAtS }) => loadedAtS !== undefined && finishedAtS <= loadedAtS);
  const wanted = transfers.filter(({ kind }) => kind !== "prefetch");
  const prefetched = transfers.filter(({ kind, url }) => kind === "prefetch" && /\.js($|\?)/.test(url));
  const sample: Sample = {
    htmlBytes: bodies(ofKind(transfers, "document")),
    scriptBeforeLoadBytes: inlineScriptBytes + bodies(ofKind(early, "script")),
    scriptBytes: inlineScriptBytes + bodies(ofKind(transfers, "script")),
    prefetchedScriptBytes: bodies(prefetched),
    beforeLoadBytes: transferred(early),
    totalBytes: transferred(wanted),
  };
  for (const kind of KINDS) {
    sample[`beforeLoad.${kind}`] = transferred(ofKind(early, kind));
    sample[`total.${kind}`] = transferred(ofKind(transfers, kind));
  }
  return sample;
}

const ofKind = (transfers: readonly Transfer[], kind: Kind) => transfers.filter((transfer) => transfer.kind === kind);
const bodies = (transfers: readonly Transfer[]) => transfers.reduce((sum, { bodyBytes }) => sum + bodyBytes, 0);
const transferred = (transfers: readonly Transfer[]) =>
  transfers.reduce((sum, { transferredBytes }) => sum + transferredBytes, 0);

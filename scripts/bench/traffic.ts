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

export type Traffic = Awaited<ReturnType<typeof recordTraffic>>;

/** Writes down what a page loads, from before it goes anywhere. */
export async function recordTraffic(session: CDPSession) {
  const transfers: Transfer[] = [];
  const pending = new Map<string, Pick<Transfer, "url" | "kind" | "bodyBytes"> & { fromCache: boolean }>();
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

  session.on("Network.requestWillBeSent", ({ requestId, request: { url }, type }) => {
    change(requestId);
    if (!url.startsWith("http")) return;
    const kind = isAhead(url) ? "prefetch" : (KIND_OF_TYPE[type ?? ""] ?? "other");
    pending.set(requestId, { url, kind, bodyBytes: 0, fromCache: false });
  });
  session.on("Network.responseReceived", ({ requestId, response }) => {
    const request = change(requestId);
    if (!request) return;
    request.bodyBytes = Number(new Headers(response.headers).get("content-length"));
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
    /** When the page's `load` event was; `undefined` before. */
    loadedAtS: () => loadedAtS,
    /** ms since something was last asked for or came in; 0 while something is on its way. */
    quietForMs: () => (pending.size > 0 ? 0 : Date.now() - changedAtMs),
  };
}

/** Sums up what a page loaded, until its `load` event and in all, with the script in the page itself, after gzip. */
export function sumTraffic(transfers: readonly Transfer[], loadedAtS = 0, inlineScriptBytes = 0): Sample {
  const early = transfers.filter(({ finishedAtS }) => finishedAtS <= loadedAtS);
  const wanted = transfers.filter(({ kind }) => kind !== "prefetch");
  const prefetched = transfers.filter(({ kind, url }) => kind === "prefetch" && /\.js($|\?)/.test(url));
  const sample: Sample = {
    htmlBytes: sum("bodyBytes", transfers, "document"),
    scriptBeforeLoadBytes: inlineScriptBytes + sum("bodyBytes", early, "script"),
    scriptBytes: inlineScriptBytes + sum("bodyBytes", transfers, "script"),
    prefetchedScriptBytes: sum("bodyBytes", prefetched),
    beforeLoadBytes: sum("transferredBytes", early),
    totalBytes: sum("transferredBytes", wanted),
  };
  for (const kind of KINDS) {
    sample[`beforeLoad.${kind}`] = sum("transferredBytes", early, kind);
    sample[`total.${kind}`] = sum("transferredBytes", transfers, kind);
  }
  return sample;
}

/** Sums up the bytes of some transfers, of one kind or of all. */
const sum = (bytes: "bodyBytes" | "transferredBytes", transfers: readonly Transfer[], wanted?: Kind) =>
  transfers.reduce((total, { kind, [bytes]: size }) => total + (wanted && kind !== wanted ? 0 : size), 0);

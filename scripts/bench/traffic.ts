/** What a page asks the network for, read from the browser's own account of it. */
import type { CDPSession, Protocol } from 'puppeteer';

export interface Asked {
  url: string;
  method: string;
  /** As the browser calls it: Document, Script, Stylesheet, Fetch, Image … */
  type: string;
  /** Seconds on the browser's clock. */
  at: number;
  /** Bytes of the body as they came, compressed where the server did so. */
  bytes: number;
  /** Bytes before the body. */
  headers: number;
}

export interface Traffic {
  asked: Asked[];
  /** When the page itself was asked for; NaN before. */
  startedAt: () => number;
  /** When everything the document names had been loaded; undefined before. */
  loadedAt: () => number | undefined;
  /** Ms since anything was asked for or came; 0 while something is still to come. */
  quietFor: () => number;
}

const isRequest = (url: string) => /^https?:/.test(url);

/** Begins to listen. */
export async function watchTraffic(session: CDPSession): Promise<Traffic> {
  const asked: Asked[] = [];
  const open = new Map<string, Asked>();
  let last = performance.now();
  let loadedAt: number | undefined;
  const finish = (id: string) => {
    open.delete(id);
    last = performance.now();
  };
  session.on('Network.requestWillBeSent', (event: Protocol.Network.RequestWillBeSentEvent) => {
    const { requestId, request, type = 'Other', timestamp } = event;
    if (!isRequest(request.url)) return;
    // A redirect goes on under the same id.
    finish(requestId);
    const one = { url: request.url, method: request.method, type, at: timestamp, bytes: 0, headers: 0 };
    asked.push(one);
    open.set(requestId, one);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const found = open.get(requestId);
    if (found) asked.splice(asked.indexOf(found), 1);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const found = open.get(requestId);
    if (found) found.bytes += encodedDataLength;
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const found = open.get(requestId);
    if (found) found.headers = response.encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const found = open.get(requestId);
    // The parts of a document come without their sizes.
    if (found?.bytes === 0) found.bytes = Math.max(0, encodedDataLength - found.headers);
    finish(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => finish(requestId));
  session.on('Page.loadEventFired', ({ timestamp }) => {
    loadedAt = timestamp;
  });
  await session.send('Network.enable');
  await session.send('Page.enable');
  return {
    asked,
    startedAt: () => asked[0]?.at ?? Number.NaN,
    loadedAt: () => loadedAt,
    quietFor: () => (open.size > 0 ? 0 : performance.now() - last),
  };
}

/**
 * The browsers and portals of a run. Each worker keeps one browser, and one portal for each build it requests, for all
 * its files: restarting them is slow, and a browser has the scripts of a known address cached and compiled.
 *
 * They belong to Jest's main process, because a worker does not announce its end; workers request them over loopback.
 */
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launchBrowser, launchFirefox } from './browser';
import { isFirefox } from './firefox';
import { startServer } from './server';

interface Started {
  address: string;
  stop: () => Promise<void>;
}

let stop: (() => Promise<void>) | undefined;

const startBrowser = async (): Promise<Started> => {
  if (isFirefox) return launchFirefox();
  const browser = await launchBrowser();
  return { address: browser.wsEndpoint(), stop: () => browser.close() };
};

const startPortal = async (root: string, parts: string): Promise<Started> => {
  const { origin, stop } = await startServer(root, parts);
  return { address: origin, stop };
};

/**
 * Starts the server that provides them.
 * @returns the server's address: `/<worker>/browser` returns a WebSocket address, `/<worker>/<build>` a portal's origin
 */
export async function startResources(): Promise<string> {
  const { bundleServerParts } = await import('../../../../scripts/serverParts.mjs');
  const { replaceTexts } = await import('../../../support/replaceTexts.mjs');
  const { cheapProof } = await import('../../../support/cheapProof.mjs');
  const parts = await bundleServerParts([replaceTexts([cheapProof])]);
  const started = new Map<string, Promise<Started>>();
  const provide = (path: string): Promise<Started> => {
    const what = path.split('/')[2] ?? '';
    const found = started.get(path) ?? (what === 'browser' ? startBrowser() : startPortal(what, parts));
    started.set(path, found);
    return found;
  };
  const server = createServer(async (req, res) => {
    try {
      res.end((await provide(req.url ?? '')).address);
    } catch (error) {
      res.writeHead(500).end(String(error));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stop = async () => {
    server.close();
    server.closeAllConnections();
    await Promise.allSettled([...started.values()].map(async (one) => (await one).stop()));
    rmSync(parts, { force: true });
  };
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Stops everything that was started. */
export async function stopResources(): Promise<void> {
  await stop?.();
}

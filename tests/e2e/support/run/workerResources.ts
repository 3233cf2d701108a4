/**
 * The browsers and portals of a run. All files of a worker share one browser, and one portal for each build they request:
 * starting them is slow, and the browser caches the compiled scripts of an address.
 *
 * Jest's main process starts and stops them, because a worker is not notified of its end; workers request them over
 * loopback.
 */
import { rmSync } from 'node:fs';
import { listen } from '../../../support/servers/listen';
import { launchBrowser, launchFirefox } from './browser';
import { isFirefox } from './firefox';
import { startServer } from './server';

interface Resource {
  address: string;
  stop: () => Promise<void>;
}

let stop: (() => Promise<void>) | undefined;

const startBrowser = async (): Promise<Resource> => {
  if (isFirefox) return launchFirefox();
  const browser = await launchBrowser();
  return { address: browser.wsEndpoint(), stop: () => browser.close() };
};

const startPortal = async (root: string, parts: string): Promise<Resource> => {
  const { origin, stop } = await startServer(root, parts);
  return { address: origin, stop };
};

/**
 * Starts the server that provides them.
 * @returns the server's address: `/<worker>/browser` returns a WebSocket address, `/<worker>/<build>` a portal's origin
 */
export async function startResources(): Promise<string> {
  const { bundleServerParts } = await import('../../../../scripts/shared/serverParts.mjs');
  const { replaceTexts } = await import('../../../support/servers/replaceTexts.mjs');
  const { cheapProof } = await import('../../../support/servers/cheapProof.mjs');
  const parts = await bundleServerParts([replaceTexts([cheapProof])]);
  const started = new Map<string, Promise<Resource>>();
  const provide = (path: string): Promise<Resource> => {
    const name = path.split('/')[2] ?? '';
    const resource = started.get(path) ?? (name === 'browser' ? startBrowser() : startPortal(name, parts));
    started.set(path, resource);
    return resource;
  };
  const { origin, close } = await listen(async (req, res) => {
    try {
      res.end((await provide(req.url ?? '')).address);
    } catch (error) {
      res.writeHead(500).end(String(error));
    }
  });
  stop = async () => {
    await close();
    await Promise.allSettled([...started.values()].map(async (resource) => (await resource).stop()));
    rmSync(parts, { force: true });
  };
  return origin;
}

/** Stops all browsers, all portals and the server that provides them. */
export async function stopResources(): Promise<void> {
  await stop?.();
}

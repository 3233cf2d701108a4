/** Scripts that are slow to come: all of a page's but the first, held until they are let go. */
import type { HTTPRequest } from 'puppeteer';
import type { Visitor } from './visitor';

export interface SlowScripts {
  /** Lets those that wait and all that follow through. */
  come: () => Promise<void>;
  /** The next so many requests for such an address fail when it is their turn. */
  fail: (address: RegExp, times: number) => void;
}

const isHeld = (request: HTTPRequest) => /\/(?!early\.)[^/]+\.js$/.test(new URL(request.url()).pathname);

/** From now on this visitor's scripts wait. */
export async function holdScripts(visitor: Visitor): Promise<SlowScripts> {
  const waiting: HTTPRequest[] = [];
  let held = true;
  let failing = { address: /^$/, times: 0 };
  const letGo = (request: HTTPRequest) => {
    if (!failing.address.test(request.url()) || failing.times-- <= 0) return request.continue();
    return request.abort('connectionreset');
  };
  await visitor.page.setRequestInterception(true);
  visitor.page.on('request', (request) => {
    if (held && isHeld(request)) waiting.push(request);
    else void letGo(request);
  });
  return {
    come: async () => {
      held = false;
      await Promise.all(waiting.splice(0).map(letGo));
    },
    fail: (address, times) => {
      failing = { address, times };
    },
  };
}

/** Opens an address without waiting for more than a field of its HTML, and the first script. */
export async function opensEarly(visitor: Visitor, path: string, field: string): Promise<void> {
  const first = visitor.page.waitForResponse((response) => /\/early\.[^/]+\.js$/.test(response.url()));
  void visitor.page.goto(visitor.origin + path).catch(() => undefined);
  await visitor.findsAt(`[name="${field}"]`);
  await first;
}

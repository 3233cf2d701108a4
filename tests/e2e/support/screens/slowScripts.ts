/** Delays scripts of a page until the test releases them. */
import type { HTTPRequest } from 'puppeteer';
import type { Visitor } from '../visitor';

export interface SlowScripts {
  /** Releases the held requests and all later ones. */
  release: () => Promise<void>;
  /** Lets the next `times` released requests for a matching address fail. */
  fail: (address: RegExp, times: number) => void;
}

/** All scripts except the first, early.js. */
const ALL_BUT_EARLY = /\/(?!early\.)[^/]+\.js$/;

/** Delays this visitor's scripts whose path matches. */
export async function holdScripts(visitor: Visitor, scripts = ALL_BUT_EARLY): Promise<SlowScripts> {
  const heldRequests: HTTPRequest[] = [];
  let isHolding = true;
  let failing = { address: /^$/, times: 0 };
  const continueOrAbort = (request: HTTPRequest) => {
    if (!failing.address.test(request.url()) || failing.times-- <= 0) return request.continue();
    return request.abort('connectionreset');
  };
  await visitor.page.setRequestInterception(true);
  visitor.page.on('request', (request) => {
    if (isHolding && scripts.test(new URL(request.url()).pathname)) heldRequests.push(request);
    else void continueOrAbort(request);
  });
  return {
    release: async () => {
      isHolding = false;
      await Promise.all(heldRequests.splice(0).map(continueOrAbort));
    },
    fail: (address, times) => {
      failing = { address, times };
    },
  };
}

/** Opens an address, and waits only for a field of its HTML and for the first script. */
export async function opensEarly(visitor: Visitor, path: string, field: string): Promise<void> {
  const first = visitor.page.waitForResponse((response) => /\/early\.[^/]+\.js$/.test(response.url()));
  void visitor.page.goto(visitor.origin + path).catch(() => undefined);
  await visitor.findsAt(`[name="${field}"]`);
  await first;
}

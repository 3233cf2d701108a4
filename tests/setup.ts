/** Runs before each unit test file. */
import { TextEncoder } from 'node:util';
import { getFirstPages } from '../config/firstPages';
import routes from '../config/routes';
import { laterSubCodes } from '../src/contract/laterSubCodes';
import { clearCache } from '../src/utils/http/cache';
import { addSubCodes } from '../src/utils/subCodeNames';
import { FakeBroadcastChannel } from './support/tabMessages';

// As the route table brings it.
addSubCodes(laterSubCodes);

// As .umirc.ts defines it for the build.
Object.assign(globalThis, { FIRST_PAGES: getFirstPages(routes) });
if (typeof window !== 'undefined') {
  // jsdom has no TextEncoder, no BroadcastChannel, and no media queries, whose changes antd observes by the older name.
  Object.assign(globalThis, { TextEncoder, BroadcastChannel: FakeBroadcastChannel });
  const ignore = () => undefined;
  const listeners = { addEventListener: ignore, removeEventListener: ignore };
  const olderListeners = { addListener: ignore, removeListener: ignore };
  window.matchMedia = (media) => ({ media, matches: false, ...listeners, ...olderListeners }) as never;
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

// On a busy machine a page may be slow. Only tests of pages load the library.
if (expect.getState().testPath?.endsWith('.tsx')) {
  const { configure } = jest.requireActual<typeof import('@testing-library/react')>('@testing-library/react');
  configure({ asyncUtilTimeout: 15_000 });
  const { visits } = jest.requireActual<typeof import('./support/umi')>('./support/umi');
  beforeEach(() => {
    visits.length = 0;
  });
}

// The cached responses of one test must not reach the next.
afterEach(() => clearCache());

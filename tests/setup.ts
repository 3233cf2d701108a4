/** Runs before each unit test file. */
import { TextEncoder } from 'node:util';
import { getFirstPages } from '../config/firstPages';
import routes from '../config/routes';
import { lazySubCodes } from '../src/contract/lazySubCodes';
import { clearCache } from '../src/utils/http/cache';
import { addSubCodes } from '../src/utils/subCodeNames';
import { FakeBroadcastChannel } from './support/fakes/tabMessages';

// In the build, src/utils/routing/pageRoute.ts adds these.
addSubCodes(lazySubCodes);

// .umirc.ts defines this global for the build.
Object.assign(globalThis, { FIRST_PAGES: getFirstPages(routes) });
if (typeof window !== 'undefined') {
  // jsdom has no TextEncoder, BroadcastChannel or media queries. antd observes these by the older addListener.
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

// On a busy machine a page may be slow. Only component tests load Testing Library.
if (expect.getState().testPath?.endsWith('.tsx')) {
  const { configure } = jest.requireActual<typeof import('@testing-library/react')>('@testing-library/react');
  configure({ asyncUtilTimeout: 15_000 });
  const { visits } = jest.requireActual<typeof import('./support/fakes/umi')>('./support/fakes/umi');
  beforeEach(() => {
    visits.length = 0;
  });
}

// The cached responses of one test must not reach the next.
afterEach(() => clearCache());

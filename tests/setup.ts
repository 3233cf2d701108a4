/** Runs before each unit test file. */
import { TextEncoder } from 'node:util';
import { getFirstPages } from '../config/firstPages';
import routes from '../config/routes';
import { laterSubCodes } from '../src/contract/laterSubCodes';
import { clearCache } from '../src/utils/http/cache';
import { addSubCodes } from '../src/utils/subCodeNames';

// As the route table brings it.
addSubCodes(laterSubCodes);

// As .umirc.ts defines it for the build.
Object.assign(globalThis, { FIRST_PAGES: getFirstPages(routes) });
if (typeof window !== 'undefined') {
  // jsdom has no TextEncoder.
  Object.assign(globalThis, { TextEncoder });
  // Nor media queries; antd asks for some, and hears of changes by the older name.
  const ignore = () => undefined;
  const listeners = { addEventListener: ignore, removeEventListener: ignore };
  const olderListeners = { addListener: ignore, removeListener: ignore };
  window.matchMedia = (media) => ({ media, matches: false, ...listeners, ...olderListeners }) as never;
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

// What is waited for in a page may take its time on a busy machine. Only tests of pages load the library for it.
if (expect.getState().testPath?.endsWith('.tsx')) {
  const { configure } = jest.requireActual<typeof import('@testing-library/react')>('@testing-library/react');
  configure({ asyncUtilTimeout: 15_000 });
  const { visits } = jest.requireActual<typeof import('./support/umi')>('./support/umi');
  beforeEach(() => {
    visits.length = 0;
  });
}

// The next test is another person: no answer stays.
afterEach(() => clearCache());

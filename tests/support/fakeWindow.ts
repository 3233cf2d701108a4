/** As much of a browser window as the utilities touch, for tests in Node. */

export const ORIGIN = 'https://portal.example.test';

function memoryStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const location = {
  origin: ORIGIN,
  pathname: '/',
  search: '',
  hash: '',
  assign: jest.fn(),
  replace: jest.fn(),
  reload: jest.fn(),
};

/** Puts the window at an address of the portal. */
export function moveTo(path: string) {
  const { pathname, search, hash } = new URL(path, ORIGIN);
  Object.assign(location, { pathname, search, hash });
}

/** A fresh window at '/', as the globals `window` and `navigator`. */
export function openWindow() {
  moveTo('/');
  const window = {
    location,
    localStorage: memoryStorage(),
    sessionStorage: memoryStorage(),
    g_lang: undefined as string | undefined,
  };
  Object.assign(globalThis, { window });
  Object.defineProperty(globalThis, 'navigator', { value: { languages: ['en-US'] }, configurable: true });
  return window;
}

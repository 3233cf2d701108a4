/** The parts of a browser window that the utilities use, for tests in Node. */

export const ORIGIN = 'https://portal.example.test';

function memoryStorage() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
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

/** Sets the window's location to an address of the portal. */
export function moveTo(path: string) {
  const { pathname, search, hash } = new URL(path, ORIGIN);
  Object.assign(location, { pathname, search, hash });
}

/** Installs a new window at '/', as the globals `window` and `navigator`; returns the window. */
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

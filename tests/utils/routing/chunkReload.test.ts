import { MINUTE } from '@/constants';
import {
  hasUnsavedInput,
  isChunkError,
  isServerReachable,
  markUnsaved,
  reloadOnce,
} from '@/utils/routing/chunkReload';
import { openWindow } from '../../support/fakes/fakeWindow';

const NOW = 1_900_000_000_000;
const clock = jest.spyOn(Date, 'now');

beforeEach(() => {
  openWindow();
  jest.clearAllMocks();
  clock.mockReturnValue(NOW);
});
afterEach(() => markUnsaved('form', false));

const reload = () => jest.mocked(window.location.reload).mock.calls.length;

test.each([
  Object.assign(new Error('x'), { name: 'ChunkLoadError' }),
  new Error('Loading chunk 12 failed.\n(timeout: /p__login.async.js)'),
  new Error('Loading CSS chunk 3 failed.'),
  new TypeError('Failed to fetch dynamically imported module: https://portal.example.test/a.js'),
])('recognizes a chunk error: %s', (error) => {
  expect(isChunkError(error)).toBe(true);
});

test.each([
  new Error('http error'),
  new TypeError('x is undefined'),
  'Loading chunk 1 failed',
  null,
  undefined,
])('does not take another error for a chunk error: %s', (error) => {
  expect(isChunkError(error)).toBe(false);
});

test('reloads once, not again shortly after, and again much later', () => {
  expect(reloadOnce()).toBe(true);
  expect(reloadOnce()).toBe(false);
  clock.mockReturnValue(NOW + 5 * MINUTE - 1);
  expect(reloadOnce()).toBe(false);
  clock.mockReturnValue(NOW + 5 * MINUTE);
  expect(reloadOnce()).toBe(true);
  expect(reload()).toBe(2);
});

test('does not reload while a form holds unsaved input', () => {
  markUnsaved('form', true);
  markUnsaved('other', true);
  markUnsaved('other', false);
  expect(hasUnsavedInput()).toBe(true);
  expect(reloadOnce()).toBe(false);
  expect(reload()).toBe(0);
  markUnsaved('form', false);
  expect(reloadOnce()).toBe(true);
});

test('does not reload if storage cannot persist the time', () => {
  window.sessionStorage.setItem = () => {
    throw new Error('full');
  };
  expect(reloadOnce()).toBe(false);
  expect(reload()).toBe(0);
});

test.each([
  [false, () => Promise.resolve(new Response()), false],
  [true, () => Promise.resolve(new Response(null, { status: 500 })), true],
  [true, () => Promise.reject(new TypeError('Failed to fetch')), false],
])('checks whether the server responds: navigator.onLine %s', async (onLine, fetch, expected) => {
  Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true });
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetch);
  expect(await isServerReachable()).toBe(expected);
});

test.each(['garbage', String(NOW + 60 * MINUTE)])('reloads with the invalid time %j in storage', (stored) => {
  window.sessionStorage.setItem('portal_chunk_reload', stored);
  expect(reloadOnce()).toBe(true);
});

import { waitFor } from '@testing-library/react';
import { hydrateOrReplace } from '@/bootstrap/hydrateOrReplace';

const mockState = {
  locale: 'en-US',
  path: '/uaa/login',
  settings: {} as object,
  keys: [] as string[],
};
jest.mock('@/utils/i18n/locale', () => ({ getLocale: () => mockState.locale }));
jest.mock('@/utils/routing/currentAddress', () => ({ getCurrentPath: () => mockState.path }));
jest.mock('@/utils/storage/storage', () => ({
  storedKeys: (area: string) => (area === 'local' ? mockState.keys : []),
}));

const callback = jest.fn();
interface Options {
  rootElement: HTMLElement;
  callback?: () => void;
  hydrate?: boolean;
  __INTERNAL_DO_NOT_USE_OR_YOU_WILL_BE_FIRED: object;
}
const options = (root: HTMLElement): Options => ({
  rootElement: root,
  callback,
  __INTERNAL_DO_NOT_USE_OR_YOU_WILL_BE_FIRED: {},
});

function arrive(marks = 'data-page="/uaa/login" data-lang="en-US"'): HTMLElement {
  document.body.innerHTML = `<div id="root" ${marks}><form><input name="account"></form></div><p id="late"></p>`;
  return document.getElementById('root') as HTMLElement;
}

beforeEach(() => {
  window.scrollBy = jest.fn();
  delete document.documentElement.dataset.theme;
  callback.mockClear();
  Object.assign(mockState, { locale: 'en-US', path: '/uaa/login', keys: [] });
  window.history.replaceState(null, '', '/uaa/login');
});

test('does not change the options for the shell', () => {
  const given = options(arrive(''));
  expect(hydrateOrReplace(given) === given).toBe(true);
});

test('hydrates HTML that React would render, and removes the loading message', () => {
  const root = arrive();
  const taken = hydrateOrReplace(options(root));
  expect([taken.rootElement === root, taken.hydrate]).toEqual([true, true]);
  expect(document.getElementById('late')).toBeNull();
  expect(root.dataset.page).toBeUndefined();
});

test.each([
  ['what is kept and shows nowhere', { keys: ['umi_locale', 'of_somebody_else', 'portal_activity'] }],
  ['a slash at the end', { path: '/uaa/login/' }],
  ['capital letters', { path: '/UAA/Login' }],
])('%s is no hindrance', (_, state) => {
  Object.assign(mockState, state);
  expect(hydrateOrReplace(options(arrive())).hydrate).toBe(true);
});

test('ignores a fragment of the address', () => {
  window.history.replaceState(null, '', '/uaa/login#form');
  expect(hydrateOrReplace(options(arrive())).hydrate).toBe(true);
});

test.each([
  ['another language', () => Object.assign(mockState, { locale: 'pt-BR' })],
  ['another page', () => Object.assign(mockState, { path: '/uaa/register' })],
  ['a dark theme', () => Object.assign(document.documentElement.dataset, { theme: 'dark' })],
  ['a query', () => window.history.replaceState(null, '', '/uaa/login?referer=%2Fuser')],
  ['settings of their own', () => Object.assign(mockState, { keys: ['portal_settings'] })],
  ['a device that remembers', () => Object.assign(mockState, { keys: ['portal_last_channel'] })],
])('renders beside the HTML with %s, and replaces it when it is complete', (_, prepare) => {
  prepare();
  const old = arrive();
  const given = hydrateOrReplace(options(old));
  expect(given.hydrate).toBeUndefined();
  expect(document.getElementById('root') === old).toBe(true);
  given.rootElement.innerHTML = '<form><input name="other"><input name="account"></form>';
  const typed = old.querySelector('input') as HTMLInputElement;
  typed.value = 'demo';
  typed.focus();
  typed.setSelectionRange(1, 2);
  given.callback?.();
  expect(document.getElementById('root') === given.rootElement).toBe(true);
  expect(callback).toHaveBeenCalledTimes(1);
  const field = document.activeElement as HTMLInputElement;
  expect([field.name, old.contains(field)]).toEqual(['account', false]);
});

test.each([
  ['hydrates', 'en-US'],
  ['replaces', 'pt-BR'],
])('replays the recorded presses after React %s the page', async (_, locale) => {
  mockState.locale = locale;
  const button = '<button type="button" data-press="elder">Large text</button>';
  const root = arrive();
  root.innerHTML = button;
  window.earlyPresses = [{ control: root.querySelector('button') as HTMLButtonElement, checked: false }];
  const taken = hydrateOrReplace(options(root));
  if (!taken.hydrate) taken.rootElement.innerHTML = button;
  const pressed = jest.fn();
  taken.rootElement.addEventListener('click', pressed);
  expect(pressed).not.toHaveBeenCalled();
  taken.callback?.();
  await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
  expect([window.earlyPresses, callback.mock.calls.length]).toEqual([undefined, 1]);
});

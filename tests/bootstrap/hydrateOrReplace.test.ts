/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { hydrateOrReplace } from '@/bootstrap/hydrateOrReplace';

const open = (path: string) => window.history.replaceState(null, '', path);
const store = (...keys: string[]) => {
  for (const key of keys) localStorage.setItem(key, 'en-US');
};
/** The user has chosen another language than the HTML has. */
const chooseLanguage = () => localStorage.setItem('umi_locale', 'pt-BR');

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
  open('/uaa/login');
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
  ['stored values that affect no page', () => store('umi_locale', 'key_of_another_app', 'portal_activity')],
  ['a slash at the end of the path', () => open('/uaa/login/')],
  ['capital letters in the path', () => open('/UAA/Login')],
  ['a fragment in the address', () => open('/uaa/login#form')],
])('hydrates the HTML despite %s', (_, prepare) => {
  prepare();
  expect(hydrateOrReplace(options(arrive())).hydrate).toBe(true);
});

test.each([
  ['another language', chooseLanguage],
  ['another page', () => open('/uaa/register')],
  ['a dark theme', () => Object.assign(document.documentElement.dataset, { theme: 'dark' })],
  ['a query', () => open('/uaa/login?referer=%2Fuser')],
  ['settings of the user', () => store('portal_settings')],
  ['a device that remembers', () => store('portal_last_channel')],
  ['typed text in the tab', () => sessionStorage.setItem('portal_kept_sms', '{}')],
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
  ['hydrates', () => undefined],
  ['replaces', chooseLanguage],
])('replays the recorded clicks after React %s the page', async (_, prepare) => {
  prepare();
  const button = '<button type="button" data-press="elder">Large text</button>';
  const root = arrive();
  root.innerHTML = button;
  window.earlyClicks = [{ control: root.querySelector('button') as HTMLButtonElement, checked: false }];
  const taken = hydrateOrReplace(options(root));
  if (!taken.hydrate) taken.rootElement.innerHTML = button;
  const pressed = jest.fn();
  taken.rootElement.addEventListener('click', pressed);
  expect(pressed).not.toHaveBeenCalled();
  taken.callback?.();
  await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
  expect([window.earlyClicks, callback.mock.calls.length]).toEqual([undefined, 1]);
});

/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { changeSettings, useSettings } from '@/theme/settings';
import defaultSettings from '../../config/defaultSettings';

const KEY = 'portal_settings';
type Settings = typeof import('@/theme/settings');

/** Loads the module with this value in storage. */
async function opened(stored?: string): Promise<Settings> {
  if (stored !== undefined) localStorage.setItem(KEY, stored);
  let settings: Settings | undefined;
  await jest.isolateModulesAsync(async () => {
    settings = await import('@/theme/settings');
  });
  return settings as Settings;
}

test('starts with the defaults', async () => {
  expect((await opened()).getSettings()).toEqual(defaultSettings);
});

test.each(['{"navTheme":', '7', 'null', '[]', '"dark"'])('ignores the stored value %s', async (stored) => {
  expect((await opened(stored)).getSettings()).toEqual(defaultSettings);
});

test('keeps valid settings and repairs invalid ones', async () => {
  const stored = { navTheme: 'realDark', layout: 'mix', colorPrimary: 'red', fixedHeader: 'no', elder: true };
  expect((await opened(JSON.stringify(stored))).getSettings()).toEqual({
    ...defaultSettings,
    navTheme: 'realDark',
    elder: true,
  });
});

test('drops unknown settings', async () => {
  const { getSettings } = await opened('{"evil":1,"__proto__":{"elder":true},"constructor":{}}');
  expect(getSettings()).toEqual(defaultSettings);
});

test('notifies of a change, stores it, and can reset it', async () => {
  const { changeSettings, getSettings, resetSettings } = await opened();
  changeSettings({ layout: 'top', colorPrimary: '#722ed1' });
  expect(getSettings()).toMatchObject({ layout: 'top', colorPrimary: '#722ed1' });
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual(getSettings());
  resetSettings();
  expect(getSettings()).toEqual(defaultSettings);
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual(defaultSettings);
});

test('repairs an invalid change before applying and storing it', async () => {
  const { changeSettings, getSettings } = await opened();
  changeSettings({ colorPrimary: 'url(//evil.example)', layout: 'mix' as never, elder: true });
  expect(getSettings()).toEqual({ ...defaultSettings, elder: true });
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual(getSettings());
});

test('follows changes of this tab and of other tabs', () => {
  const { result } = renderHook(() => useSettings());
  act(() => changeSettings({ elder: true }));
  expect(result.current.elder).toBe(true);
  localStorage.setItem(KEY, JSON.stringify({ ...defaultSettings, colorWeak: true }));
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  });
  expect(result.current).toEqual({ ...defaultSettings, colorWeak: true });
});

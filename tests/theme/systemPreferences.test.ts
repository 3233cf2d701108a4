/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { applyThemeToDocument } from '@/theme/applyThemeToDocument';
import { changeSettings } from '@/theme/settings';
import { isDarkTheme, useDarkTheme } from '@/theme/systemPreferences';
import defaultSettings from '../../config/defaultSettings';

const listeners = new Set<() => void>();
let isSystemDark = false;

beforeEach(() => {
  isSystemDark = false;
  window.matchMedia = (media) =>
    ({
      media,
      matches: isSystemDark && media === '(prefers-color-scheme: dark)',
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    }) as never;
});

test('follows the system until a theme is chosen', () => {
  const { result } = renderHook(() => useDarkTheme());
  expect(result.current).toBe(false);
  isSystemDark = true;
  act(() => {
    for (const listener of listeners) listener();
  });
  expect(result.current).toBe(true);
  act(() => changeSettings({ navTheme: 'light' }));
  expect(result.current).toBe(false);
  act(() => changeSettings({ navTheme: 'realDark' }));
  isSystemDark = false;
  expect(result.current).toBe(true);
});

test('marks the document with the theme of the system', () => {
  isSystemDark = true;
  expect(isDarkTheme(defaultSettings)).toBe(true);
  applyThemeToDocument(defaultSettings);
  expect(document.documentElement.dataset.theme).toBe('dark');
  applyThemeToDocument({ ...defaultSettings, navTheme: 'light' });
  expect(document.documentElement.dataset.theme).toBe('light');
});

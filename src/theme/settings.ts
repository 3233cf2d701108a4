/** The settings of theme, navigation, color-blind mode and elder mode, stored on this device. */

import { useSyncExternalStore } from 'react';
import { isBrowser } from '@/utils/isBrowser';
import { createListeners } from '@/utils/listeners';
import { readJson, writeJson } from '@/utils/storage/storage';
import defaultSettings, { type PortalSettings } from '../../config/defaultSettings';

const KEY = 'portal_settings';
const listeners = createListeners();

/** Returns only known settings of the right type: stored values may be old or from another program. */
function repaired(stored: unknown): PortalSettings {
  if (typeof stored !== 'object' || stored === null) return defaultSettings;
  const known = Object.entries(defaultSettings).map(([key, fallback]) => {
    const value = Object.hasOwn(stored, key) ? (stored as Record<string, unknown>)[key] : undefined;
    return [key, typeof value === typeof fallback ? value : fallback];
  });
  const settings = Object.fromEntries(known) as PortalSettings;
  const oneOf = <V extends string>(value: V, ...values: V[]): V =>
    values.includes(value) ? value : (values[0] as V);
  return {
    ...settings,
    navTheme: oneOf(settings.navTheme, 'system', 'light', 'realDark'),
    contentWidth: oneOf(settings.contentWidth, 'Fluid', 'Fixed'),
    layout: oneOf(settings.layout, 'side', 'top'),
    colorPrimary: /^#[\da-f]{6}$/i.test(settings.colorPrimary)
      ? settings.colorPrimary
      : defaultSettings.colorPrimary,
  };
}

let current = repaired(readJson('local', KEY));

/** Returns the current settings. */
export const getSettings = (): PortalSettings => current;

function publish(settings: PortalSettings) {
  current = settings;
  listeners.call();
}

/** Changes some settings, stores them, and notifies all listeners. */
export function changeSettings(change: Partial<PortalSettings>) {
  publish(repaired({ ...current, ...change }));
  writeJson('local', KEY, current);
}

export const resetSettings = () => changeSettings(defaultSettings);

// Follow changes in other tabs of the same browser.
if (isBrowser()) {
  window.addEventListener('storage', (event) => {
    if (event.key === KEY) publish(repaired(readJson('local', KEY)));
  });
}

/** Settings for prerendering, before any user's settings are known. */
let served = defaultSettings;
const getServedSettings = () => served;

/** Uses these settings for prerendering while `render` runs. */
export function serveSettings(settings: PortalSettings, render: () => void) {
  served = settings;
  try {
    render();
  } finally {
    served = defaultSettings;
  }
}

/** Returns the current settings as a hook. */
export const useSettings = (): PortalSettings =>
  useSyncExternalStore(listeners.add, getSettings, getServedSettings);

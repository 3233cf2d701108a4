/** The one settings object behind theme, navigation, weak and elder mode, kept on this device. */

import { useSyncExternalStore } from 'react';
import { isBrowser } from '@/utils/isBrowser';
import { createListeners } from '@/utils/listeners';
import { readJson, writeJson } from '@/utils/storage/storage';
import defaultSettings, { type PortalSettings } from '../../config/defaultSettings';

const KEY = 'portal_settings';
const listeners = createListeners();

/** Keeps only known settings whose type is right: what is stored may be old, or not ours. */
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

/** The settings in force. */
export const getSettings = (): PortalSettings => current;

function publish(settings: PortalSettings) {
  current = settings;
  listeners.call();
}

/** Changes some settings and keeps them; every part of the page follows. */
export function changeSettings(change: Partial<PortalSettings>) {
  publish(repaired({ ...current, ...change }));
  writeJson('local', KEY, current);
}

export const resetSettings = () => changeSettings(defaultSettings);

// Other tabs of the same browser follow.
if (isBrowser()) {
  window.addEventListener('storage', (event) => {
    if (event.key === KEY) publish(repaired(readJson('local', KEY)));
  });
}

/** What a page is rendered with as HTML, before anybody's settings are known. */
let served = defaultSettings;
const getServedSettings = () => served;

/** Has pages rendered with these settings as long as `render` runs. */
export function serveSettings(settings: PortalSettings, render: () => void) {
  served = settings;
  try {
    render();
  } finally {
    served = defaultSettings;
  }
}

/** The settings in force, as a hook. */
export const useSettings = (): PortalSettings =>
  useSyncExternalStore(listeners.add, getSettings, getServedSettings);

/** The user's system settings: reduced motion, dark theme, more contrast. */
import { useSyncExternalStore } from 'react';
import { isBrowser } from '@/utils/isBrowser';
import type { PortalSettings } from '../../config/defaultSettings';
import { useSettings } from './settings';

/**
 * Returns the arguments of useSyncExternalStore for a media query. The HTML does not depend on it, so the server
 * snapshot may use the query during hydration; otherwise antd would wrap the page again after it, and React would
 * discard the HTML.
 */
function observe(media: string) {
  const matches = () => isBrowser() && window.matchMedia(media).matches;
  const subscribe = (listener: () => void) => {
    const query = window.matchMedia(media);
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  };
  return [subscribe, matches, matches] as const;
}

const reducedMotion = observe('(prefers-reduced-motion: reduce)');
const darkScheme = observe('(prefers-color-scheme: dark)');
const moreContrast = observe('(prefers-contrast: more)');

export const useReducedMotion = (): boolean => useSyncExternalStore(...reducedMotion);
export const useMoreContrast = (): boolean => useSyncExternalStore(...moreContrast);
export const useDarkScheme = (): boolean => useSyncExternalStore(...darkScheme);

/** Whether these settings result in the dark theme, for this color scheme of the system. */
export const isDarkTheme = ({ navTheme }: PortalSettings, isSchemeDark = darkScheme[1]()): boolean =>
  navTheme === 'realDark' || (navTheme === 'system' && isSchemeDark);

/** Whether the current theme is dark. */
export const useDarkTheme = (): boolean => isDarkTheme(useSettings(), useDarkScheme());

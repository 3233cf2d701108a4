/** What the user has asked of their system: less motion, a dark theme, more contrast. */
import { useSyncExternalStore } from 'react';
import { isBrowser } from '@/utils/isBrowser';
import type { PortalSettings } from '../../config/defaultSettings';
import { useSettings } from './settings';

/**
 * The arguments of useSyncExternalStore for a media query. The HTML is the same either way, so React may know the answer
 * while it hydrates: told later, antd would wrap the page again, and React would discard the HTML.
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

/** Whether these settings mean the dark theme, on a system with this color scheme. */
export const isDarkTheme = ({ navTheme }: PortalSettings, isSchemeDark = darkScheme[1]()): boolean =>
  navTheme === 'realDark' || (navTheme === 'system' && isSchemeDark);

/** Whether the theme in force is the dark one. */
export const useDarkTheme = (): boolean => isDarkTheme(useSettings(), useDarkScheme());

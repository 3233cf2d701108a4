/** Reads the address of the page that is open. Nothing here changes it: utils/routing/redirect does. */
import { isBrowser } from '@/utils/isBrowser';
import { HOME_PATH } from './paths/home';

/** Query and hash belong to one visitor: a page that is rendered as HTML has neither. */
const NOWHERE = { origin: '', pathname: '/', search: '', hash: '' };

/** The address of the page; '/' of no origin where no browser is. To read alone: it offers no way to another. */
export const getAddress = (): Pick<Location, keyof typeof NOWHERE> =>
  isBrowser() ? window.location : NOWHERE;

/** The base path of the portal, from the build. */
export const getBase = () => (typeof PORTAL_BASE === 'string' ? PORTAL_BASE : '/');

/** Path of the current page below the base. */
export function getCurrentPath(): string {
  const root = getBase().replace(/\/+$/, '');
  const { pathname } = getAddress();
  return pathname.startsWith(`${root}/`) ? pathname.slice(root.length) : HOME_PATH;
}

/** The page's own query; of a repeated parameter the last value. */
export const getCurrentQuery = (): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(getAddress().search));

/** The page's own query, byte for byte and without '?'. */
export const getRawQuery = (): string => getAddress().search.slice(1);

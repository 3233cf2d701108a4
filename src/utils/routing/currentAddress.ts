/** Reads the address of the open page. Only utils/routing/redirect changes it. */
import { isBrowser } from '@/utils/isBrowser';
import { HOME_PATH } from './paths/home';

/** The address during prerendering: query and hash differ by visitor, so the HTML has neither. */
const NOWHERE = { origin: '', pathname: '/', search: '', hash: '' };

/** Returns the address of the page, without the methods that navigate; '/' without an origin outside a browser. */
export const getAddress = (): Pick<Location, keyof typeof NOWHERE> =>
  isBrowser() ? window.location : NOWHERE;

/** The base path of the portal, from the build. */
export const getBase = () => (typeof PORTAL_BASE === 'string' ? PORTAL_BASE : '/');

/** Returns the path of the current page below the base. */
export function getCurrentPath(): string {
  const root = getBase().replace(/\/+$/, '');
  const { pathname } = getAddress();
  return pathname.startsWith(`${root}/`) ? pathname.slice(root.length) : HOME_PATH;
}

/** Returns the query of the page; for a repeated parameter the last value. */
export const getCurrentQuery = (): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(getAddress().search));

/** Returns the query of the page, unchanged and without '?'. */
export const getRawQuery = (): string => getAddress().search.slice(1);

import { getBase } from './currentAddress';
import { HOME_PATH } from './paths/home';

/**
 * A path that a browser would read as another host ('//host', or with ignored characters between the slashes) becomes
 * home.
 */
export const toOwnPath = (path: string): string => (/^\/(?![\t\n\r]*[/\\])/.test(path) ? path : HOME_PATH);

/** The href of a page of the portal, by its path below the base. */
export const toHref = (path: string): string => `${getBase().replace(/\/+$/, '')}${toOwnPath(path)}`;

import { getBase } from './currentAddress';
import { HOME_PATH } from './paths/home';

/**
 * Returns the path, or home if a browser would read it as another host ('//host', or with ignored characters between the
 * slashes).
 */
export const toOwnPath = (path: string): string => (/^\/(?![\t\n\r]*[/\\])/.test(path) ? path : HOME_PATH);

/** Returns the href of a page of the portal, by its path below the base. */
export const toHref = (path: string): string => `${getBase().replace(/\/+$/, '')}${toOwnPath(path)}`;

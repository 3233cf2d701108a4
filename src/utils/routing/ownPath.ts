import { getBase } from './currentAddress';
import { HOME_PATH } from './paths/home';

/** What a browser takes for another host ('//host', with what it removes between the slashes) becomes home. */
export const toOwnPath = (path: string): string => (/^\/(?![\t\n\r]*[/\\])/.test(path) ? path : HOME_PATH);

/** The href of a page of the portal, by its path below the base. */
export const toHref = (path: string): string => `${getBase().replace(/\/+$/, '')}${toOwnPath(path)}`;

/** The addresses of home. The first scripts contain this file, because they need it before the route table is loaded. */
import type { RoutePath } from '../../../../config/routes';

/** The address without a page; the route table redirects it to home. */
export const HOME_PATH = '/' satisfies RoutePath;
export const IDENTITY_PATH = '/user/identity_manage' satisfies RoutePath;

/** The address of home, and those that redirect to it (tests/contract/routes.test.ts). */
const HOME_PATHS: readonly string[] = [HOME_PATH, '/user', IDENTITY_PATH] satisfies readonly RoutePath[];

/** Whether this address opens home, whatever its query and fragment. */
export const isHomePath = (address: string): boolean => HOME_PATHS.includes(address.replace(/[?#].*$/s, ''));

/** The addresses of home. The first scripts carry this file: home is asked for before the route table is there. */
import type { RoutePath } from '../../../../config/routes';

/** The address without a page; the route table redirects it to home. */
export const HOME_PATH = '/' satisfies RoutePath;
export const IDENTITY_PATH = '/user/identity_manage' satisfies RoutePath;

/** The address of home, and those that redirect to it (tests/contract/routes.test.ts). */
const HOME_PATHS: readonly string[] = [HOME_PATH, '/user', IDENTITY_PATH] satisfies readonly RoutePath[];

/** Whether this address opens home; a query and a fragment do not count. */
export const isHomePath = (address: string): boolean => HOME_PATHS.includes(address.replace(/[?#].*$/s, ''));

/** The addresses of home. The first scripts carry this file: home is asked for before the route table is there. */
import type { RoutePath } from '../../../../config/routes';

/** Where a visitor with nowhere else to go is led; the table leads on from there. */
export const HOME_PATH = '/' satisfies RoutePath;
export const IDENTITY_PATH = '/user/identity_manage' satisfies RoutePath;

/** Home's own address, and those that the table leads on to it (tests/contract/routes.test.ts). */
const HOME_PATHS: readonly string[] = [HOME_PATH, '/user', IDENTITY_PATH] satisfies readonly RoutePath[];

/** Whether this address opens home; a query and a fragment do not count. */
export const isHomePath = (address: string): boolean => HOME_PATHS.includes(address.replace(/[?#].*$/s, ''));

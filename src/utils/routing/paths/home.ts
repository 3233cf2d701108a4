import type { RoutePath } from '../../../../config/routes';

/** Where a visitor with nowhere else to go is led; the table leads on from there. */
export const HOME_PATH = '/' satisfies RoutePath;

/** The addresses of home: its own, and those that the table leads on to it (tests/contract/routes.test.ts). */
const HOME_PATHS: readonly string[] = [
  HOME_PATH,
  '/user',
  '/user/identity_manage',
] satisfies readonly RoutePath[];

/** Whether this address opens home; a query and a fragment do not count. */
export const isHomePath = (address: string): boolean => HOME_PATHS.includes(address.replace(/[?#].*$/s, ''));

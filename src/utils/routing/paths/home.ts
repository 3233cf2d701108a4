import type { RoutePath } from '../../../../config/routes';

/** Where a visitor with nowhere else to go is led; the table leads on from there. */
export const HOME_PATH = '/' satisfies RoutePath;

import type { RoutePath } from '../../../../config/routes';
import type { SimulatorPath } from '../../../../config/simulatorRoutes';
import type { PlannedPath } from './planned';

type Page = RoutePath | SimulatorPath | PlannedPath;

/** The address of a page, with or without a query. No text that a server or an address gave is of this type. */
export type PagePath = Page | `${Page}?${string}`;
